import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { messagesPlugin } from './scripts/messages-plugin.ts';
import { precompressPlugin } from './scripts/precompress-plugin.ts';

export default defineConfig({
  plugins: [messagesPlugin(), reactRouter(), precompressPlugin()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    ssr: {
      build: {
        rollupOptions: {
          input: './src/server/main.ts',
          output: { chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      },
    },
  },
});
