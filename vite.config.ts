import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { messagesPlugin } from './scripts/messages-plugin.ts';

export default defineConfig({
  plugins: [messagesPlugin(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // Few files travel and compress better than many: the libraries, what most pages share, and each page's own.
            codeSplitting: {
              groups: [
                { name: 'libraries', test: /\/node_modules\//, priority: 2 },
                { name: 'shared', test: /\/src\//, minShareCount: 4, priority: 1 },
              ],
            },
          },
        },
      },
    },
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
