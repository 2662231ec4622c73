import { describe, expect, it, vi } from 'vitest';
import {
  contents,
  DRILL,
  holdTime,
  openFilledPage,
  pause,
  runDueTimers,
  SAW,
} from '../../../tests/support/cart-page.ts';
import type { Cart } from '../../api/contract/cart.ts';
import type { LiveCartMessage } from '../../api/contract/live-cart.ts';
import { createCartFollowing } from './follow-cart.ts';

holdTime();

const cartOf = (cart: Cart | undefined) => cart as Cart;

describe('a queue that hears of its cart', () => {
  it('G-07: shows what was changed elsewhere without asking', async () => {
    const { shop, queue, shown, page, sent } = await openFilledPage();
    shop.changeElsewhere([{ action: 'changeLineItemQuantity', lineItemId: 'line-1', quantity: 7 }]);
    queue.receive(cartOf(shop.cart()));
    await runDueTimers();
    expect(shown()).toEqual({ [DRILL]: 7, [SAW]: 1 });
    expect(page).toMatchObject({ progress: 'saved', problems: [] });
    expect(sent()).toEqual([]);
  });

  it('G-07: passes over what it knows already, and over another cart', async () => {
    const { shop, queue, shown, set } = await openFilledPage();
    const old = cartOf(shop.cart());
    set(DRILL, 5);
    await pause();
    queue.receive(old);
    queue.receive({ ...old, id: 'cart-9', version: 99 });
    await runDueTimers();
    expect(shown()).toEqual({ [DRILL]: 5, [SAW]: 1 });
  });

  it('G-07: keeps on top of it what waits to be sent', async () => {
    const { shop, queue, shown, set } = await openFilledPage();
    set(SAW, 4);
    shop.changeElsewhere([{ action: 'changeLineItemQuantity', lineItemId: 'line-1', quantity: 7 }]);
    queue.receive(cartOf(shop.cart()));
    await runDueTimers();
    expect(shown()).toEqual({ [DRILL]: 7, [SAW]: 4 });
    await pause();
    expect(contents(shop.cart())).toEqual({ [DRILL]: 7, [SAW]: 4 });
  });

  it('G-07: waits for an answer under way before it decides what is newer', async () => {
    const { shop, queue, shown, set } = await openFilledPage();
    shop.holdAnswers();
    set(DRILL, 5);
    await pause();
    const ours = cartOf(shop.cart());
    queue.receive({ ...ours, version: ours.version + 1 });
    await runDueTimers();
    expect(shown()).toEqual({ [DRILL]: 5, [SAW]: 1 });
    shop.letGo();
    await runDueTimers();
    expect(shown()).toEqual(contents(ours));
  });
});

/** Connections that a test opens, speaks on and closes. */
function openFollowing() {
  const opened: { address: string; listeners: Map<string, (event: never) => void>; isClosed: boolean }[] = [];
  const received: Cart[] = [];
  const warnings: string[] = [];
  let asked = 0;
  const following = createCartFollowing({
    open(address) {
      const connection = { address, listeners: new Map(), isClosed: false };
      opened.push(connection);
      return {
        addEventListener: (type: string, listener: unknown) =>
          void connection.listeners.set(type, listener as (event: never) => void),
        close() {
          connection.isClosed = true;
        },
      };
    },
    locale: () => 'de-DE',
    receive: (cart) => void received.push(cart),
    ask() {
      asked += 1;
    },
    warn: (message) => void warnings.push(message),
  });
  const tell = (index: number, type: string, event: object) =>
    opened[index]?.listeners.get(type)?.(event as never);
  const say = (index: number, message: LiveCartMessage | { readonly event: string }) =>
    tell(index, 'message', { data: JSON.stringify(message) });
  return { following, opened, received, warnings, asked: () => asked, tell, say };
}

const cart = { id: 'cart-1', version: 3 } as Cart;

describe('following a cart', () => {
  it('G-07: connects with its id and language, takes updates, and asks where there is no cart or the stock changed', () => {
    const { following, opened, received, say, asked, tell, warnings } = openFollowing();
    following.follow('cart-1');
    following.follow('cart-1');
    expect(opened.map(({ address }) => address)).toEqual(['/api/live-cart?cart=cart-1&locale=de-DE']);
    expect(following.isOpen).toBe(false);
    tell(0, 'open', {});
    expect(following.isOpen).toBe(true);
    say(0, { event: 'cart-update', data: { cart } });
    expect(received).toEqual([cart]);
    say(0, { event: 'updated-stock', data: { results: [] } });
    say(0, { event: 'cart-update', data: { cart: null } });
    expect(asked()).toBe(2);
    say(0, { event: 'weather' });
    expect(warnings).toHaveLength(1);
  });

  it('G-07: a lost connection is tried again twice, 5 s later each, and then given up', () => {
    const { following, opened, tell, warnings } = openFollowing();
    following.follow('cart-1');
    for (const count of [2, 3]) {
      tell(count - 2, 'close', { code: 1006 });
      vi.advanceTimersByTime(4999);
      expect(opened).toHaveLength(count - 1);
      vi.advanceTimersByTime(1);
      expect(opened).toHaveLength(count);
    }
    tell(2, 'close', { code: 1006 });
    vi.advanceTimersByTime(60_000);
    expect(opened).toHaveLength(3);
    expect(warnings).toHaveLength(1);
  });

  it('G-07: asks once a lost connection is back, since the stock may have changed meanwhile', () => {
    const { following, tell, asked } = openFollowing();
    following.follow('cart-1');
    tell(0, 'open', {});
    expect(asked()).toBe(0);
    tell(0, 'close', { code: 1006 });
    vi.advanceTimersByTime(5000);
    tell(1, 'open', {});
    expect(asked()).toBe(1);
  });

  it('G-07: what the shop refuses or ends is not tried again', () => {
    for (const code of [1000, 1008]) {
      const { following, opened, tell, warnings } = openFollowing();
      following.follow('cart-1');
      tell(0, 'open', {});
      tell(0, 'close', { code });
      vi.advanceTimersByTime(60_000);
      expect([opened.length, warnings, following.isOpen]).toEqual([1, [], false]);
    }
  });

  it('G-07: another cart has a connection of its own, and what the old one still says does not count', () => {
    const { following, opened, received, say, tell } = openFollowing();
    following.follow('cart-1');
    following.follow('cart-2');
    say(0, { event: 'cart-update', data: { cart } });
    tell(0, 'close', { code: 1006 });
    vi.advanceTimersByTime(5000);
    expect(opened.map(({ address, isClosed }) => [address, isClosed])).toEqual([
      ['/api/live-cart?cart=cart-1&locale=de-DE', true],
      ['/api/live-cart?cart=cart-2&locale=de-DE', false],
    ]);
    expect(received).toEqual([]);
    following.follow(undefined);
    expect(opened[1]?.isClosed).toBe(true);
  });
});
