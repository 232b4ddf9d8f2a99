import { defineConfig } from 'vite';

/** What teaches the fair player, built as the command line is: two programs, and the threads of each. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/train',
    target: 'node20',
    rolldownOptions: {
      input: {
        trainWeights: 'train/trainWeights.ts',
        weightsThread: 'train/weightsThread.ts',
        trainNet: 'train/trainNet.ts',
        netThread: 'train/netThread.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
