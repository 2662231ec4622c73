import { createTrustedPolicy } from '../frame/trusted-types.ts';
import type { Surroundings } from '../shell.ts';

/** The file that this page was built with stands for the version of the shop. */
const version = new URL(import.meta.url).pathname.split('/').at(-1) ?? '';

const ownWorker = createTrustedPolicy('gantry-worker', {
  createScriptURL: (query: string) => `/service-worker.js?${query}`,
});

async function register(base: Surroundings['base']): Promise<void> {
  // Without TLS, as on a developer's other machine, no browser has any.
  if (!window.isSecureContext) return;
  if (!('serviceWorker' in navigator)) throw new Error('This browser has no service workers.');
  const query = new URLSearchParams({ base, version });
  await navigator.serviceWorker.register(ownWorker.createScriptURL(query.toString()));
}

/** Has a page ready for when there is no connection, once this one has all it needs; a browser that cannot is told of in its log. */
export function registerServiceWorker({ base }: Pick<Surroundings, 'base'>): void {
  const start = () => void register(base).catch((error: unknown) => console.warn(String(error)));
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
