import { afterEach, beforeEach, vi } from 'vitest';
import type { Cart } from '../../src/api/contract/cart.ts';
import { createCallShop } from '../../src/storefront/call-shop.ts';
import type { CartProblem } from '../../src/storefront/cart/cart-problem.ts';
import { createCartQueue } from '../../src/storefront/cart/cart-queue.ts';
import { createFakeBrowser, createFakeStorage } from './fake-browser.ts';
import { createFakeShop } from './fake-shop.ts';

export const [DRILL, SAW, VICE] = ['EX10000001', 'EX10000002', 'EX10000003'] as const;
export const DELAY_MS = 300;

/** For the top of a test file: time passes only as its tests say. */
export function holdTime(): void {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** Pieces by SKU. */
export const contents = (cart: Cart | undefined) =>
  Object.fromEntries(cart?.lineItems.map((line) => [line.variant.sku, line.quantity]) ?? []);

/** One page of one browser: the queue, and what its shopper sees. */
export async function openPage(
  shop: ReturnType<typeof createFakeShop>,
  browser = createFakeBrowser(),
  session = createFakeStorage(),
) {
  const tab = browser.openPage(session);
  await tab.entry.hold();
  const { storage } = browser;
  const page = { cart: undefined as Cart | undefined, progress: 'saved', problems: [] as CartProblem[] };
  const queue = createCartQueue({
    call: createCallShop((input, init) =>
      tab.isClosed() ? new Promise(() => undefined) : shop.fetch(input, init),
    ),
    locale: () => 'de-DE',
    delayMs: DELAY_MS,
    show(cart, progress) {
      page.cart = cart;
      page.progress = progress;
    },
    report: (problem) => page.problems.push(problem),
    entry: tab.entry,
  });
  const lineOf = (sku: string) => page.cart?.lineItems.find((line) => line.variant.sku === sku)?.id ?? 'none';
  return {
    page,
    queue,
    storage,
    browser,
    session,
    close: tab.close,
    set: (sku: string, quantity: number) =>
      queue.change({ action: 'changeLineItemQuantity', lineItemId: lineOf(sku), quantity }),
    remove: (sku: string) => queue.change({ action: 'removeLineItem', lineItemId: lineOf(sku) }),
    shown: () => contents(page.cart),
  };
}

/** Until what waits is sent. */
export const pause = () => vi.advanceTimersByTimeAsync(DELAY_MS);
export const runDueTimers = () => vi.advanceTimersByTimeAsync(0);

/** A page whose cart holds two drills and a saw; `sent` are the calls since then. */
export async function openFilledPage() {
  const shop = createFakeShop([DRILL, SAW, VICE]);
  const opened = await openPage(shop);
  await opened.queue.add(DRILL, 2);
  await opened.queue.add(SAW, 1);
  const before = shop.calls.length;
  return { shop, ...opened, sent: () => shop.calls.slice(before) };
}
