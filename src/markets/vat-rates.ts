import type { CountryCode } from '../kernel/locale.ts';
import { type CalendarDay, dayIn, pickDated, SINCE_EVER } from './calendar-day.ts';
import { getMarket } from './countries.ts';

/** What a product is taxed as in every country (rule V-06). */
export const taxCategories = ['standard', 'reduced', 'zero'] as const;
export type TaxCategory = (typeof taxCategories)[number];

export function isTaxCategory(text: string): text is TaxCategory {
  return (taxCategories as readonly string[]).includes(text);
}

/** A rate from a day on, in basis points: 2550 is 25.5 %. */
interface VatRateRow {
  readonly from: CalendarDay;
  readonly basisPoints: number;
}
type VatRateRows = readonly [VatRateRow, ...VatRateRow[]];

/**
 * Standard VAT rates, oldest first. Sources: ibericode/vat-rates (2025-08-12, MIT) for the EU, kdeldycke/vat-rates
 * (2025-09-25, BSD-2-Clause) for CH, GB and NO; valeriansaliou/node-sales-tax (2025-10-31, MIT) agrees on every
 * current one. The first row of a country reaches back as far as its source does.
 */
const standardRows: Readonly<Record<CountryCode, VatRateRows>> = {
  SK: [
    { from: SINCE_EVER, basisPoints: 1900 },
    { from: '2011-01-01', basisPoints: 2000 },
    { from: '2025-01-01', basisPoints: 2300 },
  ],
  IE: [
    { from: SINCE_EVER, basisPoints: 2300 },
    { from: '2020-09-01', basisPoints: 2100 },
    { from: '2021-03-01', basisPoints: 2300 },
  ],
  DE: [
    { from: SINCE_EVER, basisPoints: 1900 },
    { from: '2020-07-01', basisPoints: 1600 },
    { from: '2021-01-01', basisPoints: 1900 },
  ],
  PT: [{ from: SINCE_EVER, basisPoints: 2300 }],
  IT: [{ from: SINCE_EVER, basisPoints: 2200 }],
  FR: [
    { from: SINCE_EVER, basisPoints: 1960 },
    { from: '2014-01-01', basisPoints: 2000 },
  ],
  HU: [{ from: SINCE_EVER, basisPoints: 2700 }],
  CZ: [{ from: SINCE_EVER, basisPoints: 2100 }],
  AT: [{ from: SINCE_EVER, basisPoints: 2000 }],
  NO: [{ from: SINCE_EVER, basisPoints: 2500 }],
  NL: [
    { from: SINCE_EVER, basisPoints: 1900 },
    { from: '2012-10-01', basisPoints: 2100 },
  ],
  CH: [
    { from: SINCE_EVER, basisPoints: 800 },
    { from: '2018-01-01', basisPoints: 770 },
    { from: '2024-01-01', basisPoints: 810 },
  ],
  BE: [{ from: SINCE_EVER, basisPoints: 2100 }],
  DK: [{ from: SINCE_EVER, basisPoints: 2500 }],
  SE: [{ from: SINCE_EVER, basisPoints: 2500 }],
  ES: [{ from: SINCE_EVER, basisPoints: 2100 }],
  GB: [
    { from: SINCE_EVER, basisPoints: 1750 },
    { from: '2011-01-04', basisPoints: 2000 },
  ],
  FI: [
    { from: SINCE_EVER, basisPoints: 2400 },
    { from: '2024-09-01', basisPoints: 2550 },
  ],
  PL: [{ from: SINCE_EVER, basisPoints: 2300 }],
  RO: [
    { from: SINCE_EVER, basisPoints: 2400 },
    { from: '2016-01-01', basisPoints: 2000 },
    { from: '2017-01-01', basisPoints: 1900 },
    { from: '2025-08-01', basisPoints: 2100 },
  ],
  LT: [{ from: SINCE_EVER, basisPoints: 2100 }],
  SI: [{ from: SINCE_EVER, basisPoints: 2200 }],
  BG: [{ from: SINCE_EVER, basisPoints: 2000 }],
  GR: [
    { from: SINCE_EVER, basisPoints: 2300 },
    { from: '2016-06-01', basisPoints: 2400 },
  ],
  HR: [{ from: SINCE_EVER, basisPoints: 2500 }],
};

const sinceEver = (basisPoints: number): VatRateRows => [{ from: SINCE_EVER, basisPoints }];

/**
 * The lowest reduced rate of each country that has one, super-reduced ones apart, oldest first. Source: as above
 * (ibericode `reduced` or `reduced1`) for the EU; the tax offices' own rates for CH, GB and NO, whose reduced rates the
 * data sets leave out. Denmark has none.
 */
const reducedRows: Readonly<Partial<Record<CountryCode, VatRateRows>>> = {
  SK: [
    { from: SINCE_EVER, basisPoints: 1000 },
    { from: '2025-01-01', basisPoints: 500 },
  ],
  IE: sinceEver(900),
  DE: [
    { from: SINCE_EVER, basisPoints: 700 },
    { from: '2020-07-01', basisPoints: 500 },
    { from: '2021-01-01', basisPoints: 700 },
  ],
  PT: sinceEver(600),
  IT: sinceEver(500),
  FR: sinceEver(550),
  HU: sinceEver(500),
  CZ: [
    { from: SINCE_EVER, basisPoints: 1000 },
    { from: '2024-01-01', basisPoints: 1200 },
  ],
  AT: sinceEver(1000),
  NO: sinceEver(1500),
  NL: [
    { from: SINCE_EVER, basisPoints: 600 },
    { from: '2019-01-01', basisPoints: 900 },
  ],
  CH: [
    { from: SINCE_EVER, basisPoints: 250 },
    { from: '2024-01-01', basisPoints: 260 },
  ],
  BE: sinceEver(600),
  SE: sinceEver(600),
  ES: sinceEver(1000),
  GB: sinceEver(500),
  FI: sinceEver(1000),
  PL: sinceEver(500),
  RO: [
    { from: SINCE_EVER, basisPoints: 500 },
    { from: '2025-08-01', basisPoints: 1100 },
  ],
  LT: sinceEver(500),
  SI: sinceEver(500),
  BG: sinceEver(900),
  GR: [
    { from: SINCE_EVER, basisPoints: 650 },
    { from: '2016-01-01', basisPoints: 600 },
  ],
  HR: sinceEver(500),
};

/** Countries that tax some goods at nothing at all. */
const zeroRows: Readonly<Partial<Record<CountryCode, VatRateRows>>> = {
  IE: sinceEver(0),
  GB: sinceEver(0),
};

const rowsOf: Readonly<Record<TaxCategory, Readonly<Partial<Record<CountryCode, VatRateRows>>>>> = {
  standard: standardRows,
  reduced: reducedRows,
  zero: zeroRows,
};

/**
 * The rate in basis points of a tax category that is in force in a country at `on`, by the country's own calendar. Where
 * the country has no such rate, its standard one counts: a shop may charge too much tax, never too little.
 */
export function vatRate(countryCode: CountryCode, category: TaxCategory, on: Date): number {
  const ofCategory = rowsOf[category][countryCode] ?? standardRows[countryCode];
  const row = pickDated(ofCategory, dayIn(getMarket(countryCode).timeZone, on));
  return (row ?? ofCategory[0]).basisPoints;
}
