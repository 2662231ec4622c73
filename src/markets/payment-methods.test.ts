import { expect, test } from 'vitest';
import { countryCodes } from '../kernel/locale.ts';
import { money } from '../kernel/money.ts';
import { CASH_AND_BANK_ITEMS, getCashOnDelivery, isBankTransferAllowed } from './cash-and-bank.ts';
import type { ClientType } from './client-type.ts';
import { getMarket, markets } from './countries.ts';
import { findPartnerMethods, type PaymentSituation } from './payment-methods.ts';

function situation(countryCode: PaymentSituation['countryCode'], clientType: ClientType = 'PRIVATE') {
  const { currencyCode } = getMarket(countryCode);
  return { countryCode, currencyCode, clientType, context: 'checkout' } as const;
}

test.each([
  ['SK', ['scheme', 'googlepay', 'applepay']],
  ['DE', ['scheme', 'googlepay', 'applepay', 'paypal', 'klarna', 'klarna_account', 'ratepay']],
  ['NL', ['scheme', 'googlepay', 'applepay', 'paypal', 'klarna', 'ratepay', 'ideal']],
  ['CH', ['scheme', 'googlepay', 'applepay', 'paypal', 'klarna', 'ratepay', 'twint']],
  ['PL', ['scheme', 'googlepay', 'applepay', 'paypal', 'klarna', 'onlineBanking_PL']],
  ['PT', ['scheme', 'googlepay', 'applepay', 'paypal', 'klarna', 'multibanco']],
  ['FI', ['scheme', 'googlepay', 'applepay', 'paypal', 'klarna', 'klarna_account', 'mobilepay']],
  ['DK', ['scheme', 'googlepay', 'applepay', 'paypal', 'klarna', 'mobilepay']],
] as const)('Y-01: a private person in %s is offered %j', (countryCode, methods) => {
  expect(findPartnerMethods(situation(countryCode))).toEqual(methods);
});

test('Y-01: companies get the business invoice, and neither Klarna for persons nor Ratepay', () => {
  expect(findPartnerMethods(situation('DE', 'COMPANY'))).toEqual([
    'scheme',
    'googlepay',
    'applepay',
    'paypal',
    'klarna_b2b',
  ]);
});

test('Y-01: the wallet context keeps Google Pay alone, in every country', () => {
  for (const countryCode of countryCodes) {
    expect(findPartnerMethods({ ...situation(countryCode), context: 'wallets' })).toEqual(['googlepay']);
  }
});

test('Y-01: a method is not offered for money it cannot take', () => {
  expect(findPartnerMethods({ ...situation('PL'), currencyCode: 'EUR' })).not.toContain('onlineBanking_PL');
});

test('Y-02: cash on delivery and bank transfer are refused in the same seven countries', () => {
  const refused = ['IE', 'NL', 'SE', 'GB', 'BG', 'GR', 'HR'];
  expect(countryCodes.filter((code) => !getCashOnDelivery(code).isAllowed)).toEqual(refused);
  expect(countryCodes.filter((code) => !isBankTransferAllowed(code))).toEqual(refused);
});

test('Y-02: freight is paid at the door in four countries only', () => {
  expect(countryCodes.filter((code) => getCashOnDelivery(code).isAllowedForFreight)).toEqual([
    'SK',
    'HU',
    'CZ',
    'PL',
  ]);
});

test('Y-02: nine countries allow one item, the others set no limit', () => {
  const limited = countryCodes.filter((code) => getCashOnDelivery(code).itemLimit === 1);
  expect(limited).toEqual(['SK', 'IT', 'HU', 'CZ', 'PL', 'RO', 'SI', 'GR', 'HR']);
  expect(getCashOnDelivery('DE').itemLimit).toBe('unlimited');
});

test.each([
  ['SK', money('EUR', 250_000), money('EUR', 290)],
  ['IT', money('EUR', 99_999), money('EUR', 290)],
  ['HU', money('HUF', 49_999_900), money('HUF', 99_000)],
  ['CZ', money('CZK', 6_000_000), money('CZK', 5_900)],
  ['NO', money('NOK', 150_000), money('NOK', 3_900)],
  ['CH', money('CHF', 350_000), money('CHF', 390)],
  ['DK', money('DKK', 2_000_000), money('DKK', 2_900)],
  ['PL', money('PLN', 600_000), money('PLN', 1_290)],
  ['RO', money('RON', 1_000_000), money('RON', 1_490)],
  ['GB', money('GBP', 250_000), undefined],
] as const)('Y-02: limit and fee of %s', (countryCode, limit, fee) => {
  expect(getCashOnDelivery(countryCode)).toMatchObject({ limit });
  expect(getCashOnDelivery(countryCode).fee).toEqual(fee);
});

test('Y-02: limits are in local currency, and whoever allows cash names a fee in it', () => {
  for (const { countryCode, currencyCode } of markets) {
    const { limit, fee, isAllowed } = getCashOnDelivery(countryCode);
    expect(limit.currencyCode).toBe(currencyCode);
    expect(fee?.currencyCode).toBe(isAllowed ? currencyCode : undefined);
  }
});

test('Y-02: cash and bank take 1 to 20 items', () => {
  expect(CASH_AND_BANK_ITEMS).toEqual({ minimum: 1, maximum: 20 });
});
