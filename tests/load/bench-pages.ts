import { setTimeout as delay } from 'node:timers/promises';
import { buildPaths } from '../../src/addresses/paths.ts';
import type { CategoryNode } from '../../src/api/contract/catalogue.ts';
import type { HttpAnswer, ShopClient } from '../support/shop-client.ts';

/** The host whose pages are measured. */
export const benchHost = 'de.localhost';

export const pageNames = ['home', 'category', 'product'] as const;
export type PageName = (typeof pageNames)[number];
export type PagePaths = Readonly<Record<PageName, string>>;

/** How a page is asked for: from memory in two encodings, or rendered (a visit's toggles pass the cached pages by). */
export const askings = {
  'kept br': { 'accept-encoding': 'br' },
  'kept identity': { 'accept-encoding': 'identity' },
  rendered: { 'accept-encoding': 'identity', cookie: 'toggles=toggle_bloomreach-api%3Dtrue' },
} as const satisfies Record<string, Readonly<Record<string, string>>>;
export type Asking = keyof typeof askings;
export const askingNames = Object.keys(askings) as readonly Asking[];

/** The home page, the fullest first-level category, and the product that comes first in it. */
export async function findPages(client: ShopClient): Promise<PagePaths> {
  const found = await client.call('getCategory', {});
  if ('error' in found) throw new Error(found.error.message);
  const fullest = (found.data.tree ?? []).reduce<CategoryNode | undefined>(
    (best, node) => (best === undefined || node.productCount > best.productCount ? node : best),
    undefined,
  );
  if (fullest === undefined) throw new Error('the catalogue has no categories');
  const listed = await client.call('getProducts', { categoryKey: fullest.key, limit: 1 });
  if ('error' in listed) throw new Error(listed.error.message);
  const [product] = listed.data.products.results;
  if (product === undefined) throw new Error(`the category ${fullest.key} is empty`);
  const paths = buildPaths({ base: '', nativeRouting: false });
  return { home: paths.home(), category: paths.category(fullest.slug), product: paths.product(product.slug) };
}

/** A page as the shop answers it, asked for until it comes the way it was meant to: a page is cached only after a while. */
export async function fetchPage(client: ShopClient, path: string, asking: Asking): Promise<HttpAnswer> {
  const deadline = performance.now() + 30_000;
  for (;;) {
    const answer = await client.send('GET', path, { headers: askings[asking] });
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
    if (asking === 'rendered' || answer.headers.etag !== undefined) return answer;
    if (performance.now() > deadline) throw new Error(`${path} is not cached`);
    await delay(20);
  }
}
