import { defineConfig } from 'vite';

/**
 * The command line for Node: the program, the file its threads run, and what the two share. Its
 * libraries stay outside, as dependencies. All lie in one folder: the program finds the thread there.
 */
export default defineConfig({
  publicDir: false,
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
