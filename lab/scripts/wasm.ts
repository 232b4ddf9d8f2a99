/**
 * `npm run -w lab wasm`: compiles the solver, the value network and its gradient from AssemblyScript
 * to WebAssembly. With `--check` it only compares.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fail, root } from '../../scripts/prepare.mjs';

/** Each with the pages of its memory, 64 KiB each. */
const MODULES = [
  { source: 'src/fair/net/assembly/index.ts', file: 'src/fair/net/wasm.json', pages: 32 },
  { source: 'src/solver/assembly/index.ts', file: 'src/solver/wasm.json', pages: 12 },
  { source: 'lab/train/assembly/index.ts', file: 'lab/train/wasm.json', pages: 128 },
];
/** Not among the libraries: it weighs a hundred megabytes, and is needed rarely. */
const COMPILER = 'assemblyscript@0.28.20';
const SETTINGS = ['-O3', '--noAssert', '--uncheckedBehavior', 'always', '--use', 'abort='];

const { values: options } = parseArgs({ options: { check: { type: 'boolean' } } });

function compile(source: string, pages: number): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'bigben-wasm-'));
  const out = join(folder, 'out.wasm');
  const memory = ['--runtime', 'stub', '--enable', 'simd', '--initialMemory', `${pages}`];
  const args = ['asc', source, '-o', out, ...SETTINGS, ...memory];
  try {
    execFileSync('npx', ['--yes', '--package', COMPILER, ...args], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    return readFileSync(out);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

for (const { source, file, pages } of MODULES) {
  const path = join(root, file);
  const wasm = compile(source, pages).toString('base64');
  const compiled = `${JSON.stringify({ wasm }, null, 2)}\n`;
  if (!options.check) writeFileSync(path, compiled);
  else if (readFileSync(path, 'utf8') !== compiled)
    fail(`${file} is not what ${source} compiles to: npm run -w lab wasm`);
}
