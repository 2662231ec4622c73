import { nameCountry } from '../kernel/formatters.ts';
import {
  type CountryCode,
  countryCodes,
  countryOf,
  defaultLocale,
  type LanguageCode,
  type LocaleCode,
  languageOf,
  localeCodes,
} from '../kernel/locale.ts';
import type { CurrencyCode } from '../kernel/money.ts';
import { SINCE_EVER } from './calendar-day.ts';
import { countryRecords } from './countries/all-countries.ts';
import type { CurrencyRow } from './countries/country.ts';
import type { SafetyRegion } from './product-safety.ts';

interface MarketLanguage {
  readonly language: LanguageCode;
  readonly locale: LocaleCode;
}

/** One country the shop sells in (rule M-01). */
export interface Market {
  readonly countryCode: CountryCode;
  /** English name; shoppers read `LocaleRecord.countryName`. */
  readonly label: string;
  /** The country's currency (rule M-01, never dollars); `resolveCurrency` knows the dated rows. */
  readonly currencyCode: CurrencyCode;
  readonly currencyRows: readonly CurrencyRow[];
  readonly storeId: string;
  /** In the order of rule M-02; the first is served without a prefix. */
  readonly languages: readonly [MarketLanguage, ...MarketLanguage[]];
  readonly timeZone: string;
  readonly isInEu: boolean;
  readonly safetyRegion: SafetyRegion;
  readonly statesUnitPrices: boolean;
}

function languagesOf(countryCode: CountryCode): Market['languages'] {
  const [first, ...others] = localeCodes
    .filter((locale) => countryOf(locale) === countryCode)
    .map((locale): MarketLanguage => ({ language: languageOf(locale), locale }));
  if (first === undefined) throw new Error(`no locale for ${countryCode}`);
  return [first, ...others];
}

function buildMarket(countryCode: CountryCode): Market {
  const { currencyCode, laterCurrencies, timeZone, isInEu, safetyRegion, statesUnitPrices } =
    countryRecords[countryCode];
  return {
    countryCode,
    // Named where it is read, as the locales' names are.
    get label() {
      return nameCountry('en-GB', countryCode);
    },
    currencyCode,
    currencyRows: [{ from: SINCE_EVER, currencyCode, optIn: 'none' }, ...laterCurrencies],
    storeId: `gantry-${countryCode.toLowerCase()}`,
    languages: languagesOf(countryCode),
    timeZone,
    isInEu,
    safetyRegion,
    statesUnitPrices,
  };
}

/** The 25 markets in the order of rule M-01. */
export const markets: readonly Market[] = countryCodes.map(buildMarket);

const byCountry = new Map(markets.map((market) => [market.countryCode, market]));
const byStoreId = new Map(markets.map((market) => [market.storeId, market]));

/** The market of a country; every country code has one. */
export function getMarket(countryCode: CountryCode): Market {
  const market = byCountry.get(countryCode);
  if (market === undefined) throw new Error(`no market for ${countryCode}`);
  return market;
}

/** `gantry-de` -> Germany; `undefined` for a store that is not ours. */
export function getMarketByStoreId(storeId: string): Market | undefined {
  return byStoreId.get(storeId);
}

/** Slovakia: who answers where no host says otherwise (rule M-03). */
export const defaultMarket: Market = getMarket(countryOf(defaultLocale));
