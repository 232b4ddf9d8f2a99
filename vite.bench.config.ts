import { defineConfig } from 'vite';

/** The benchmarks of the solver, built as the command line is. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/bench',
    target: 'node20',
    rolldownOptions: {
      input: {
        parts: 'bench/parts.ts',
        whole: 'bench/whole.ts',
        fair: 'bench/fair.ts',
        fairChance: 'bench/fairChance.ts',
        difficulty: 'bench/difficulty.ts',
        habits: 'bench/habits.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
