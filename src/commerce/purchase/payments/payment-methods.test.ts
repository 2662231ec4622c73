import { expect, test } from 'vitest';
import { cartOf } from '../../../../tests/support/carts.ts';
import { testMerchant } from '../../../../tests/support/merchant.ts';
import type { CountryCode } from '../../../kernel/locale.ts';
import { type CurrencyCode, money } from '../../../kernel/money.ts';
import { getMarket } from '../../../markets/countries.ts';
import { type PartnerMethod, partnerMethods } from '../../../markets/partner-methods.ts';
import { nobody } from '../../../merchant/merchant.ts';
import type { Merchant } from '../../../merchant/merchant-schema.ts';
import type { CartView } from '../cart/cart-view.ts';
import {
  bankMethod,
  cardMethod,
  codMethod,
  findPaymentMethods,
  isMethodOffered,
  nameOfMethod,
} from './payment-methods.ts';
import type { PaymentPartners } from './payment-partners.ts';

interface Case {
  readonly country?: CountryCode;
  readonly pieces?: number;
  readonly clientType?: 'PRIVATE' | 'COMPANY';
  readonly currency?: CurrencyCode;
}

function view({ country = 'SK', pieces = 1, clientType = 'PRIVATE', currency }: Case): CartView {
  const total = money(currency ?? getMarket(country).currencyCode, 1000);
  const line = {
    quantity: pieces,
    mode: 'Standard',
    productType: 'standard_product',
    package: 'parcel',
  };
  return {
    cart: cartOf({ country, clientType, totalPrice: total }),
    lines: pieces === 0 ? [] : [line],
    priced: { subtotal: total, calculatedCodFee: money(total.currencyCode, 290) },
  } as unknown as CartView;
}

function partners(
  supportedMethods: readonly PartnerMethod[] | undefined,
  merchant: Merchant = testMerchant,
): PaymentPartners {
  return {
    ...(supportedMethods === undefined ? {} : { cardProvider: { supportedMethods } }),
    merchant: () => merchant,
    sellsIn: (country: CountryCode) => merchant !== nobody && country !== 'NO',
  } as unknown as PaymentPartners;
}

const { EUR: _euros, ...otherAccounts } = testMerchant.bankAccounts ?? {};
const withoutEuros: Merchant = { ...testMerchant, bankAccounts: otherAccounts };
const all = partners(partnerMethods);
const namesOf = (row: Case, means = all, context: 'checkout' | 'wallets' = 'checkout') =>
  findPaymentMethods(view(row), means, context).map(({ method }) => method);

test.each<[string, Case, PaymentPartners, readonly string[]]>([
  [
    'all that Slovakia allows',
    {},
    all,
    ['scheme', 'googlepay', 'applepay', 'cash-on-delivery', 'bank-transfer'],
  ],
  ['in no way for an empty cart', { pieces: 0 }, all, []],
  ['in no way while nobody sells', {}, partners(partnerMethods, nobody), []],
  ['in no way where the merchant has no shop', { country: 'NO' }, all, []],
  [
    'what the partner can do',
    {},
    partners(['scheme', 'ideal']),
    ['scheme', 'cash-on-delivery', 'bank-transfer'],
  ],
  ['without a partner', {}, partners(undefined), ['cash-on-delivery', 'bank-transfer']],
  [
    'no transfer without an account in the money',
    {},
    partners(['scheme'], withoutEuros),
    ['scheme', 'cash-on-delivery'],
  ],
  ['no transfer and no cash where neither is allowed', { country: 'IE' }, partners(['scheme']), ['scheme']],
  ['two pieces: no cash in Slovakia', { pieces: 2 }, partners(['scheme']), ['scheme', 'bank-transfer']],
  ['more pieces than cash and bank take', { pieces: 21, country: 'DE' }, partners(['scheme']), ['scheme']],
  [
    'a company its own invoice',
    { country: 'DE', clientType: 'COMPANY', pieces: 21 },
    partners(['klarna', 'klarna_b2b']),
    ['klarna_b2b'],
  ],
])('Y-01: a cart may be paid: %s', (_about, row, means, methods) => {
  expect(namesOf(row, means)).toEqual(methods);
});

test('Y-01: the express checkout knows the partner alone', () => {
  expect(namesOf({}, all, 'wallets')).toEqual(['googlepay']);
  expect(namesOf({}, partners(['scheme']), 'wallets')).toEqual([]);
  expect(namesOf({ pieces: 0 }, all, 'wallets')).toEqual([]);
});

test('Y-01: a method is offered by its interface and its name together', () => {
  const one = view({});
  expect(isMethodOffered(cardMethod('scheme'), one, all)).toBe(true);
  expect(isMethodOffered(codMethod, one, all)).toBe(true);
  expect(isMethodOffered(bankMethod, one, all)).toBe(true);
  expect(isMethodOffered(cardMethod('ideal'), one, all)).toBe(false);
  expect(isMethodOffered({ paymentInterface: 'card', method: 'bank-transfer' }, one, all)).toBe(false);
  expect(isMethodOffered({ paymentInterface: 'bank-transfer', method: 'scheme' }, one, all)).toBe(false);
});

test('Y-01: a method goes by its brand, or by its key where it has none', () => {
  expect(nameOfMethod(cardMethod('paypal'))).toBe('PayPal');
  expect(nameOfMethod(cardMethod('scheme'))).toBe('scheme');
  expect(nameOfMethod(codMethod)).toBe('cash-on-delivery');
  expect(cardMethod('paypal')).toEqual({ paymentInterface: 'card', method: 'paypal' });
  expect(codMethod).toEqual({ paymentInterface: 'cash-on-delivery', method: 'cash-on-delivery' });
  expect(bankMethod).toEqual({ paymentInterface: 'bank-transfer', method: 'bank-transfer' });
});
