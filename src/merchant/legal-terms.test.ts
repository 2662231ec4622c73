import { expect, test } from 'vitest';
import { localeCodes } from '../kernel/locale.ts';
import { guaranteeYearsOf } from '../markets/consumer-rights.ts';
import { getLocale } from '../markets/locales.ts';
import { findLegalTerms } from './legal-terms.ts';
import { parseMerchantFile } from './merchant-file.ts';
import type { Merchant } from './merchant-schema.ts';

const on = new Date('2026-11-26T12:00:00Z');

test.each(localeCodes)(
  'D-02, D-05: %s has what the shop ships with until a merchant says otherwise',
  (locale) => {
    expect(findLegalTerms({}, locale, on)).toEqual({
      withdrawalDays: 14,
      guaranteeYears: guaranteeYearsOf(getLocale(locale).countryCode),
      words: {},
    });
  },
);

const merchant: Merchant = {
  legal: {
    terms: [
      {
        validFrom: '2027-01-01',
        source: 'a law to come',
        withdrawalDays: 60,
        orderButton: { 'de-DE': 'Jetzt zahlungspflichtig bestellen' },
      },
      {
        validFrom: '2026-01-01',
        source: 'counsel, November 2025',
        withdrawalDays: 30,
        orderButton: { 'de-DE': 'Kostenpflichtig bestellen', 'de-AT': 'Zahlungspflichtig kaufen' },
      },
      { validFrom: '2026-06-01', source: 'the merchant’s promise', countries: ['DE'], guaranteeYears: 5 },
    ],
  },
};

test('D-02: of the rows that count, the newest that says a thing has it', () => {
  expect(findLegalTerms(merchant, 'de-DE', on)).toEqual({
    validFrom: '2026-06-01',
    withdrawalDays: 30,
    guaranteeYears: 5,
    words: { orderButton: 'Kostenpflichtig bestellen' },
  });
  expect(findLegalTerms(merchant, 'de-AT', on)).toMatchObject({
    validFrom: '2026-01-01',
    words: { orderButton: 'Zahlungspflichtig kaufen' },
  });
  // German Switzerland reads German, nobody else does.
  expect(findLegalTerms(merchant, 'de-CH', on).words).toEqual({ orderButton: 'Kostenpflichtig bestellen' });
  expect(findLegalTerms(merchant, 'fr-CH', on)).toMatchObject({ withdrawalDays: 30, words: {} });
});

test('D-02: who pays for a parcel back is told by country, and taken back by a later row', () => {
  const rows: Merchant = {
    legal: {
      terms: [
        { validFrom: '2026-01-01', source: 'promise', freeReturns: true },
        { validFrom: '2026-06-01', source: 'its end', countries: ['DE'], freeReturns: false },
      ],
    },
  };
  expect(findLegalTerms(rows, 'de-AT', on).freeReturns).toBe(true);
  expect(findLegalTerms(rows, 'de-DE', new Date('2026-05-31T12:00:00Z')).freeReturns).toBe(true);
  expect(findLegalTerms(rows, 'de-DE', on)).not.toHaveProperty('freeReturns');
});

test.each([
  ['2026-12-31T22:59:59Z', 30],
  ['2026-12-31T23:00:00Z', 60],
])(
  'D-02: a row counts from the first minute of its day on, as the country’s clocks show it: %s',
  (at, days) => {
    expect(findLegalTerms(merchant, 'de-DE', new Date(at)).withdrawalDays).toBe(days);
  },
);

test.each([
  [{ withdrawalDays: 13 }, 'legal.terms.0.withdrawalDays: must be 14 at least'],
  [{ freeReturns: 'yes' }, 'legal.terms.0.freeReturns: must be true or false'],
  [{ guaranteeYears: 0 }, 'legal.terms.0.guaranteeYears: must be 1 at least'],
  [{ validFrom: '2026-02-30' }, 'legal.terms.0.validFrom: must be a day like 2026-11-26'],
  [{ source: ' ' }, 'legal.terms.0.source: must not be empty'],
  [{ orderButton: { 'de-DE': '' } }, 'legal.terms.0.orderButton.de-DE: must not be empty'],
  [{ countries: [] }, 'legal.terms.0.countries: must name a country'],
])('D-02: %j is refused, with where it stands', (change, words) => {
  const terms = [{ validFrom: '2026-11-26', source: 'counsel', ...change }];
  const parsed = parseMerchantFile(JSON.stringify({ legal: { terms } }));
  expect(parsed.ok ? [] : parsed.refusal.map(({ path, message }) => `${path}: ${message}`)).toEqual([words]);
});
