import { nameCountry } from '../kernel/formatters.ts';
import {
  type BaseLocale,
  type CountryCode,
  countryCodes,
  countryOf,
  defaultLocale,
  getFallbackLocale,
  type LanguageCode,
  type LocaleCode,
  languageOf,
  localeCodes,
} from '../kernel/locale.ts';
import type { CurrencyCode } from '../kernel/money.ts';
import { SINCE_EVER } from './calendar-day.ts';
import { countryForms, countryRecords } from './countries/all-countries.ts';
import type { CurrencyRow } from './countries/country.ts';

/** One of the country's languages, with the ids that outside services know it by. */
interface MarketLanguage {
  readonly language: LanguageCode;
  readonly locale: LocaleCode;
  /** Id of the parcel-tracking widget on the order page. */
  readonly parcelTrackingId: string;
  /** Key of the recommendation service. */
  readonly recommendationKey: string;
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
  readonly isDefault: boolean;
  /** In the order of rule M-02; the first is served without a prefix. */
  readonly languages: readonly [MarketLanguage, ...MarketLanguage[]];
  readonly languageFallbacks: Readonly<Partial<Record<LocaleCode, BaseLocale>>>;
  readonly timeZone: string;
  readonly vatPrefix: string;
  readonly isInEu: boolean;
  readonly callingCode: string;
}

function languagesOf(countryCode: CountryCode): Market['languages'] {
  const [first, ...others] = localeCodes
    .filter((locale) => countryOf(locale) === countryCode)
    .map((locale): MarketLanguage => {
      const language = languageOf(locale);
      const id = `${countryCode.toLowerCase()}-${language}`;
      return { language, locale, parcelTrackingId: `parcel-${id}`, recommendationKey: `gantry-${id}` };
    });
  if (first === undefined) throw new Error(`no locale for ${countryCode}`);
  return [first, ...others];
}

function fallbacksOf(languages: Market['languages']): Market['languageFallbacks'] {
  const fallbacks: Partial<Record<LocaleCode, BaseLocale>> = {};
  for (const { locale } of languages) {
    const fallback = getFallbackLocale(locale);
    if (fallback !== undefined) fallbacks[locale] = fallback;
  }
  return fallbacks;
}

const defaultCountry = countryOf(defaultLocale);

function buildMarket(countryCode: CountryCode): Market {
  const { currencyCode, laterCurrencies, timeZone, callingCode, isInEu } = countryRecords[countryCode];
  const languages = languagesOf(countryCode);
  return {
    countryCode,
    label: nameCountry('en-GB', countryCode),
    currencyCode,
    currencyRows: [{ from: SINCE_EVER, currencyCode, optIn: 'none' }, ...laterCurrencies],
    storeId: `gantry-${countryCode.toLowerCase()}`,
    isDefault: countryCode === defaultCountry,
    languages,
    languageFallbacks: fallbacksOf(languages),
    timeZone,
    vatPrefix: countryForms[countryCode].vatNumber.prefix,
    isInEu,
    callingCode,
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
export const defaultMarket: Market = getMarket(defaultCountry);
