import { reactRouter } from '@react-router/dev/vite';
import type { Plugin } from 'postcss';
import { defineConfig } from 'vite';
import { finishBuild } from './scripts/finish-build.ts';
import { messagesPlugin } from './scripts/messages-plugin.ts';

/**
 * Says the order of the cascade layers at the head of every style sheet, whichever the browser meets first: files may be
 * put together in any way without one layer winning over another.
 */
const layerOrder: Plugin = {
  postcssPlugin: 'gantry-layer-order',
  Once(root, { AtRule }) {
    root.prepend(new AtRule({ name: 'layer', params: 'reset, base, ui, components, pages' }));
  },
};

/** Modules that catalogue pages do without. */
const purchaseModules =
  /\/src\/(?:markets\/(?:address|postal|phone|vat-number)[^/]*|storefront\/(?:components\/(?:address-|checkout-|guarantee-choice|line-price|order-summary|plain-form|price-breakdown)|pages\/(?:account|cart|checkout)\/|ui\/field\/))/;

/** Lists of products: search, categories, brands and campaigns have them, products do without. */
const listModules = /\/src\/storefront\/(?:canonical-query\.ts|components\/listing\/)/;

export default defineConfig({
  plugins: [messagesPlugin(), reactRouter(), finishBuild()],
  css: { postcss: { plugins: [layerOrder] } },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // Few files travel and compress better than many: the libraries, what most pages share, what only cart,
            // checkout and account share, and each page's own.
            codeSplitting: {
              groups: [
                { name: 'libraries', test: /\/node_modules\//, priority: 3 },
                {
                  name: 'shared',
                  test: (id) => /\/src\//.test(id) && !purchaseModules.test(id) && !listModules.test(id),
                  minShareCount: 4,
                  priority: 2,
                },
                { name: 'lists', test: listModules, minShareCount: 2, priority: 1 },
                { name: 'purchase', test: purchaseModules, minShareCount: 3, priority: 1 },
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
