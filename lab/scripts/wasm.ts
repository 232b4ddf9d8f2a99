/**
 * `npm run -w lab wasm`: compiles the value network (`src/fair/net/assembly`) from AssemblyScript to
 * WebAssembly, into src/fair/net/wasm.json. With `--check` it only compares.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fail, root } from '../../scripts/prepare.mjs';

const SOURCE = 'src/fair/net/assembly/index.ts';
const FILE = join(root, 'src/fair/net/wasm.json');
/** Not among the libraries: it weighs a hundred megabytes, and only this needs it. */
const COMPILER = 'assemblyscript@0.28.20';
/** In pages of 64 KiB. */
const MEMORY = 32;

const { values: options } = parseArgs({ options: { check: { type: 'boolean' } } });

function compile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bigben-wasm-'));
  const out = join(folder, 'net.wasm');
  const settings = ['-O3', '--noAssert', '--runtime', 'stub', '--enable', 'simd'];
  const args = ['asc', SOURCE, '-o', out, ...settings, '--initialMemory', `${MEMORY}`];
  try {
    execFileSync('npx', ['--yes', '--package', COMPILER, ...args], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    return `${JSON.stringify({ wasm: readFileSync(out).toString('base64') })}\n`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const compiled = compile();
if (!options.check) writeFileSync(FILE, compiled);
else if (readFileSync(FILE, 'utf8') !== compiled)
  fail(`${FILE} is not what its source compiles to: npm run -w lab wasm`);
