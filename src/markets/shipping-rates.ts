import type { CountryCode } from '../kernel/locale.ts';
import type { CurrencyCode } from '../kernel/money.ts';
import { type CalendarDay, dayIn, SINCE_EVER } from './calendar-day.ts';
import { getMarket, type Market, markets } from './countries.ts';

/** What delivery costs in minor units, gross. It is free from `freeAbove` on, itself included (rule V-07). */
export interface ShippingRates {
  readonly parcel: number;
  readonly freight: number;
  readonly freeAbove: number;
}

/** One rate of the table: where it holds, and from which day on. */
interface ZoneRate extends ShippingRates {
  readonly countries: 'every' | readonly CountryCode[];
  readonly currencyCode: CurrencyCode;
  readonly from: CalendarDay;
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
    freeAbove,
    parcel,
    freight,
  };
}

/**
 * The fees of rule V-07, in minor units. The first row that matches counts, so the
 * temporary rows of France and Hungary stand before those of their currency (in force, open-ended).
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

/** A group of countries that are delivered at one rate. */
export interface ShippingZone extends ShippingRates {
  /** The countries of a rate of their own, else the currency. */
  readonly name: string;
  readonly countries: readonly CountryCode[];
  readonly currencyCode: CurrencyCode;
}

function isInForce(row: ZoneRate, countryCode: CountryCode, on: Date): boolean {
  return row.from <= dayIn(getMarket(countryCode).timeZone, on);
}

function trades(market: Market, currencyCode: CurrencyCode): boolean {
  return market.currencyRows.some((row) => row.currencyCode === currencyCode);
}

/** Every zone with its rate at `on`: of a country that several rows match, the first has it (rule V-07). */
export function shippingZones(on: Date): readonly ShippingZone[] {
  const taken = new Set<string>();
  return zoneRates.flatMap((row) => {
    const countries = markets.flatMap((market): CountryCode[] => {
      const { countryCode } = market;
      const isMeant = row.countries === 'every' || row.countries.includes(countryCode);
      const place = `${countryCode} ${row.currencyCode}`;
      if (!isMeant || taken.has(place) || !trades(market, row.currencyCode)) return [];
      if (!isInForce(row, countryCode, on)) return [];
      taken.add(place);
      return [countryCode];
    });
    if (countries.length === 0) return [];
    const { currencyCode, parcel, freight, freeAbove } = row;
    const name = row.countries === 'every' ? currencyCode : countries.join(' ');
    return [{ name, countries, currencyCode, parcel, freight, freeAbove }];
  });
}

/** The first rate of the matching zone at `on`, by the country's calendar; `undefined` where nothing is delivered. */
export function shippingRates(
  countryCode: CountryCode,
  currencyCode: CurrencyCode,
  on: Date,
): ShippingRates | undefined {
  const rate = zoneRates.find(
    (row) =>
      row.currencyCode === currencyCode &&
      (row.countries === 'every' || row.countries.includes(countryCode)) &&
      isInForce(row, countryCode, on),
  );
  return rate && { parcel: rate.parcel, freight: rate.freight, freeAbove: rate.freeAbove };
}
