import { expect, it } from 'vitest';
import { createFakeStorage } from '../../../tests/support/fake-browser.ts';
import { buildCart, buildLine } from '../../../tests/support/fake-shop.ts';
import type { LineAction } from './line-action.ts';
import { basisOf, dropApplied, readStoredQueue, type StoredQueue, writeStoredQueue } from './stored-queue.ts';

const NAME = 'cartPromiseQueue:tab-1';
const SKU = 'EX10000001';
const add: LineAction = { action: 'addLineItem', sku: SKU, quantity: 3 };
const set: LineAction = { action: 'changeLineItemQuantity', lineItemId: 'line-0', quantity: 5 };
const remove: LineAction = { action: 'removeLineItem', lineItemId: 'line-0' };
const cartWith = (version: number, quantity: number, id: 'cart-1' = 'cart-1') =>
  buildCart(version, quantity === 0 ? [] : [buildLine('line-0', SKU, quantity, 1000)], id);

it.each([
  ['nothing when the cart has not moved', cartWith(4, 2), [add, set, remove], [add, set, remove]],
  ['an addition that is there', cartWith(5, 5), [add], []],
  ['not an addition that is not there, though the cart moved', cartWith(5, 4), [add], [add]],
  ['a quantity that is reached', cartWith(5, 5), [set], []],
  ['not a quantity that is not', cartWith(5, 4), [set], [set]],
  ['changes of a line that has left', cartWith(5, 0), [set, remove], []],
  ['everything when the cart is gone', undefined, [add, set, remove], []],
])('G-08: of actions without an answer it drops %s', (_name, cart, actions, left) => {
  expect(dropApplied(actions, basisOf(cartWith(4, 2), actions), cart)).toEqual(left);
});

it('G-08: the addition that was to make the cart is dropped only when the cart holds it', () => {
  const basis = basisOf(undefined, [add]);
  expect(dropApplied([add], basis, undefined)).toEqual([add]);
  expect(dropApplied([add], basis, cartWith(1, 3))).toEqual([]);
});

it('G-08: a queue is kept under its name, read back as written, and taken away when empty', () => {
  const storage = createFakeStorage();
  const queue: StoredQueue = {
    cartId: 'cart-1',
    version: 4,
    quantities: { [SKU]: 2 },
    actions: [add, set, remove],
    madeAt: [10, 20, 30],
    sent: 1,
  };
  writeStoredQueue(storage, NAME, queue);
  expect([...storage.entries.keys()]).toEqual([NAME]);
  expect(readStoredQueue(storage, NAME)).toEqual(queue);
  writeStoredQueue(storage, NAME, { ...queue, actions: [], madeAt: [] });
  expect(storage.entries.size).toBe(0);
});

it.each([
  'not json',
  'null',
  '[]',
  '{"actions":[]}',
  '{"quantities":{},"sent":0,"madeAt":[],"actions":[{"action":"addLineItem","sku":"EX1","quantity":1}]}',
  '{"quantities":{},"sent":0,"madeAt":[1],"actions":[{"action":"deleteEverything"}]}',
  '{"quantities":{},"sent":0,"madeAt":[1],"actions":[{"action":"addLineItem","sku":"EX1","quantity":-1}]}',
  '{"quantities":{"EX1":"2"},"sent":0,"madeAt":[],"actions":[]}',
])('G-08: what is not a queue is nothing: %s', (text) => {
  expect(readStoredQueue(createFakeStorage({ [NAME]: text }), NAME)).toBeUndefined();
});

it('G-08: storage without room only loses what a reload would need', () => {
  const full = {
    ...createFakeStorage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() =>
    writeStoredQueue(full, NAME, { quantities: {}, actions: [add], madeAt: [10], sent: 0 }),
  ).not.toThrow();
});
