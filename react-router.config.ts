import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { precompressFolder } from './scripts/precompress.ts';

export default {
  appDirectory: 'src/storefront',
  buildDirectory: 'build',
  ssr: true,
  // Links are plain, so the browser never needs another page's routes: none are sent along. Only a list whose address has a
  // slug asks once, before it first follows its filters.
  routeDiscovery: { mode: 'lazy' },
  buildEnd: ({ reactRouterConfig }) =>
    precompressFolder(join(reactRouterConfig.buildDirectory, 'client', 'assets')),
} satisfies Config;
