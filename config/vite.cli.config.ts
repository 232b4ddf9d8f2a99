import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { manPageOf } from '../src/cli/program.ts';

/** Written beside the program, so that the package has it. */
const manual = (): Plugin => ({
  name: 'manual',
  writeBundle({ dir = '' }) {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    writeFileSync(join(dir, 'bigben.1'), manPageOf(version));
  },
});

/**
 * The command line for Node: the program, the file its threads run, and what the two share. Its
 * libraries stay outside, as dependencies. All lie in one folder: the program finds the thread there.
 */
export default defineConfig({
  publicDir: false,
  plugins: [manual()],
  build: {
    ssr: true,
    outDir: 'dist/cli',
    target: 'node20',
    rolldownOptions: {
      input: { bigben: 'src/cli/main.ts', thread: 'src/worker/node.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
