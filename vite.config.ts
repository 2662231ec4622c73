import { join } from 'node:path';
import type { Plugin } from 'postcss';
import { defineConfig } from 'vite';
import { shortClassNames } from './scripts/class-names.ts';
import { finishBuild } from './scripts/finish-build.ts';
import { fontsPlugin } from './scripts/fonts-plugin.ts';
import { messagesPlugin } from './scripts/messages-plugin.ts';
import { serverAssets } from './scripts/server-assets.ts';

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

/** Whether a module does without React: not a component, nor a hook, nor what hooks read. */
const isPlain = (id: string): boolean =>
  /preload-helper|\/src\/.*\.ts$/.test(id) &&
  !/\/use-[^/]+\.ts$|\/storefront\/(?:shell|paths|cart\/cart-drawer-state)\.ts$/.test(id);

const buildFolder = process.env.BUILD_DIR ?? 'build';

export default defineConfig({
  plugins: [messagesPlugin(), fontsPlugin(), serverAssets(join(buildFolder, 'client')), finishBuild()],
  appType: 'custom',
  css: {
    postcss: { plugins: [layerOrder] },
    modules: { generateScopedName: shortClassNames(import.meta.dirname) },
  },
  build: { target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: false, manifest: true },
  builder: {
    // Said in full, because what is to be done after a build waits for this.
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
    },
  },
  environments: {
    client: {
      build: {
        outDir: join(buildFolder, 'client'),
        modulePreload: { polyfill: false },
        rollupOptions: {
          input: {
            entry: './src/storefront/entry.client.ts',
            'service-worker': './src/service-worker/service-worker.ts',
            'card-frame': './src/integrations/card/fields/frame.client.ts',
          },
          output: {
            // A worker has its name for ever, so that a browser finds the next one; the card partner serves its script itself.
            entryFileNames: ({ name }) => (name === 'entry' ? 'assets/entry.client-[hash].js' : '[name].js'),
            codeSplitting: {
              groups: [
                // Libraries change more seldom than the shop, and few files travel better than many. Pages that only inform do
                // without React (src/storefront/can-wait.ts), so what needs it stands apart from what does not.
                // A library of one page, as large as all others together; what one way to pay needs of it stands by itself.
                { name: 'adyen', test: /\/node_modules\/@adyen\//, minShareCount: 3, priority: 5 },
                { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 4 },
                { name: 'libraries', test: /\/node_modules\/(?!@adyen\/)/, priority: 3 },
                { name: 'shared', test: isPlain, minShareCount: 3, priority: 2 },
                { name: 'components', test: /\/src\//, minShareCount: 3, priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        ssr: true,
        outDir: join(buildFolder, 'server'),
        // Every style of the shop is a page's: the server's build has them all.
        emitAssets: true,
        rollupOptions: {
          input: './src/server/main.ts',
          output: { entryFileNames: 'index.js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      },
    },
  },
});
