import { defineConfig } from 'vite';

const programs = ['bench-search', 'engine-process', 'index-process'];

/** The search is measured as it is shipped: put together into few files, like the shop's server. */
export default defineConfig({
  appType: 'custom',
  build: {
    ssr: true,
    target: 'es2022',
    outDir: 'build/bench-search',
    rollupOptions: {
      input: Object.fromEntries(programs.map((name) => [name, `scripts/bench-search/${name}.ts`])),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
