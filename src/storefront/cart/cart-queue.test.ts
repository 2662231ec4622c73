import { describe, expect, it, vi } from 'vitest';
import {
  contents,
  DELAY_MS,
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
import type { CartAction } from '../../api/contract/cart.ts';

holdTime();

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
