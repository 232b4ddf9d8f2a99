import { defineConfig } from 'vite';

/** The command line: one file for Node; its libraries stay outside, as dependencies. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'src/cli/main.ts',
    outDir: 'dist/cli',
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'bigben.js' } },
  },
});
