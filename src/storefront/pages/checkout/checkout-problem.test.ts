import { expect, test } from 'vitest';
import { checkoutCodes } from '../../../api/contract/checkout-codes.ts';
import { callErrorCodes } from '../../../api/contract/errors.ts';
import { checkoutCodeOf } from '../../../api/contract/refused-checkouts.ts';
import { loadTexts } from '../../i18n/texts.ts';
import {
  parseProblem,
  problemOf,
  problemOnReturn,
  problemTexts,
  statusOfProblem,
} from './checkout-problem.ts';

test.each([
  'malformed-price',
  'cancelled-transaction',
  'creating-order-failed',
  'unprocessable-entity',
  'payment-error',
] as const)('Y-06: the code %s in the address is told in words', async (code) => {
  expect(parseProblem(code)).toBe(code);
  const text = await loadTexts('de-DE');
  expect(text(problemTexts[code])).toMatch(/\p{L}{3}.*\.$/u);
});

test.each([null, '', 'constructor', 'Payment-Error', '<b>'])('R-11: %j as an error says nothing', (code) => {
  expect(parseProblem(code)).toBeUndefined();
});

test('Y-06: missing details are told in the words of the rule', async () => {
  const text = await loadTexts('en-GB');
  expect(text(problemTexts[problemOf({ code: 'EmailOrAddressMissing' })])).toBe(
    'Email or address details are missing for cart',
  );
});

test.each([
  ['PriceChanged', 'price-changed', 'malformed-price'],
  ['ConcurrentModification', 'cart-changed', 'creating-order-failed'],
  ['OutOfStock', 'cart-changed', 'creating-order-failed'],
  ['EmailOrAddressMissing', 'details-missing', 'unprocessable-entity'],
  ['AddressInvalid', 'unprocessable-entity', 'unprocessable-entity'],
  ['PaymentMissing', 'malformed-price', 'malformed-price'],
  ['PaymentProviderUnavailable', 'payment-unavailable', 'payment-unavailable'],
  ['RateLimited', 'too-many-requests', 'too-many-requests'],
] as const)('Y-08: %s is %s before paying and %s after it', (code, before, after) => {
  expect(problemOf({ code })).toBe(before);
  expect(problemOnReturn({ code })).toBe(after);
});

test('a problem of ours is not answered like one of the shopper’s', () => {
  expect(statusOfProblem('payment-error')).toBe(422);
  expect(statusOfProblem('payment-unavailable')).toBe(503);
  expect(statusOfProblem('too-many-requests')).toBe(429);
});

test('Y-06: pages call what came of a payment as the middleware does', () => {
  const codes: ReadonlySet<string> = new Set(checkoutCodes);
  const told = callErrorCodes.filter(
    (code) => checkoutCodeOf[code] !== undefined && codes.has(problemOnReturn({ code })),
  );
  expect(told.length).toBeGreaterThan(15);
  for (const code of told) expect(problemOnReturn({ code }), code).toBe(checkoutCodeOf[code]);
});
