import type { CountryCode } from '../kernel/locale.ts';
import type { CurrencyCode } from '../kernel/money.ts';
import { type CalendarDay, dayIn, SINCE_EVER } from './calendar-day.ts';
import { getMarket } from './countries.ts';

/** What delivery costs in minor units, gross. It is free from `freeAbove` on, itself included (interpretation 33). */
export interface ShippingRates {
  readonly parcel: number;
  readonly freight: number;
  readonly freeAbove: number;
}

/** One rate of the table: where and when it holds; `until` is the last day. */
interface ZoneRate extends ShippingRates {
  readonly countries: 'every' | readonly CountryCode[];
  readonly currencyCode: CurrencyCode;
  readonly from: CalendarDay;
  readonly until: CalendarDay | 'open';
}

function zoneRate(
  countries: ZoneRate['countries'],
  currencyCode: CurrencyCode,
  freeAbove: number,
  parcel: number,
  freight: number,
  from: CalendarDay = SINCE_EVER,
): ZoneRate {
  return {
    countries,
    currencyCode,
    from,
    until: 'open',
    freeAbove,
    parcel,
    freight,
  };
}

/**
 * Spec §9 'Shipping fee (threshold / parcel / freight)', in minor units. The first row that matches counts, so the
 * temporary rows of France and Hungary stand before those of their currency (interpretation 33: in force, open-ended).
 * There is no row for US dollars.
 */
const zoneRates: readonly ZoneRate[] = [
  zoneRate(['FR'], 'EUR', 5900, 695, 3995, '2025-01-01'),
  zoneRate(['HU'], 'HUF', 2_209_900, 148_100, 748_100, '2025-01-01'),
  zoneRate('every', 'EUR', 5900, 195, 995),
  zoneRate('every', 'GBP', 5200, 195, 995),
  zoneRate('every', 'DKK', 43_900, 1500, 7400),
  zoneRate('every', 'SEK', 65_900, 2200, 11_100),
  zoneRate('every', 'NOK', 68_900, 2300, 11_600),
  zoneRate('every', 'CHF', 5900, 195, 995),
  zoneRate('every', 'CZK', 139_900, 4600, 23_500),
  zoneRate('every', 'PLN', 26_900, 900, 4500),
  zoneRate('every', 'HUF', 2_209_900, 73_000, 373_100),
  zoneRate('every', 'RON', 28_900, 1000, 4900),
  zoneRate('every', 'BGN', 11_500, 395, 1995),
];

/** The first rate of the matching zone at `on`, by the country's calendar; `undefined` where nothing is delivered. */
export function shippingRates(
  countryCode: CountryCode,
  currencyCode: CurrencyCode,
  on: Date,
): ShippingRates | undefined {
  const day = dayIn(getMarket(countryCode).timeZone, on);
  const rate = zoneRates.find(
    (row) =>
      row.currencyCode === currencyCode &&
      (row.countries === 'every' || row.countries.includes(countryCode)) &&
      row.from <= day &&
      (row.until === 'open' || day <= row.until),
  );
  return rate && { parcel: rate.parcel, freight: rate.freight, freeAbove: rate.freeAbove };
}
