import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type CountryCode, countryCodes } from '../src/kernel/locale.ts';
import type { CurrencyCode } from '../src/kernel/money.ts';
import { getCashOnDelivery } from '../src/markets/cash-and-bank.ts';
import { markets } from '../src/markets/countries.ts';
import { shippingRates } from '../src/markets/shipping-rates.ts';
import { getLowStockBoundaries } from '../src/markets/stock-level.ts';
import { projectRoot } from './support/source-tree.ts';

/** The entry of a rule as docs/rules says it. */
function readRule(file: string, id: string): string {
  const sections = readFileSync(join(projectRoot, 'docs/rules', file), 'utf8').split(/^### /m);
  return sections.find((section) => section.startsWith(`${id} `)) ?? '';
}

/** The cells of the entry's table, its head left out. */
function readTable(file: string, id: string): string[][] {
  return readRule(file, id)
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

const cents = (units: string | undefined) => Math.round(Number(units) * 100);

test('V-07: docs/rules has every delivery fee as it is charged', () => {
  const temporary: Readonly<Record<string, CountryCode>> = { France: 'FR', Hungary: 'HU' };
  const rows = readTable('prices.md', 'V-07');
  for (const [money = '', free, parcel, freight] of rows) {
    const [currency = '', country] = money.replace(' (temporary)', '').split(', ');
    const own = country === undefined ? undefined : temporary[country];
    const usual = markets.find(
      (market) => market.currencyCode === currency && market.countryCode !== 'FR',
    )?.countryCode;
    const on = new Date(own === undefined ? '2024-06-01' : '2026-06-01');
    expect(shippingRates(own ?? usual ?? 'SK', currency as CurrencyCode, on), money).toEqual({
      freeAbove: cents(free),
      parcel: cents(parcel),
      freight: cents(freight),
    });
  }
  expect(new Set(rows.map(([money]) => money?.slice(0, 3)))).toEqual(
    new Set(markets.map(({ currencyCode }) => currencyCode)),
  );
});

test('Y-02: docs/rules has the limit of cash on delivery of every country', () => {
  const rows = readTable('payments.md', 'Y-02').flatMap(([limit = '', countries = '']) =>
    countries.split(' ').map((country) => ({ country, limit })),
  );
  expect(rows.map(({ country }) => country).toSorted()).toEqual([...countryCodes].sort());
  for (const { country, limit } of rows) {
    const [currencyCode, units] = limit.split(' ');
    expect(getCashOnDelivery(country as CountryCode).limit, country).toMatchObject({
      currencyCode,
      centAmount: cents(units),
    });
  }
});

test('P-03: docs/rules has the prices from which few pieces are a low stock', () => {
  const rows = [...readRule('product-page.md', 'P-03').matchAll(/([A-Z]{3}) ([\d.]+)\/([\d.]+[\d])/g)];
  expect(rows).toHaveLength(11);
  for (const [, currency, high, low] of rows) {
    expect(getLowStockBoundaries(currency as CurrencyCode), currency).toEqual({
      high: cents(high),
      low: cents(low),
    });
  }
});
