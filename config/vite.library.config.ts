import { defineConfig } from 'vite';

/** The library: an entry for each part that other programs import, the file its threads run, and what they share. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/library',
    target: 'es2022',
    rolldownOptions: {
      input: {
        ...Object.fromEntries(
          ['rules', 'solver', 'fair', 'node'].map((name) => [name, `src/library/${name}.ts`]),
        ),
        thread: 'src/worker/node.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name].js' },
    },
  },
});
