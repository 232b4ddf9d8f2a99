import { defineConfig, type Plugin } from 'vite';
import { noteLibraries, noticeText } from '../site/libraries.ts';

/** The licences of what is bundled ask to go with every copy. */
const notice = (): Plugin => ({
  name: 'notice',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'NOTICE.txt', source: noticeText() });
  },
});

/**
 * The command line for Node: the program, the file its threads run, what the two share, and its libraries, so that who
 * installs the package for the rules or the solver gets no other with it. All lie in one folder: the program finds the
 * thread there.
 */
export default defineConfig({
  publicDir: false,
  plugins: [noteLibraries(), notice()],
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
