/// <reference lib="webworker" />

/*
 * Shows a page of the shop where there is no connection (rule S-09). It keeps that one page and the files it is made of, and
 * never anything personal: every other page comes from the shop, or not at all. Pages name in its address the language they
 * are in (`base`) and the version of the shop (`version`); another address is another worker, with what it needs.
 */

declare const self: ServiceWorkerGlobalScope;

export {};

/** A row of storefront/consent/stored-names.ts. */
const STORE = 'offline';

const parameters = new URL(self.location.href).searchParams;
const name = `${STORE}:${parameters.get('version') ?? ''}:${parameters.get('base') ?? ''}`;
const offlinePage = `${parameters.get('base') ?? ''}/offline`;

async function install(): Promise<void> {
  const store = await caches.open(name);
  const page = await fetch(offlinePage, { credentials: 'omit' });
  if (!page.ok) throw new Error(`the page without a connection is answered ${page.status}`);
  const html = await page.clone().text();
  const files = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
  await store.addAll([...new Set(files)]);
  await store.put(offlinePage, page);
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  for (const other of await caches.keys()) if (other !== name) await caches.delete(other);
  // A page is asked for while the worker still wakes.
  await self.registration.navigationPreload?.enable();
}

async function open({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return (await caches.match(offlinePage)) ?? Response.error();
  }
}

/** Files under hashed names never change: those of the kept page are there at once. */
async function read(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  // What a form has sent is the browser's to send again.
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(open(event));
  else if (new URL(request.url).pathname.startsWith('/assets/')) event.respondWith(read(request));
});
