import { expect, test } from 'vitest';
import { cartOf } from '../../../../tests/support/carts.ts';
import { money } from '../../../kernel/money.ts';
import { buildPayment, isClosed, isSameAmount, movePayment, type PaymentState } from './payment.ts';

const now = new Date('2026-11-20T12:00:00Z');
const cart = cartOf({ id: 'cart-1', version: 7, totalPrice: money('EUR', 1990) });
const method = { paymentInterface: 'card', method: 'scheme' } as const;
const created = buildPayment('payment-1', cart, method, 'Created', now);

test('Y-03: a payment begins with the cart, its version and its exact total', () => {
  expect(created).toEqual({
    id: 'payment-1',
    cartId: 'cart-1',
    cartVersion: 7,
    orderId: undefined,
    storeKey: 'gantry-de',
    paymentInterface: 'card',
    method: 'scheme',
    amount: money('EUR', 1990),
    state: 'Created',
    providerReference: undefined,
    refusal: undefined,
    referencePayment: undefined,
    createdAt: now,
    modifiedAt: now,
  });
  expect(buildPayment('p', cart, method, 'Pending', now).state).toBe('Pending');
});

const states: readonly PaymentState[] = ['Created', 'Pending', 'Authorised', 'Refused', 'Cancelled'];
/** Where a payment can go, once more: what was taken is only given back, what is over stays over. */
const ways: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  Created: ['Created', 'Pending', 'Authorised', 'Refused', 'Cancelled'],
  Pending: ['Pending', 'Authorised', 'Refused', 'Cancelled'],
  Authorised: ['Authorised', 'Cancelled'],
  Refused: ['Authorised', 'Refused', 'Cancelled'],
  Cancelled: ['Cancelled'],
};

test.each(states.flatMap((from) => states.map((to) => [from, to] as const)))(
  'Y-03: from %s to %s, or a bug that is named',
  (from, to) => {
    const payment = { ...created, state: from };
    if (ways[from].includes(to)) {
      const change = { providerReference: 'ref', state: 'Created' } as const;
      expect(movePayment(payment, to, change)).toEqual({
        ...payment,
        providerReference: 'ref',
        state: to,
      });
      expect(movePayment(payment, to)).toEqual({ ...payment, state: to });
    } else {
      const message = `payment payment-1 cannot go from ${from} to ${to}`;
      expect(() => movePayment(payment, to)).toThrow(message);
    }
  },
);

test('Y-03: nothing is waited for once it is taken, refused or given back', () => {
  const closed = states.filter((state) => isClosed({ ...created, state }));
  expect(closed).toEqual(['Authorised', 'Refused', 'Cancelled']);
});

test.each([
  [1990, 'EUR', true],
  [1991, 'EUR', false],
  [1990, 'CZK', false],
] as const)('Y-03: %i %s is the amount asked for: %s', (centAmount, currencyCode, isSame) => {
  expect(isSameAmount(money('EUR', 1990), { currencyCode, centAmount })).toBe(isSame);
});
