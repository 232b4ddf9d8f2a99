import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { noteLibraries, noticeText } from '../site/libraries.ts';
import { manPageOf } from '../src/cli/program.ts';

/** The licences of what is bundled ask to go with every copy. */
const notice = (): Plugin => ({
  name: 'notice',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'NOTICE.txt', source: noticeText() });
  },
});

/** Written beside the program, so that the package has it. */
const manual = (): Plugin => ({
  name: 'manual',
  writeBundle({ dir = '' }) {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    writeFileSync(join(dir, 'bigben.1'), manPageOf(version));
  },
});

/**
 * The command line for Node: the program, the file its threads run, what the two share, and its libraries, so that
 * installing the package for the rules or the solver brings no other with it. All lie in one folder: the program finds the
 * thread there.
 */
export default defineConfig({
  publicDir: false,
  plugins: [noteLibraries(), notice(), manual()],
  ssr: { noExternal: true },
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
