import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { precompressFolder } from './scripts/precompress.ts';

export default {
  appDirectory: 'src/storefront',
  buildDirectory: 'build',
  ssr: true,
  // All routes are few and known: no request is spent on discovering them.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) =>
    precompressFolder(join(reactRouterConfig.buildDirectory, 'client', 'assets')),
} satisfies Config;
