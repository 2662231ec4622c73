import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../../../tests/support/source-tree.ts';
import { canBecome, findReachableStates, type StateTable } from '../../state-table.ts';
import { paymentStates } from '../payments/payment.ts';
import {
  type Actor,
  findBrokenRule,
  type OrderStates,
  orderPaymentStates,
  orderStates,
  shipmentStates,
  stateRules,
  whoMovesOrders,
  whoMovesPayments,
  whoMovesShipments,
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
  expect([...findReachableStates(table)]).toEqual(['a', 'b']);
});

test('a state that is led to and has no row of its own is reached, and leads nowhere', () => {
  expect([...findReachableStates({ start: ['a'], next: { a: ['b'] } })]).toEqual(['a', 'b']);
});

test('what is over stays over', () => {
  expect(canBecome(orderStates, 'Open', 'Confirmed')).toBe(true);
  expect(canBecome(orderStates, 'Cancelled', 'Open')).toBe(false);
  expect(canBecome(paymentStates, 'Cancelled', 'Authorised')).toBe(false);
});

const document = readFileSync(join(projectRoot, 'docs/order-states.md'), 'utf8');

/** The cells of the rows of the table under a heading. */
function readTable(heading: string): string[][] {
  const [, section = ''] = document.split(`## ${heading}\n`);
  return (section.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
}

type WhoMoves = Readonly<Record<string, Readonly<Record<string, readonly Actor[]>>>>;

test.each<[string, StateTable<string>, WhoMoves]>([
  ['The order', orderStates, whoMovesOrders],
  ['The goods', shipmentStates, whoMovesShipments],
  ['The money', orderPaymentStates, whoMovesPayments],
])('X-05: docs/order-states.md has every way of "%s" and no other', (heading, table, whoMoves) => {
  const ways = Object.entries(table.next).flatMap(([from, next]) =>
    next.map((to) => [from, to, (whoMoves[from]?.[to] ?? []).join(', ')]),
  );
  const documented = readTable(heading).map((cells) => cells.slice(0, 3));
  expect(documented.toSorted()).toEqual(ways.toSorted());
});

test('X-05: docs/order-states.md says every rule of states together', () => {
  const said = document.split('\n').flatMap((line) => /^- (.*)\.$/.exec(line)?.[1] ?? []);
  expect(said).toEqual(stateRules.map(({ says }) => says));
});

test.each<[string, Partial<OrderStates>, boolean, boolean]>([
  [
    'a cancelled order cannot be shipped',
    { orderState: 'Cancelled', shipmentState: 'Shipped' },
    false,
    false,
  ],
  ['a cancelled order may be ready', { orderState: 'Cancelled', shipmentState: 'Ready' }, false, true],
  ['an open order cannot be shipped', { orderState: 'Open', shipmentState: 'Shipped' }, false, false],
  ['an unpaid order cannot be shipped', { shipmentState: 'Shipped', paymentState: 'Pending' }, false, false],
  ['unless it is paid on delivery', { shipmentState: 'Shipped', paymentState: 'Pending' }, true, true],
  ['a paid order can be shipped', { shipmentState: 'Shipped', paymentState: 'Paid' }, false, true],
  ['what is on its way is not complete', { orderState: 'Complete', shipmentState: 'Shipped' }, false, false],
  [
    'what arrived unpaid is not complete',
    { orderState: 'Complete', shipmentState: 'Delivered', paymentState: 'Pending' },
    true,
    false,
  ],
])('X-05: %s', (_, states, isPaidOnDelivery, isAllowed) => {
  const whole = {
    orderState: 'Confirmed',
    shipmentState: 'Pending',
    paymentState: 'Paid',
    ...states,
  } as const;
  expect(findBrokenRule(whole, isPaidOnDelivery) === undefined).toBe(isAllowed);
});

const everyStates = (['Open', 'Confirmed', 'Complete', 'Cancelled'] as const).flatMap((orderState) =>
  (['Pending', 'Ready', 'Shipped', 'Delivered', 'Backorder'] as const).flatMap((shipmentState) =>
    (['Pending', 'BalanceDue', 'Paid', 'Failed', 'CreditOwed'] as const).map((paymentState) => ({
      orderState,
      shipmentState,
      paymentState,
    })),
  ),
);

test('X-05: of all states together, these and no others may be', () => {
  const inHouse = ['Pending', 'Ready', 'Backorder'];
  const anyMoney = ['Pending', 'BalanceDue', 'Paid', 'Failed', 'CreditOwed'];
  const hasPaid = ['Paid', 'CreditOwed'];
  const allowed: readonly (readonly [
    orderState: string,
    shipment: readonly string[],
    money: readonly string[],
  ])[] = [
    ['Open', inHouse, anyMoney],
    ['Confirmed', inHouse, anyMoney],
    ['Confirmed', ['Shipped', 'Delivered'], hasPaid],
    ['Complete', ['Delivered'], hasPaid],
    ['Cancelled', inHouse, anyMoney],
  ];
  for (const isPaidOnDelivery of [false, true]) {
    for (const states of everyStates) {
      const { orderState, shipmentState, paymentState } = states;
      const isAllowed =
        allowed.some(
          ([order, shipment, paid]) =>
            order === orderState && shipment.includes(shipmentState) && paid.includes(paymentState),
        ) ||
        (isPaidOnDelivery && orderState === 'Confirmed');
      expect(findBrokenRule(states, isPaidOnDelivery) === undefined, JSON.stringify(states)).toBe(isAllowed);
    }
  }
});

test('X-05: each rule forbids something that no other rule does', () => {
  for (const rule of stateRules) {
    const alone = everyStates.filter((states) =>
      stateRules.every((other) => other.isBroken(states, false) === (other === rule)),
    );
    expect(alone.length, rule.says).toBeGreaterThan(0);
  }
});
