/** Layers in WebAssembly, except where that is refused. */
import type { SearchPosition } from './engine/searchPosition.ts';
import type { Layers } from './layers.ts';
import { PlainLayers } from './plainLayers.ts';
import { WasmLayers } from './wasmLayers.ts';

/** @param position any position by the rule set of all positions to be searched */
export function makeLayers(position: SearchPosition): Layers {
  try {
    return new WasmLayers(position);
  } catch {
    return new PlainLayers(position);
  }
}
