import { type CountryCode, countryCodes } from '../kernel/locale.ts';
import type { CurrencyCode } from '../kernel/money.ts';
import { type CalendarDay, dayIn, SINCE_EVER } from './calendar-day.ts';
import { countryRecords } from './countries/all-countries.ts';
import type { ShippingRates } from './countries/country.ts';
import { getMarket, type Market, markets } from './countries.ts';
import { currencyRules } from './currency-rules.ts';

/** One rate of the table: where it holds, and from which day on. */
interface ZoneRate extends ShippingRates {
  readonly countries: 'every' | readonly CountryCode[];
  readonly currencyCode: CurrencyCode;
  readonly from: CalendarDay;
}

/**
 * The fees of rule V-07. The first row that matches counts, so a country's own rates stand before those of its currency (in
 * force, open-ended).
 */
const zoneRates: readonly ZoneRate[] = [
  ...countryCodes.flatMap((countryCode): ZoneRate[] => {
    const { currencyCode, ownShippingRates: rates } = countryRecords[countryCode];
    return rates === 'none' ? [] : [{ ...rates, countries: [countryCode], currencyCode }];
  }),
  ...(Object.keys(currencyRules) as CurrencyCode[]).flatMap((currencyCode): ZoneRate[] => {
    const { shippingRates: rates } = currencyRules[currencyCode];
    return rates === 'none' ? [] : [{ ...rates, countries: 'every', currencyCode, from: SINCE_EVER }];
  }),
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
      const key = `${countryCode} ${row.currencyCode}`;
      if (!isMeant || taken.has(key) || !trades(market, row.currencyCode)) return [];
      if (!isInForce(row, countryCode, on)) return [];
      taken.add(key);
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
