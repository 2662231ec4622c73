import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeBrowser, createFakeStorage } from '../../../tests/support/fake-browser.ts';
import { createFakeShop } from '../../../tests/support/fake-shop.ts';
import type { Cart, CartAction } from '../../api/contract/cart.ts';
import { createCallShop } from '../call-shop.ts';
import type { CartProblem } from './cart-problem.ts';
import { createCartQueue } from './cart-queue.ts';

const [DRILL, SAW, VICE] = ['EX10000001', 'EX10000002', 'EX10000003'] as const;
const DELAY_MS = 300;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** One page of one browser: the queue, and what its shopper sees. */
async function openPage(
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
    shown: () =>
      Object.fromEntries(page.cart?.lineItems.map((line) => [line.variant.sku, line.quantity]) ?? []),
  };
}

const contents = (cart: Cart | undefined) =>
  Object.fromEntries(cart?.lineItems.map((line) => [line.variant.sku, line.quantity]) ?? []);
const pause = () => vi.advanceTimersByTimeAsync(DELAY_MS);
const runDueTimers = () => vi.advanceTimersByTimeAsync(0);

async function openFilledPage() {
  const shop = createFakeShop([DRILL, SAW, VICE]);
  const opened = await openPage(shop);
  await opened.queue.add(DRILL, 2);
  await opened.queue.add(SAW, 1);
  const before = shop.calls.length;
  return { shop, ...opened, sent: () => shop.calls.slice(before) };
}
const updates = (calls: ReturnType<typeof createFakeShop>['calls']) =>
  calls.filter((call) => call.name === 'updateCart');

describe('sending', () => {
  it('G-01: the first product makes the cart, the second goes into it with id and version', async () => {
    const shop = createFakeShop([DRILL, SAW]);
    const { queue, shown } = await openPage(shop);
    const first = await queue.add(DRILL, 2);
    expect(first).toMatchObject({ ok: true, value: { id: 'cart-1', version: 2, totalLineItemQuantity: 2 } });
    await queue.add(SAW, 1);
    expect(shop.calls).toEqual([
      { name: 'addToCart', body: { locale: 'de-DE', sku: DRILL, quantity: 2 } },
      {
        name: 'updateCart',
        body: {
          locale: 'de-DE',
          id: 'cart-1',
          version: 2,
          actions: [{ action: 'addLineItem', sku: SAW, quantity: 1 }],
        },
      },
    ]);
    expect(shown()).toEqual({ [DRILL]: 2, [SAW]: 1 });
  });

  it('G-02: changes are shown at once and sent 300 ms after the last of them, as one batch', async () => {
    const { set, remove, page, shown, sent } = await openFilledPage();
    set(DRILL, 3);
    await vi.advanceTimersByTimeAsync(DELAY_MS - 1);
    set(DRILL, 4);
    remove(SAW);
    expect(shown()).toEqual({ [DRILL]: 4 });
    expect(page).toMatchObject({ progress: 'saving', cart: { subtotal: { centAmount: 4000 } } });
    await vi.advanceTimersByTimeAsync(DELAY_MS - 1);
    expect(sent()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent()).toEqual([
      {
        name: 'updateCart',
        body: {
          locale: 'de-DE',
          id: 'cart-1',
          version: 3,
          actions: [
            { action: 'changeLineItemQuantity', lineItemId: 'line-1', quantity: 4 },
            { action: 'removeLineItem', lineItemId: 'line-2' },
          ],
        },
      },
    ]);
    expect(page).toMatchObject({ progress: 'saved', problems: [], cart: { version: 4 } });
    expect(shown()).toEqual({ [DRILL]: 4 });
  });

  it('G-02: a double click on "one more" is one action with the last quantity', async () => {
    const { set, sent, shop } = await openFilledPage();
    set(DRILL, 3);
    set(DRILL, 4);
    await pause();
    expect(sent()).toHaveLength(1);
    expect(contents(shop.cart())).toEqual({ [DRILL]: 4, [SAW]: 1 });
  });

  it('G-02: while a slow answer is awaited nothing else is sent, and it does not undo what was done meanwhile', async () => {
    const { set, page, shown, sent, shop } = await openFilledPage();
    shop.holdAnswers();
    set(DRILL, 5);
    await pause();
    set(DRILL, 9);
    set(SAW, 7);
    await pause();
    expect(sent()).toHaveLength(1);
    shop.letGo();
    await runDueTimers();
    expect(shown()).toEqual({ [DRILL]: 9, [SAW]: 7 });
    expect(sent().map((call) => call.body.version)).toEqual([3, 4]);
    expect(contents(shop.cart())).toEqual({ [DRILL]: 9, [SAW]: 7 });
    expect(page.progress).toBe('saved');
  });

  it('G-02: a cart that was asked for before a change and answered late does not bring the old cart back', async () => {
    const { queue, set, shown, shop } = await openFilledPage();
    shop.holdAnswers();
    const loading = queue.load();
    await runDueTimers();
    set(DRILL, 8);
    await pause();
    shop.letGo();
    await loading;
    await queue.flush();
    expect(shown()).toEqual({ [DRILL]: 8, [SAW]: 1 });
    expect(contents(shop.cart())).toEqual({ [DRILL]: 8, [SAW]: 1 });
  });

  it('G-02: leaving for checkout sends at once what waits', async () => {
    const { queue, set, sent } = await openFilledPage();
    set(DRILL, 3);
    expect(await queue.flush()).toBe('saved');
    expect(sent()).toHaveLength(1);
    await pause();
    expect(sent()).toHaveLength(1);
  });

  it('G-02: a queue that was emptied with nothing in it still sends what comes later', async () => {
    const { queue, set, shop } = await openFilledPage();
    expect(await queue.flush()).toBe('saved');
    set(DRILL, 3);
    expect(await queue.flush()).toBe('saved');
    expect(contents(shop.cart())).toMatchObject({ [DRILL]: 3 });
  });

  it('P-05: adding does not wait for the pause, and changes made before it go first', async () => {
    const { queue, set, sent } = await openFilledPage();
    set(DRILL, 3);
    const added = await queue.add(VICE, 1);
    expect(added).toMatchObject({ ok: true, value: { totalLineItemQuantity: 5 } });
    expect(sent().map((call) => (call.body.actions as CartAction[]).map((action) => action.action))).toEqual([
      ['changeLineItemQuantity'],
      ['addLineItem'],
    ]);
  });

  it('G-04: adding what is in the cart is shown on its line at once', async () => {
    const { queue, shown, shop } = await openFilledPage();
    shop.holdAnswers();
    const adding = queue.add(DRILL, 3);
    expect(shown()).toMatchObject({ [DRILL]: 5 });
    await runDueTimers();
    shop.letGo();
    await adding;
    expect(contents(shop.cart())).toMatchObject({ [DRILL]: 5 });
  });
});

describe('refusals', () => {
  it('G-02: a cart changed elsewhere is tried once more, with the version the shop names', async () => {
    const { set, shown, sent, shop, page } = await openFilledPage();
    shop.changeElsewhere([{ action: 'addLineItem', sku: VICE, quantity: 1 }]);
    set(DRILL, 6);
    await pause();
    expect(sent().map((call) => call.body.version)).toEqual([3, 4]);
    expect(shown()).toEqual({ [DRILL]: 6, [SAW]: 1, [VICE]: 1 });
    expect(page.problems).toEqual([]);
  });

  it('G-02: a second conflict is not tried again: the cart is read anew, rolled back, and the shopper told', async () => {
    const { set, shown, sent, shop, page } = await openFilledPage();
    const conflict = { code: 'ConcurrentModification', message: '', currentVersion: 3 } as const;
    shop.refuseNext('updateCart', conflict);
    shop.refuseNext('updateCart', conflict);
    set(DRILL, 6);
    await pause();
    expect(sent().map((call) => call.name)).toEqual(['updateCart', 'updateCart', 'getMe']);
    expect(shown()).toEqual({ [DRILL]: 2, [SAW]: 1 });
    expect(page).toMatchObject({ progress: 'saved', problems: ['changedElsewhere'] });
  });

  it.each([
    ['QuantityAboveStock', 'maximumReached'],
    ['InvalidInput', 'notSaved'],
    ['Unavailable', 'notSaved'],
  ] as const)('G-02: %s reads the cart anew, rolls back and reports %s', async (code, problem) => {
    const { set, shown, sent, shop, page } = await openFilledPage();
    shop.refuseNext('updateCart', { code, message: '' });
    set(DRILL, 6);
    expect(shown()).toMatchObject({ [DRILL]: 6 });
    await pause();
    expect(sent().map((call) => call.name)).toEqual(['updateCart', 'getMe']);
    expect(shown()).toEqual({ [DRILL]: 2, [SAW]: 1 });
    expect(page).toMatchObject({ progress: 'saved', problems: [problem] });
  });

  it('P-05: a refused addition is answered to the one who asked, and reported by no one else', async () => {
    const { queue, shop, page, shown } = await openFilledPage();
    shop.setStock(VICE, 3);
    const added = await queue.add(VICE, 4);
    expect(added).toMatchObject({ ok: false, refusal: { code: 'QuantityAboveStock', available: 3 } });
    expect(page.problems).toEqual([]);
    expect(shown()).toEqual({ [DRILL]: 2, [SAW]: 1 });
  });

  it('G-03: an item that the store no longer has leaves, and the rest of the batch is carried out', async () => {
    const { set, shown, shop, page } = await openFilledPage();
    shop.withdraw(DRILL);
    set(DRILL, 3);
    set(SAW, 4);
    await pause();
    expect(page.problems).toEqual(['itemGone']);
    expect(shown()).toEqual({ [SAW]: 4 });
    expect(contents(shop.cart())).toEqual({ [SAW]: 4 });
  });

  it('G-03: a cart that is lost is built anew with all it was to hold', async () => {
    const { queue, set, shown, shop, page } = await openFilledPage();
    shop.loseCart();
    set(DRILL, 3);
    const added = await queue.add(VICE, 2);
    expect(added.ok).toBe(true);
    await queue.flush();
    expect(page.problems).toEqual(['rebuilt']);
    expect(page.cart?.id).toBe('cart-2');
    expect(shown()).toEqual({ [DRILL]: 3, [SAW]: 1, [VICE]: 2 });
    expect(contents(shop.cart())).toEqual(shown());
  });

  it('G-03: what cannot be had any more stays out of the new cart, and the shopper is told', async () => {
    const { queue, set, shop, page } = await openFilledPage();
    shop.loseCart();
    shop.withdraw(SAW);
    set(DRILL, 3);
    await queue.flush();
    expect(page.problems).toEqual(['rebuilt', 'addFailed']);
    expect(contents(shop.cart())).toEqual({ [DRILL]: 3 });
  });

  it('T-01: after the order another product starts a new cart, without the goods of the old one', async () => {
    const { queue, shop, shown } = await openFilledPage();
    shop.orderCart();
    const added = await queue.add(VICE, 1);
    expect(added).toMatchObject({ ok: true, value: { id: 'cart-2' } });
    expect(shown()).toEqual({ [VICE]: 1 });
  });
});

describe('without a connection', () => {
  it('G-08: changes stay, the shopper is told once, and they are sent when the connection is back', async () => {
    const { queue, set, shown, shop, page, storage } = await openFilledPage();
    shop.setConnection('down');
    set(DRILL, 5);
    expect(await queue.flush()).toBe('waiting');
    set(SAW, 2);
    expect(await queue.flush()).toBe('waiting');
    expect(shown()).toEqual({ [DRILL]: 5, [SAW]: 2 });
    expect(page).toMatchObject({ progress: 'saving', problems: ['offline'] });
    expect([...storage.entries.keys()]).toEqual(['cartPromiseQueue:tab-1']);
    shop.setConnection('up');
    expect(await queue.load()).toBe('saved');
    expect(contents(shop.cart())).toEqual({ [DRILL]: 5, [SAW]: 2 });
    expect(page).toMatchObject({ progress: 'saved', problems: ['offline', 'online'] });
    expect(storage.entries.size).toBe(0);
  });

  it('G-08: it tries again by itself, since not every lost connection announces its return', async () => {
    const { set, shop, page } = await openFilledPage();
    shop.setConnection('down');
    set(DRILL, 5);
    await pause();
    shop.setConnection('up');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(contents(shop.cart())).toMatchObject({ [DRILL]: 5 });
    expect(page.problems).toEqual(['offline', 'online']);
  });

  it('G-08: what is changed on a page that could not ask for its cart is sent when it can', async () => {
    const { shop, browser, session, close } = await openFilledPage();
    close();
    const { queue, page, shown, storage } = await openPage(shop, browser, session);
    shop.setConnection('down');
    expect(await queue.load()).toBe('waiting');
    const shownBefore = { ...page, cart: shop.cart() };
    page.cart = shop.cart();
    queue.change({ action: 'changeLineItemQuantity', lineItemId: 'line-1', quantity: 5 });
    expect(page).toEqual(shownBefore);
    expect(storage.entries.size).toBe(1);
    await pause();
    expect(page.problems).toEqual(['offline']);
    shop.setConnection('up');
    await queue.load();
    expect(contents(shop.cart())).toEqual({ [DRILL]: 5, [SAW]: 1 });
    expect(shown()).toEqual({ [DRILL]: 5, [SAW]: 1 });
    expect(page).toMatchObject({ progress: 'saved', problems: ['offline', 'online'] });
  });

  it('G-08: a change of a cart that turns out to be gone is forgotten', async () => {
    const { queue, page, storage } = await openPage(createFakeShop([DRILL]));
    queue.change({ action: 'changeLineItemQuantity', lineItemId: 'line-1', quantity: 5 });
    await pause();
    expect(page).toMatchObject({ cart: undefined, progress: 'saved', problems: [] });
    expect(storage.entries.size).toBe(0);
  });

  it('G-08: an addition whose answer was lost is not made twice', async () => {
    const { queue, shop, shown } = await openFilledPage();
    shop.setConnection('deaf');
    const adding = queue.add(DRILL, 3);
    await runDueTimers();
    expect(contents(shop.cart())).toMatchObject({ [DRILL]: 5 });
    shop.setConnection('up');
    await queue.load();
    expect(await adding).toMatchObject({ ok: true });
    expect(shown()).toMatchObject({ [DRILL]: 5 });
    expect(contents(shop.cart())).toMatchObject({ [DRILL]: 5 });
  });

  it('G-08: the addition that made the cart is not made twice either', async () => {
    const shop = createFakeShop([DRILL]);
    const { queue, shown } = await openPage(shop);
    shop.setConnection('deaf');
    const adding = queue.add(DRILL, 2);
    await runDueTimers();
    shop.setConnection('up');
    await queue.load();
    expect(await adding).toMatchObject({ ok: true, value: { id: 'cart-1' } });
    expect(shown()).toEqual({ [DRILL]: 2 });
    expect(shop.calls.filter((call) => call.name === 'addToCart')).toHaveLength(1);
  });

  it('G-08: an addition that never arrived is made when the connection is back', async () => {
    const { queue, shop } = await openFilledPage();
    shop.setConnection('down');
    const adding = queue.add(VICE, 3);
    await runDueTimers();
    shop.changeElsewhere([{ action: 'addLineItem', sku: SAW, quantity: 1 }]);
    shop.setConnection('up');
    await queue.load();
    expect(await adding).toMatchObject({ ok: true });
    expect(contents(shop.cart())).toEqual({ [DRILL]: 2, [SAW]: 2, [VICE]: 3 });
  });
});

describe('over a reload', () => {
  it('G-08: changes that were still waiting are sent by the next page, once', async () => {
    const { set, remove, shop, storage, ...first } = await openFilledPage();
    set(DRILL, 7);
    remove(SAW);
    first.close();
    const next = await openPage(shop, first.browser, first.session);
    await next.queue.load();
    expect(contents(shop.cart())).toEqual({ [DRILL]: 7 });
    expect(next.shown()).toEqual({ [DRILL]: 7 });
    expect(storage.entries.size).toBe(0);
    next.close();
    const third = await openPage(shop, first.browser, first.session);
    const before = updates(shop.calls).length;
    await third.queue.load();
    expect(updates(shop.calls)).toHaveLength(before);
  });

  it('G-08: what was under way when the page went, and arrived, is not done again', async () => {
    const { queue, shop, ...first } = await openFilledPage();
    shop.holdAnswers();
    void queue.add(DRILL, 4);
    await runDueTimers();
    expect(contents(shop.cart())).toMatchObject({ [DRILL]: 6 });
    first.close();
    shop.letGo();
    const next = await openPage(shop, first.browser, first.session);
    await next.queue.load();
    expect(contents(shop.cart())).toMatchObject({ [DRILL]: 6 });
    expect(next.shown()).toMatchObject({ [DRILL]: 6 });
  });

  it('G-08: what was under way and arrives only while the next page sends it again is not done twice', async () => {
    const { queue, shop, ...first } = await openFilledPage();
    shop.setConnection('down');
    void queue.add(DRILL, 4);
    await runDueTimers();
    shop.setConnection('up');
    first.close();
    const next = await openPage(shop, first.browser, first.session);
    shop.holdAnswers();
    const loading = next.queue.load();
    await runDueTimers();
    // The page has read the cart without the addition; now the addition of the page before comes through.
    shop.changeElsewhere([{ action: 'addLineItem', sku: DRILL, quantity: 4 }]);
    shop.letGo();
    await loading;
    expect(contents(shop.cart())).toMatchObject({ [DRILL]: 6 });
    expect(next.page.problems).toEqual([]);
  });

  it('G-08: a queue of a cart that was ordered since is forgotten', async () => {
    const { queue, set, shop, storage, ...first } = await openFilledPage();
    shop.setConnection('down');
    set(DRILL, 7);
    await queue.flush();
    shop.setConnection('up');
    shop.orderCart();
    first.close();
    const next = await openPage(shop, first.browser, first.session);
    await next.queue.load();
    expect(next.page.cart).toBeUndefined();
    expect(shop.cart()).toBeUndefined();
    expect(storage.entries.size).toBe(0);
  });
});

describe('in several tabs', () => {
  it('G-08: a tab with nothing to send leaves alone what another could not deliver', async () => {
    const { queue, set, shop, storage, browser } = await openFilledPage();
    shop.setConnection('down');
    set(DRILL, 5);
    await queue.flush();
    const kept = new Map(storage.entries);
    expect(kept.size).toBe(1);
    shop.setConnection('up');
    const other = await openPage(shop, browser);
    await other.queue.load();
    await other.queue.add(VICE, 1);
    expect(storage.entries).toEqual(kept);
    expect(other.shown()).toEqual({ [DRILL]: 2, [SAW]: 1, [VICE]: 1 });
    expect(await queue.load()).toBe('saved');
    expect(contents(shop.cart())).toEqual({ [DRILL]: 5, [SAW]: 1, [VICE]: 1 });
    expect(storage.entries.size).toBe(0);
  });

  it('G-08: a tab opened while the addition of another is under way leaves it to that one', async () => {
    const { queue, shop, browser, sent } = await openFilledPage();
    shop.setConnection('down');
    const adding = queue.add(VICE, 3);
    await runDueTimers();
    shop.setConnection('up');
    const other = await openPage(shop, browser);
    expect(await other.queue.load()).toBe('saved');
    expect(await other.queue.flush()).toBe('saved');
    expect(sent().map((call) => call.name)).toEqual(['getMe']);
    await queue.load();
    expect(await adding).toMatchObject({ ok: true });
    expect(updates(sent())).toHaveLength(1);
    expect(contents(shop.cart())).toMatchObject({ [VICE]: 3 });
  });

  it('G-08: what a tab that was closed left behind is delivered by exactly one of the others', async () => {
    const { queue, set, shop, storage, browser, close, sent } = await openFilledPage();
    const open = await openPage(shop, browser);
    shop.setConnection('down');
    void queue.add(VICE, 3);
    set(DRILL, 5);
    await queue.flush();
    close();
    shop.setConnection('up');
    const next = await openPage(shop, browser);
    await Promise.all([open.queue.load(), next.queue.load()]);
    expect(contents(shop.cart())).toEqual({ [DRILL]: 5, [SAW]: 1, [VICE]: 3 });
    expect(updates(sent()).map((call) => call.body.actions)).toEqual([
      [{ action: 'addLineItem', sku: VICE, quantity: 3 }],
      [{ action: 'changeLineItemQuantity', lineItemId: 'line-1', quantity: 5 }],
    ]);
    expect(storage.entries.size).toBe(0);
  });

  it('G-08: an addition of a closed tab that did arrive is not made again by the tab that takes over', async () => {
    const { queue, shop, storage, browser, close } = await openFilledPage();
    shop.setConnection('deaf');
    void queue.add(DRILL, 3);
    await runDueTimers();
    close();
    shop.setConnection('up');
    const next = await openPage(shop, browser);
    expect(await next.queue.load()).toBe('saved');
    expect(contents(shop.cart())).toMatchObject({ [DRILL]: 5 });
    expect(storage.entries.size).toBe(0);
  });
});

describe('in any order', () => {
  const skus = fc.constantFrom(DRILL, SAW, VICE);
  const steps = fc.array(
    fc.oneof(
      fc.record({ do: fc.constant('add' as const), sku: skus, quantity: fc.integer({ min: 1, max: 4 }) }),
      fc.record({ do: fc.constant('set' as const), sku: skus, quantity: fc.integer({ min: 0, max: 9 }) }),
      fc.record({ do: fc.constant('connection' as const), to: fc.constantFrom('up', 'down', 'deaf') }),
      fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(0, 100, DELAY_MS, 5000) }),
      fc.record({ do: fc.constant('reload' as const), tab: fc.constantFrom('same', 'other') }),
    ),
    { maxLength: 25 },
  );

  it('G-02, G-08: nothing is lost or done twice, whatever the connection and the pages do in between', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        vi.clearAllTimers();
        const shop = createFakeShop([DRILL, SAW, VICE]);
        let opened = await openPage(shop);
        const { browser, storage } = opened;
        const wanted: Record<string, number> = {};
        let now = Date.now();
        for (const step of list) {
          // Clearing timers puts their clock back, and what several tabs leave is put in order by its time.
          now += 10_000;
          vi.setSystemTime(now);
          if (step.do === 'add') {
            wanted[step.sku] = (wanted[step.sku] ?? 0) + step.quantity;
            void opened.queue.add(step.sku, step.quantity);
          } else if (step.do === 'set') {
            if (!(step.sku in opened.shown())) continue;
            wanted[step.sku] = step.quantity;
            if (step.quantity === 0) delete wanted[step.sku];
            opened.set(step.sku, step.quantity);
          } else if (step.do === 'connection') {
            shop.setConnection(step.to);
          } else if (step.do === 'wait') {
            await vi.advanceTimersByTimeAsync(step.ms);
          } else {
            vi.clearAllTimers();
            await runDueTimers();
            opened.close();
            opened = await openPage(shop, browser, step.tab === 'same' ? opened.session : undefined);
            await opened.queue.load();
          }
        }
        shop.setConnection('up');
        await opened.queue.load();
        expect(await opened.queue.flush()).toBe('saved');
        expect(contents(shop.cart())).toEqual(wanted);
        expect(opened.shown()).toEqual(wanted);
        expect(storage.entries.size).toBe(0);
      }),
      {
        numRuns: 1000,
        examples: [
          [
            [
              { do: 'add', sku: SAW, quantity: 1 },
              { do: 'wait', ms: 0 },
              { do: 'connection', to: 'deaf' },
              { do: 'set', sku: SAW, quantity: 0 },
              { do: 'reload', tab: 'other' },
              { do: 'add', sku: SAW, quantity: 1 },
            ],
          ],
        ],
      },
    );
  });
});
