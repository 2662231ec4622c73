import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/storefront',
  buildDirectory: 'build',
  ssr: true,
  // All routes are few and known: no request is spent on discovering them.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
