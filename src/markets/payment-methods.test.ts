import { expect, test } from 'vitest';
import { type CountryCode, countryCodes } from '../kernel/locale.ts';
import { money } from '../kernel/money.ts';
import { CASH_AND_BANK_ITEMS, getCashOnDelivery, isBankTransferAllowed } from './cash-and-bank.ts';
import type { ClientType } from './client-type.ts';
import { getMarket, markets } from './countries.ts';
import { isPartnerMethod, partnerMethods } from './partner-methods.ts';
import {
  companyMethods,
  findPartnerMethods,
  getPartnerMethodFacts,
  klarnaMethods,
  type PaymentSituation,
  walletMethods,
} from './payment-methods.ts';

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

/** Every country, once more by method: `p` PayPal, `k` Klarna, `a` Klarna Account, `b` its invoice for companies, `r` Ratepay. */
const offered: Readonly<Record<CountryCode, string>> = {
  ...{
    SK: '',
    IE: 'pk',
    DE: 'pkabr',
    PT: 'pk',
    IT: 'pk',
    FR: 'pkb',
    HU: '',
    CZ: 'pk',
    AT: 'pkabr',
    NO: 'pka',
  },
  ...{
    NL: 'pkbr',
    CH: 'pkr',
    BE: 'pk',
    DK: 'pk',
    SE: 'pkab',
    ES: 'pk',
    GB: 'pkab',
    FI: 'pka',
    PL: 'pk',
    RO: '',
  },
  ...{ LT: '', SI: '', BG: '', GR: '', HR: '' },
};
const byLetter = { p: 'paypal', k: 'klarna', a: 'klarna_account', b: 'klarna_b2b', r: 'ratepay' } as const;
const ofOneCountry = {
  onlineBanking_PL: ['PL'],
  ideal: ['NL'],
  multibanco: ['PT'],
  twint: ['CH'],
  mobilepay: ['DK', 'FI'],
};

test.each(countryCodes)(
  'Y-01: whoever pays in %s is offered what the country has, by who they are',
  (country) => {
    const has = (letter: keyof typeof byLetter) =>
      offered[country].includes(letter) ? [byLetter[letter]] : [];
    const own = Object.entries(ofOneCountry).flatMap(([method, countries]) =>
      countries.includes(country) ? [method] : [],
    );
    const everywhere = ['scheme', 'googlepay', 'applepay', ...has('p')];
    const person = [...everywhere, ...has('k'), ...has('a'), ...has('r'), ...own];
    expect(findPartnerMethods(situation(country))).toEqual(person);
    expect(findPartnerMethods(situation(country, 'COMPANY'))).toEqual([...everywhere, ...has('b'), ...own]);
  },
);

test.each([
  ['NL', 'ratepay', 'EUR', 'USD'],
  ['CH', 'ratepay', 'CHF', 'USD'],
  ['CH', 'ratepay', 'EUR', 'USD'],
  ['PL', 'onlineBanking_PL', 'PLN', 'EUR'],
  ['NL', 'ideal', 'EUR', 'CHF'],
  ['PT', 'multibanco', 'EUR', 'CHF'],
  ['CH', 'twint', 'CHF', 'EUR'],
  ['DK', 'mobilepay', 'DKK', 'SEK'],
  ['DK', 'mobilepay', 'EUR', 'SEK'],
] as const)('Y-01: in %s %s takes %s and not %s', (country, method, taken, other) => {
  expect(findPartnerMethods({ ...situation(country), currencyCode: taken })).toContain(method);
  expect(findPartnerMethods({ ...situation(country), currencyCode: other })).not.toContain(method);
});

test('Y-03: each method has its way of being paid, and its money moves when it should', () => {
  const told = partnerMethods.map((method) => {
    const { brand, flow, intent } = getPartnerMethodFacts(method);
    return [method, brand, flow, intent];
  });
  expect(told).toEqual([
    ['scheme', undefined, 'card', 'authorize'],
    ['googlepay', 'Google Pay', 'wallet', 'authorize'],
    ['applepay', 'Apple Pay', 'wallet', 'authorize'],
    ['paypal', 'PayPal', 'redirect', 'capture'],
    ['klarna', 'Klarna', 'pay-later', 'authorize'],
    ['klarna_account', 'Klarna Account', 'pay-later', 'authorize'],
    ['klarna_b2b', 'Billie', 'pay-later', 'authorize'],
    ['ratepay', 'Ratepay', 'pay-later', 'authorize'],
    ['onlineBanking_PL', 'Pay-by-link', 'redirect', 'authorize'],
    ['ideal', 'iDEAL', 'redirect', 'authorize'],
    ['multibanco', 'Multibanco', 'reference', 'authorize'],
    ['twint', 'TWINT', 'redirect', 'authorize'],
    ['mobilepay', 'MobilePay', 'redirect', 'authorize'],
  ]);
  expect([walletMethods, klarnaMethods, companyMethods]).toEqual([
    ['googlepay', 'applepay'],
    ['klarna', 'klarna_account'],
    ['klarna_b2b'],
  ]);
  expect(['scheme', 'cash-on-delivery', ''].map(isPartnerMethod)).toEqual([true, false, false]);
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
