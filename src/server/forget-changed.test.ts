import { beforeEach, expect, it } from 'vitest';
import { createLocalEvents } from '../../tests/support/local-events.ts';
import type { ShownTag } from '../api/contract/call-facts.ts';
import type { ShopEvent } from '../kernel/events.ts';
import { forgetChanged } from './forget-changed.ts';
import { TaggedCache } from './tagged-cache.ts';

const pages: Readonly<Record<string, readonly ShownTag[]>> = {
  drill: ['sku:EX10000001'],
  saw: ['sku:EX10000002'],
  workshop: ['products', 'sku:EX10000001'],
  garden: ['products', 'sku:EX10000002'],
  terms: [],
};

const { events, deliver, lose } = createLocalEvents();
const cache = new TaggedCache<string>(1000);
let version = 1;
let catchingUp = Promise.withResolvers<void>();
let timesForgotten = 0;

forgetChanged({
  events,
  caches: [cache],
  content: {
    forget() {
      timesForgotten += 1;
    },
  },
  media: { caughtUp: () => catchingUp.promise },
  search: {
    get version() {
      return version;
    },
    caughtUp: () => catchingUp.promise,
  },
});

function cacheAll(): void {
  for (const [key, tags] of Object.entries(pages))
    cache.set(key, { value: key, tags, size: 1 }, cache.generation);
}

const cached = () => Object.keys(pages).filter((key) => cache.get(key) !== undefined);

async function tell(event: ShopEvent): Promise<void> {
  await events.announce({} as never, event);
  deliver();
}

/** The search has read what was announced. */
async function catchUp(): Promise<void> {
  catchingUp.resolve();
  await catchingUp.promise;
  catchingUp = Promise.withResolvers();
}

beforeEach(async () => {
  await catchUp();
  timesForgotten = 0;
  cacheAll();
});

it('B-07: of products that are named only their pages go, and every list', async () => {
  await tell({ type: 'catalogue-changed', skus: ['EX10000001'], categories: [] });
  expect(cached()).toEqual(['saw', 'terms']);
  expect(timesForgotten).toBe(0);
});

it('B-07: what was made between a change and the search’s reading of it goes, too', async () => {
  await tell({ type: 'catalogue-changed', skus: ['EX10000001'], categories: [] });
  cacheAll();
  await catchUp();
  expect(cached()).toEqual(['saw', 'terms']);
});

it.each<ShopEvent>([
  { type: 'catalogue-changed' },
  { type: 'catalogue-changed', skus: [], categories: ['workshop'] },
  { type: 'search-rules-changed' },
  { type: 'search-index-changed' },
  { type: 'content-changed' },
])('everything goes where nothing is named, or a category: %o', async (event) => {
  await tell(event);
  expect(cached()).toEqual([]);
});

it('everything goes when announcements may have been missed', () => {
  lose();
  expect(cached()).toEqual([]);
  expect(timesForgotten).toBe(1);
});

it('B-07: a change of stock drops what shows the product; other lists only where the search finds otherwise now', async () => {
  await tell({ type: 'stock-changed', skus: ['EX10000001'] });
  await catchUp();
  expect(cached()).toEqual(['saw', 'garden', 'terms']);
  cacheAll();
  await tell({ type: 'stock-changed', skus: ['EX10000001'] });
  version += 1;
  await catchUp();
  expect(cached()).toEqual(['saw', 'terms']);
});

it('nothing goes when a cart or an order changes', async () => {
  await tell({ type: 'cart-changed', cartId: 'a', version: 2 });
  expect(cached()).toHaveLength(5);
});
