import type { CountryCode } from '../kernel/locale.ts';
import { type CalendarDay, dayIn, pickDated, SINCE_EVER } from './calendar-day.ts';
import { getMarket } from './countries.ts';

/** A standard rate from a day on, in permyriad: 2550 is 25.5 %. */
interface VatRateRow {
  readonly from: CalendarDay;
  readonly permyriad: number;
}

/**
 * Standard VAT rates, oldest first. Sources: ibericode/vat-rates (2025-08-12, MIT) for the EU, kdeldycke/vat-rates
 * (2025-09-25, BSD-2-Clause) for CH, GB and NO; valeriansaliou/node-sales-tax (2025-10-31, MIT) agrees on every
 * current one. The first row of a country reaches back as far as its source does.
 */
const rows: Readonly<Record<CountryCode, readonly [VatRateRow, ...VatRateRow[]]>> = {
  SK: [
    { from: SINCE_EVER, permyriad: 1900 },
    { from: '2011-01-01', permyriad: 2000 },
    { from: '2025-01-01', permyriad: 2300 },
  ],
  IE: [
    { from: SINCE_EVER, permyriad: 2300 },
    { from: '2020-09-01', permyriad: 2100 },
    { from: '2021-03-01', permyriad: 2300 },
  ],
  DE: [
    { from: SINCE_EVER, permyriad: 1900 },
    { from: '2020-07-01', permyriad: 1600 },
    { from: '2021-01-01', permyriad: 1900 },
  ],
  PT: [{ from: SINCE_EVER, permyriad: 2300 }],
  IT: [{ from: SINCE_EVER, permyriad: 2200 }],
  FR: [
    { from: SINCE_EVER, permyriad: 1960 },
    { from: '2014-01-01', permyriad: 2000 },
  ],
  HU: [{ from: SINCE_EVER, permyriad: 2700 }],
  CZ: [{ from: SINCE_EVER, permyriad: 2100 }],
  AT: [{ from: SINCE_EVER, permyriad: 2000 }],
  NO: [{ from: SINCE_EVER, permyriad: 2500 }],
  NL: [
    { from: SINCE_EVER, permyriad: 1900 },
    { from: '2012-10-01', permyriad: 2100 },
  ],
  CH: [
    { from: SINCE_EVER, permyriad: 800 },
    { from: '2018-01-01', permyriad: 770 },
    { from: '2024-01-01', permyriad: 810 },
  ],
  BE: [{ from: SINCE_EVER, permyriad: 2100 }],
  DK: [{ from: SINCE_EVER, permyriad: 2500 }],
  SE: [{ from: SINCE_EVER, permyriad: 2500 }],
  ES: [{ from: SINCE_EVER, permyriad: 2100 }],
  GB: [
    { from: SINCE_EVER, permyriad: 1750 },
    { from: '2011-01-04', permyriad: 2000 },
  ],
  FI: [
    { from: SINCE_EVER, permyriad: 2400 },
    { from: '2024-09-01', permyriad: 2550 },
  ],
  PL: [{ from: SINCE_EVER, permyriad: 2300 }],
  RO: [
    { from: SINCE_EVER, permyriad: 2400 },
    { from: '2016-01-01', permyriad: 2000 },
    { from: '2017-01-01', permyriad: 1900 },
    { from: '2025-08-01', permyriad: 2100 },
  ],
  LT: [{ from: SINCE_EVER, permyriad: 2100 }],
  SI: [{ from: SINCE_EVER, permyriad: 2200 }],
  BG: [{ from: SINCE_EVER, permyriad: 2000 }],
  GR: [
    { from: SINCE_EVER, permyriad: 2300 },
    { from: '2016-06-01', permyriad: 2400 },
  ],
  HR: [{ from: SINCE_EVER, permyriad: 2500 }],
};

/** The standard rate in permyriad that is in force in a country at `on`, by the country's own calendar (spec §4 tax). */
export function standardVatRate(countryCode: CountryCode, on: Date): number {
  const [oldest] = rows[countryCode];
  const row = pickDated(rows[countryCode], dayIn(getMarket(countryCode).timeZone, on));
  return (row ?? oldest).permyriad;
}
