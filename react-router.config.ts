import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/storefront',
  buildDirectory: process.env.BUILD_DIR ?? 'build',
  ssr: true,
  // Links are plain, so the browser never needs another page's routes: none are sent along. Only a list whose address has a
  // slug asks once, before it first follows its filters.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config;
