import { describe, expect, it, vi } from 'vitest';
import {
  contents,
  DRILL,
  holdTime,
  openFilledPage,
  openPage,
  pause,
  runDueTimers,
  SAW,
  VICE,
} from '../../../tests/support/cart-page.ts';
import { createFakeShop } from '../../../tests/support/fake-shop.ts';

holdTime();

const updates = (calls: ReturnType<typeof createFakeShop>['calls']) =>
  calls.filter((call) => call.name === 'updateCart');

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
