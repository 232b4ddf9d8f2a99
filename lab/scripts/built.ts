/**
 * `tsx lab/scripts/built.ts FILE [ARGUMENTS]`: builds a program of `bench` or `train` with Vite,
 * like the command line, and runs it. Run directly by tsx, the loops of the solver take a seventh
 * longer (`npm run -w lab bench:whole -- 1 300`). All files of the folder are built, since a
 * program can start another as a thread.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build } from 'vite';
import { fail, root } from '../../scripts/prepare.mjs';

const [file, ...args] = process.argv.slice(2);
if (!file) fail('name a file, as in: tsx lab/scripts/built.ts lab/bench/whole.ts');

const folder = dirname(file);
const outDir = join('dist', folder);
const sources = readdirSync(join(root, folder)).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: {
    ssr: true,
    outDir,
    target: 'node20',
    rolldownOptions: {
      input: Object.fromEntries(sources.map((name) => [basename(name, '.ts'), join(folder, name)])),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
const program = join(outDir, `${basename(file, '.ts')}.js`);
process.exitCode =
  spawnSync(process.execPath, [program, ...args], { cwd: root, stdio: 'inherit' }).status ?? 1;
