import { expect, it } from 'vitest';
import { DEBOUNCE_MS } from '../timing.ts';
import { cartDelay } from './cart-delay.ts';
import { mayHaveCart } from './may-have-cart.ts';

it.each([
  ['cart=1', [], true],
  ['locale=de-DE; cart=1; toggles=x', [], true],
  ['', [], false],
  ['shoppingcart=1', [], false],
  ['cart=10', ['theme'], false],
  ['', ['theme', 'cartPromiseQueue:12-34'], true],
])('G-01: with the cookies %j and the stored names %j the shop is asked: %j', (cookie, names, asked) => {
  expect(mayHaveCart(cookie, names)).toBe(asked);
});

it('G-02: changes wait 300 ms, on Safari 400', () => {
  expect([cartDelay('Google Inc.'), cartDelay(''), cartDelay('Apple Computer, Inc.')]).toEqual([
    300, 300, 400,
  ]);
  expect(DEBOUNCE_MS).toMatchObject({ cart: 300, cartOnSafari: 400 });
});
