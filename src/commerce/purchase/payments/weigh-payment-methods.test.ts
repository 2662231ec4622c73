import { expect, test } from 'vitest';
import { type CountryCode, countryCodes } from '../../../kernel/locale.ts';
import { type CurrencyCode, money } from '../../../kernel/money.ts';
import { partnerMethods } from '../../../markets/partner-methods.ts';
import { type PayingPurchase, type PaymentArrangements, weighPaymentMethods } from './payment-methods.ts';

/** The facts of rules Y-01, Y-02 and Y-04 once more, written down from the rules and not from the shop's own rows. */
const everywhere = countryCodes;
const methodFacts: Readonly<
  Record<
    string,
    {
      readonly countries: string | typeof everywhere;
      readonly buyers?: 'private' | 'company';
      readonly money?: string;
    }
  >
> = {
  scheme: { countries: everywhere },
  googlepay: { countries: everywhere },
  applepay: { countries: everywhere },
  paypal: { countries: 'DE AT CH FR BE NL IT ES PT GB IE PL CZ DK SE NO FI' },
  klarna: { countries: 'DE AT CH NL BE SE NO DK FI GB IT ES FR IE PT PL CZ', buyers: 'private' },
  klarna_account: { countries: 'DE AT SE NO FI GB', buyers: 'private' },
  klarna_b2b: { countries: 'DE AT NL SE FR GB', buyers: 'company' },
  ratepay: { countries: 'DE AT CH NL', buyers: 'private', money: 'EUR CHF' },
  onlineBanking_PL: { countries: 'PL', money: 'PLN' },
  ideal: { countries: 'NL', money: 'EUR' },
  multibanco: { countries: 'PT', money: 'EUR' },
  twint: { countries: 'CH', money: 'CHF' },
  mobilepay: { countries: 'DK FI', money: 'DKK EUR' },
};

/** Money, limit at the door in whole units of it, and the fee in hundredths. */
const atTheDoor: Readonly<Record<CountryCode, readonly [CurrencyCode, number, number]>> = {
  ...{ SK: ['EUR', 2500, 290], IE: ['EUR', 1500, 0], DE: ['EUR', 1500, 290], PT: ['EUR', 1000, 290] },
  ...{ IT: ['EUR', 999.99, 290], FR: ['EUR', 1000, 290], HU: ['HUF', 499_999, 99_000] },
  ...{ CZ: ['CZK', 60_000, 5900], AT: ['EUR', 1500, 290], NO: ['NOK', 1500, 3900] },
  ...{ NL: ['EUR', 1500, 0], CH: ['CHF', 3500, 390], BE: ['EUR', 3000, 290], DK: ['DKK', 20_000, 2900] },
  ...{ SE: ['SEK', 3000, 0], ES: ['EUR', 1000, 290], GB: ['GBP', 2500, 0], FI: ['EUR', 1500, 290] },
  ...{ PL: ['PLN', 6000, 1290], RO: ['RON', 10_000, 1490], LT: ['EUR', 4500, 290] },
  ...{ SI: ['EUR', 4500, 290], BG: ['BGN', 8900, 0], GR: ['EUR', 499, 0], HR: ['EUR', 4500, 0] },
};
const neitherCashNorTransfer = 'IE NL SE GB BG GR HR';
const freightAtTheDoor = 'SK HU CZ PL';
const onePieceAtTheDoor = 'SK IT HU CZ PL RO SI GR HR';

const has = (list: string | readonly string[], one: string) =>
  (typeof list === 'string' ? list.split(' ') : list).includes(one);

/** What the tables above say against each method. */
function expectedOf(purchase: PayingPurchase): Readonly<Record<string, readonly string[]>> {
  const { country, gross, items, clientType, context, goods } = purchase;
  const isPrivate = clientType === 'PRIVATE';
  const when = (condition: boolean, code: string) => (condition ? [code] : []);
  const nothing = when(purchase.pieces === 0, 'NothingToPay');
  const express = context === 'wallets';
  const count = [...when(items === 0, 'TooFewItems'), ...when(items > 20, 'TooManyItems')];
  const limit = Math.round(atTheDoor[country][1] * 100);
  const takesCash = !has(neitherCashNorTransfer, country);
  const terms = [
    ...when(gross.centAmount > limit, 'OverLimit'),
    ...when(items > 1 && has(onePieceAtTheDoor, country), 'TooManyStandardItems'),
    ...when(goods === 'freight' && !has(freightAtTheDoor, country), 'NotForFreight'),
  ];
  const ofPartner = Object.entries(methodFacts).map(([method, { countries, buyers, money: taken }]) => [
    method,
    [
      ...nothing,
      ...when(!has(countries, country), 'NotInCountry'),
      ...when(taken !== undefined && !has(taken, gross.currencyCode), 'NotInCurrency'),
      ...when(buyers !== undefined && (buyers === 'private') !== isPrivate, 'NotForClientType'),
      ...when(express && method !== 'googlepay', 'NotInContext'),
    ],
  ]);
  return {
    ...Object.fromEntries(ofPartner),
    'cash-on-delivery': [
      ...nothing,
      ...when(express, 'NotInContext'),
      ...(takesCash ? terms : ['NotInCountry']),
      ...count,
    ],
    'bank-transfer': [
      ...nothing,
      ...when(express, 'NotInContext'),
      ...when(!takesCash, 'NotInCountry'),
      ...count,
    ],
  };
}

const arranged: PaymentArrangements = { sale: 'open', contracts: partnerMethods, hasAccount: () => true };

const codesOf = (purchase: PayingPurchase, arrangements: PaymentArrangements) =>
  Object.fromEntries(
    weighPaymentMethods(purchase, arrangements).map(({ method, obstacles }) => [
      method,
      obstacles.map(({ code }) => code),
    ]),
  );

function* purchasesIn(country: CountryCode): Generator<PayingPurchase> {
  const [currency, whole, fee] = atTheDoor[country];
  for (const clientType of ['PRIVATE', 'COMPANY'] as const)
    for (const context of ['checkout', 'wallets'] as const)
      for (const beside of [-1, 0, 1])
        for (const goods of ['parcel', 'freight'] as const)
          for (const items of [0, 1, 2, 20, 21])
            for (const others of [0, 1])
              yield {
                ...{ country, clientType, context, goods, items, standardItems: items },
                pieces: items + others,
                gross: money(currency, Math.round(whole * 100) + beside),
                cashFee: fee === 0 ? undefined : money(currency, fee),
              };
}

test.each(countryCodes)(
  'Y-01, Y-02, Y-04: in %s each way to pay is offered, or says all that is against it',
  (country) => {
    let weighed = 0;
    for (const purchase of purchasesIn(country)) {
      expect(codesOf(purchase, arranged), JSON.stringify(purchase)).toEqual(expectedOf(purchase));
      weighed += 1;
    }
    expect(weighed).toBe(240);
  },
);

const usual: PayingPurchase = {
  ...{ country: 'DE', clientType: 'PRIVATE', context: 'checkout', goods: 'parcel' },
  ...{ pieces: 1, items: 1, standardItems: 1 },
  gross: money('EUR', 1000),
  cashFee: money('EUR', 290),
};

test('Y-01: what the merchant has not arranged is against a method, beside what the country says', () => {
  const closed = codesOf(usual, { ...arranged, sale: 'closed' });
  expect(Object.values(closed).every((codes) => codes[0] === 'NotSoldThere')).toBe(true);
  const partnerless = codesOf(usual, { ...arranged, contracts: undefined });
  expect(partnerless).toMatchObject({
    scheme: ['NoPartner'],
    ideal: ['NotInCountry', 'NoPartner'],
    'cash-on-delivery': [],
    'bank-transfer': [],
  });
  expect(codesOf(usual, { ...arranged, contracts: ['scheme'] })).toMatchObject({
    scheme: [],
    paypal: ['NoContract'],
  });
  const withoutAccount = { ...arranged, hasAccount: (code: CurrencyCode) => code !== 'EUR' };
  expect(codesOf(usual, withoutAccount)).toMatchObject({
    'cash-on-delivery': [],
    'bank-transfer': ['NoBankAccount'],
  });
});

test('Y-02: other money than the country’s has no limit and no fee at the door', () => {
  const foreign: PayingPurchase = { ...usual, country: 'CZ', cashFee: undefined };
  expect(codesOf(foreign, arranged)['cash-on-delivery']).toEqual(['NotInCurrency']);
  expect(codesOf({ ...foreign, cashFee: money('EUR', 290) }, arranged)['cash-on-delivery']).toEqual([
    'NotInCurrency',
  ]);
});

test('Y-02: pieces that are no standard products are not in the item limit, but among the twenty', () => {
  const services: PayingPurchase = { ...usual, country: 'SK', pieces: 21, items: 20, standardItems: 1 };
  expect(codesOf(services, arranged)['cash-on-delivery']).toEqual([]);
  expect(codesOf({ ...services, items: 21 }, arranged)['cash-on-delivery']).toEqual(['TooManyItems']);
});

test('Y-02: a limit says how much it is', () => {
  const [cash] = weighPaymentMethods(
    { ...usual, country: 'SK', gross: money('EUR', 250_001), items: 21, standardItems: 21 },
    arranged,
  ).filter(({ method }) => method === 'cash-on-delivery');
  expect(cash?.obstacles).toEqual([
    { code: 'OverLimit', limit: money('EUR', 250_000) },
    { code: 'TooManyStandardItems', limit: 1 },
    { code: 'TooManyItems', limit: 20 },
  ]);
});
