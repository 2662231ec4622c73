import { expect, test } from 'vitest';
import { paymentStates } from '../payments/payment.ts';
import {
  canBecome,
  findReachableStates,
  orderPaymentStates,
  orderStates,
  type StateTable,
  shipmentStates,
} from './order-states.ts';

test.each<[string, StateTable<string>]>([
  ['order', orderStates],
  ['shipment', shipmentStates],
  ['order payment', orderPaymentStates],
  ['payment', paymentStates],
])('every %s state can be reached, and leads only to states there are', (_, table) => {
  const states = Object.keys(table.next);
  expect([...findReachableStates(table)].sort()).toEqual([...states].sort());
  for (const next of Object.values(table.next).flat()) expect(states).toContain(next);
});

test('a state that nothing leads to is noticed', () => {
  const table = { start: ['a'], next: { a: ['b'], b: [], c: ['a'] } };
  expect(findReachableStates(table).has('c')).toBe(false);
});

test('what is over stays over', () => {
  expect(canBecome(orderStates, 'Open', 'Confirmed')).toBe(true);
  expect(canBecome(orderStates, 'Cancelled', 'Open')).toBe(false);
  expect(canBecome(paymentStates, 'Refused', 'Authorised')).toBe(false);
});
