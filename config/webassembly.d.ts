/** The part of WebAssembly that is used here, which every environment has. */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array<ArrayBuffer>);
  }
  class Instance {
    constructor(module: Module);
    readonly exports: Record<string, unknown>;
  }
}
