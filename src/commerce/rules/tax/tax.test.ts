import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { hasShared, readSharedJson } from '../../../../tests/support/shared-data.ts';
import { add, currencyCodes, money, multiply, roundingStepOf, sum } from '../../../kernel/money.ts';
import { sumTaxedPrices, type TaxRate, taxLine, taxShared, taxWithin } from './tax.ts';

const rateOf = (permyriad: number): TaxRate => ({ name: 'VAT', permyriad });

function taxEuroLines(rate: TaxRate, ...lines: readonly (readonly [cents: number, pieces: number])[]) {
  return sumTaxedPrices(
    'EUR',
    lines.map(([cents, pieces]) => taxLine(multiply(money('EUR', cents), pieces), rate)),
  );
}

test('V-06: 549 + 3 x 59.95 + 6.49 at 19 % incl. holds tax 117.42 and net 617.92 of 735.34', () => {
  const total = taxEuroLines(rateOf(1900), [54900, 1], [5995, 3], [649, 1]);
  expect(total).toEqual({
    totalGross: money('EUR', 73534),
    totalNet: money('EUR', 61792),
    taxPortions: [{ name: 'VAT', rate: 0.19, amount: money('EUR', 11742) }],
  });
});

test('V-06: 45 + 49 + 4.96 at 21 % incl. is 98.96, rounded line by line', () => {
  const total = taxEuroLines(rateOf(2100), [4500, 1], [4900, 1], [496, 1]);
  expect(total.totalGross).toEqual(money('EUR', 9896));
  // 781 (780.99) + 850 (850.41) + 86 (86.08)
  expect(total.taxPortions).toEqual([{ name: 'VAT', rate: 0.21, amount: money('EUR', 1717) }]);
  expect(total.totalNet).toEqual(money('EUR', 8179));
});

test.each([
  ['9.99 at 20 %: 166.5 rounds away from zero', 999, 2000, 167],
  ['1.00 at 23 %', 100, 2300, 19],
  ['nothing', 0, 2300, 0],
  ['a rate of nothing', 999, 0, 0],
  ['8.1 %, a rate with a fraction', 10000, 810, 749],
  ['a refund, half away from zero', -999, 2000, -167],
])('V-06: tax within a gross amount: %s', (_, gross, permyriad, tax) => {
  expect(taxWithin(money('EUR', gross), rateOf(permyriad))).toEqual(money('EUR', tax));
});

test('V-06: amounts computed in forints are whole forints', () => {
  // 14 990 HUF at 27 %: 3186.85 -> 3187
  expect(taxWithin(money('HUF', 1_499_000), rateOf(2700))).toEqual(money('HUF', 318_700));
});

test('V-06: rates are told apart and keep their order', () => {
  const total = sumTaxedPrices('EUR', [
    taxLine(money('EUR', 12300), rateOf(2300)),
    taxLine(money('EUR', 10500), { name: 'reduced', permyriad: 500 }),
    taxLine(money('EUR', 1230), rateOf(2300)),
  ]);
  expect(total.taxPortions).toEqual([
    { name: 'VAT', rate: 0.23, amount: money('EUR', 2530) },
    { name: 'reduced', rate: 0.05, amount: money('EUR', 500) },
  ]);
});

test.each([
  {
    about: 'forints in whole ones',
    gross: money('HUF', 148_100),
    goods: [
      { gross: money('HUF', 300_000), rate: rateOf(2700) },
      { gross: money('HUF', 300_000), rate: rateOf(500) },
    ],
    // 741 Ft at 27 % (157.5) and 740 Ft at 5 % (35.2); of 740.50 Ft each it would be 157 Ft.
    taxes: [15_800, 3500],
  },
  {
    about: 'cents to the cent',
    gross: money('EUR', 195),
    goods: [
      { gross: money('EUR', 1000), rate: rateOf(2300) },
      { gross: money('EUR', 2000), rate: rateOf(500) },
    ],
    // 65 at 23 % and 130 at 5 %
    taxes: [12, 6],
  },
  {
    about: 'goods of one rate taken together',
    gross: money('EUR', 195),
    goods: [
      { gross: money('EUR', 1000), rate: rateOf(2300) },
      { gross: money('EUR', 5000), rate: rateOf(500) },
      { gross: money('EUR', 4000), rate: rateOf(2300) },
    ],
    // 97.5 each: the odd cent goes to the first
    taxes: [18, 5],
  },
  { about: 'no goods at the standard rate', gross: money('EUR', 195), goods: [], taxes: [36] },
])(
  'V-06: the tax of a fee is split by what the goods of each rate cost: $about',
  ({ gross, goods, taxes }) => {
    const shared = taxShared(gross, goods, { name: 'standard', permyriad: 2300 });
    expect(shared.totalGross).toEqual(gross);
    expect(shared.taxPortions.map(({ amount }) => amount.centAmount)).toEqual(taxes);
  },
);

test('V-06: a fee without goods is taxed at the standard rate and by its name', () => {
  const standard = { name: 'standard', permyriad: 2300 };
  expect(taxShared(money('EUR', 195), [], standard)).toEqual(taxLine(money('EUR', 195), standard));
});

test('V-01: a fee shared by goods of any rates keeps its gross, and every amount is in the currency’s steps', () => {
  const good = fc.record({ steps: fc.nat(1_000_000), permyriad: fc.constantFrom(0, 500, 900, 1900, 2700) });
  fc.assert(
    fc.property(
      fc.constantFrom(...currencyCodes),
      fc.nat(100_000),
      fc.array(good, { maxLength: 8 }),
      (currency, feeSteps, goods) => {
        const step = roundingStepOf(currency);
        const gross = money(currency, feeSteps * step);
        const shared = taxShared(
          gross,
          goods.map(({ steps, permyriad }) => ({
            gross: money(currency, steps * step),
            rate: rateOf(permyriad),
          })),
          rateOf(2300),
        );
        const taxes = shared.taxPortions.map(({ amount }) => amount);
        expect(shared.totalGross).toEqual(gross);
        expect(add(shared.totalNet, sum(currency, taxes))).toEqual(gross);
        for (const { centAmount } of [shared.totalNet, ...taxes]) expect(centAmount % step).toBe(0);
      },
    ),
  );
});

test('V-01: net and portions add up to the gross of any lines at any rates', () => {
  const line = fc.record({
    cents: fc.integer({ min: 0, max: 500_000_000 }),
    permyriad: fc.integer({ min: 0, max: 2700 }),
  });
  fc.assert(
    fc.property(fc.constantFrom(...currencyCodes), fc.array(line, { maxLength: 40 }), (currency, lines) => {
      const total = sumTaxedPrices(
        currency,
        lines.map(({ cents, permyriad }) => taxLine(money(currency, cents), rateOf(permyriad))),
      );
      const tax = sum(
        currency,
        total.taxPortions.map((portion) => portion.amount),
      );
      expect(add(total.totalNet, tax)).toEqual(total.totalGross);
      expect(total.totalNet.centAmount).toBeGreaterThanOrEqual(0);
      expect(tax.centAmount).toBeGreaterThanOrEqual(0);
      expect(tax.centAmount % roundingStepOf(currency)).toBe(0);
    }),
    { numRuns: 300 },
  );
});

const CASES = 'data/calc-cases/calc-cases.json';
const decimal = z.coerce.number();
const allCases = z.object({ cases: z.array(z.looseObject({ kind: z.string() })) });
const includedTaxCase = z.object({
  name: z.string(),
  input: z.object({ gross: decimal.optional(), ratePercent: decimal, decimals: z.int().default(2) }),
  expected: z.object({ gross: decimal.optional(), includedTax: decimal }),
});

test.skipIf(!hasShared(CASES))('V-06: other systems find the same tax within a gross amount', () => {
  const comparable = allCases
    .parse(readSharedJson(CASES))
    .cases.filter(({ kind }) => kind === 'included_vat' || kind === 'gross_price_from_net')
    .map((one) => includedTaxCase.parse(one))
    .filter(({ input }) => input.decimals === 2);
  expect(comparable.length).toBeGreaterThan(20);
  for (const { name, input, expected } of comparable) {
    const gross = Math.round((expected.gross ?? input.gross ?? Number.NaN) * 100);
    const permyriad = Math.round(input.ratePercent * 100);
    const tax = taxWithin(money('EUR', gross), rateOf(permyriad));
    expect(tax.centAmount, name).toBe(Math.round(expected.includedTax * 100));
  }
});
