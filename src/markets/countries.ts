import {
  type BaseLocale,
  type CountryCode,
  countryCodes,
  getFallbackLocale,
  type LanguageCode,
  type LocaleCode,
  languageOf,
  localeCodes,
} from '../kernel/locale.ts';
import type { CurrencyCode } from '../kernel/money.ts';
import { type CalendarDay, SINCE_EVER } from './calendar-day.ts';

/** The money of a country from a day on. A row with `optIn` counts only where the merchant's setting says so. */
interface CurrencyRow {
  readonly from: CalendarDay;
  readonly currencyCode: CurrencyCode;
  readonly optIn: 'datedCurrencies' | 'none';
}

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
  readonly topLevelDomain: string;
  /** What follows `gantry.` instead of the top-level domain; only the United Kingdom has one. */
  readonly customEnding: string | undefined;
  readonly prodDomain: string;
  readonly isDefault: boolean;
  /** In the order of rule M-02; the first is served without a prefix. */
  readonly languages: readonly [MarketLanguage, ...MarketLanguage[]];
  readonly languageFallbacks: Readonly<Partial<Record<LocaleCode, BaseLocale>>>;
  /** IANA name; of the capital where a country has several. */
  readonly timeZone: string;
  /** What a VAT number of the country starts with: `EL` for Greece, `CHE` for Switzerland (rule C-06). */
  readonly vatPrefix: string;
  readonly isInEu: boolean;
  /** ITU-T E.164 country code with its plus sign. */
  readonly callingCode: string;
}

interface MarketRow {
  readonly label: string;
  readonly currencyCode: CurrencyCode;
  readonly topLevelDomain: string;
  readonly timeZone: string;
  readonly vatPrefix: string;
  readonly callingCode: string;
  readonly isInEu: boolean;
  readonly customEnding?: string;
  readonly isDefault?: true;
  readonly laterCurrencies?: readonly CurrencyRow[];
}

/**
 * Sources: countries, currencies, the default country, domains and store ids rule M-01; VAT
 * prefixes rule C-06; Bulgaria's change of currency rule D-08 and CLDR 48.2; time zones IANA;
 * calling codes ITU-T E.164.
 */
const rows: Readonly<Record<CountryCode, MarketRow>> = {
  SK: {
    label: 'Slovakia',
    currencyCode: 'EUR',
    topLevelDomain: 'sk',
    timeZone: 'Europe/Bratislava',
    vatPrefix: 'SK',
    callingCode: '+421',
    isInEu: true,
    isDefault: true,
  },
  IE: {
    label: 'Ireland',
    currencyCode: 'EUR',
    topLevelDomain: 'ie',
    timeZone: 'Europe/Dublin',
    vatPrefix: 'IE',
    callingCode: '+353',
    isInEu: true,
  },
  DE: {
    label: 'Germany',
    currencyCode: 'EUR',
    topLevelDomain: 'de',
    timeZone: 'Europe/Berlin',
    vatPrefix: 'DE',
    callingCode: '+49',
    isInEu: true,
  },
  PT: {
    label: 'Portugal',
    currencyCode: 'EUR',
    topLevelDomain: 'pt',
    timeZone: 'Europe/Lisbon',
    vatPrefix: 'PT',
    callingCode: '+351',
    isInEu: true,
  },
  IT: {
    label: 'Italy',
    currencyCode: 'EUR',
    topLevelDomain: 'it',
    timeZone: 'Europe/Rome',
    vatPrefix: 'IT',
    callingCode: '+39',
    isInEu: true,
  },
  FR: {
    label: 'France',
    currencyCode: 'EUR',
    topLevelDomain: 'fr',
    timeZone: 'Europe/Paris',
    vatPrefix: 'FR',
    callingCode: '+33',
    isInEu: true,
  },
  HU: {
    label: 'Hungary',
    currencyCode: 'HUF',
    topLevelDomain: 'hu',
    timeZone: 'Europe/Budapest',
    vatPrefix: 'HU',
    callingCode: '+36',
    isInEu: true,
  },
  CZ: {
    label: 'Czechia',
    currencyCode: 'CZK',
    topLevelDomain: 'cz',
    timeZone: 'Europe/Prague',
    vatPrefix: 'CZ',
    callingCode: '+420',
    isInEu: true,
  },
  AT: {
    label: 'Austria',
    currencyCode: 'EUR',
    topLevelDomain: 'at',
    timeZone: 'Europe/Vienna',
    vatPrefix: 'AT',
    callingCode: '+43',
    isInEu: true,
  },
  NO: {
    label: 'Norway',
    currencyCode: 'NOK',
    topLevelDomain: 'no',
    timeZone: 'Europe/Oslo',
    vatPrefix: 'NO',
    callingCode: '+47',
    isInEu: false,
  },
  NL: {
    label: 'Netherlands',
    currencyCode: 'EUR',
    topLevelDomain: 'nl',
    timeZone: 'Europe/Amsterdam',
    vatPrefix: 'NL',
    callingCode: '+31',
    isInEu: true,
  },
  CH: {
    label: 'Switzerland',
    currencyCode: 'CHF',
    topLevelDomain: 'ch',
    timeZone: 'Europe/Zurich',
    vatPrefix: 'CHE',
    callingCode: '+41',
    isInEu: false,
  },
  BE: {
    label: 'Belgium',
    currencyCode: 'EUR',
    topLevelDomain: 'be',
    timeZone: 'Europe/Brussels',
    vatPrefix: 'BE',
    callingCode: '+32',
    isInEu: true,
  },
  DK: {
    label: 'Denmark',
    currencyCode: 'DKK',
    topLevelDomain: 'dk',
    timeZone: 'Europe/Copenhagen',
    vatPrefix: 'DK',
    callingCode: '+45',
    isInEu: true,
  },
  SE: {
    label: 'Sweden',
    currencyCode: 'SEK',
    topLevelDomain: 'se',
    timeZone: 'Europe/Stockholm',
    vatPrefix: 'SE',
    callingCode: '+46',
    isInEu: true,
  },
  ES: {
    label: 'Spain',
    currencyCode: 'EUR',
    topLevelDomain: 'es',
    timeZone: 'Europe/Madrid',
    vatPrefix: 'ES',
    callingCode: '+34',
    isInEu: true,
  },
  GB: {
    label: 'United Kingdom',
    currencyCode: 'GBP',
    topLevelDomain: 'uk',
    timeZone: 'Europe/London',
    vatPrefix: 'GB',
    callingCode: '+44',
    isInEu: false,
    customEnding: 'co.uk',
  },
  FI: {
    label: 'Finland',
    currencyCode: 'EUR',
    topLevelDomain: 'fi',
    timeZone: 'Europe/Helsinki',
    vatPrefix: 'FI',
    callingCode: '+358',
    isInEu: true,
  },
  PL: {
    label: 'Poland',
    currencyCode: 'PLN',
    topLevelDomain: 'pl',
    timeZone: 'Europe/Warsaw',
    vatPrefix: 'PL',
    callingCode: '+48',
    isInEu: true,
  },
  RO: {
    label: 'Romania',
    currencyCode: 'RON',
    topLevelDomain: 'ro',
    timeZone: 'Europe/Bucharest',
    vatPrefix: 'RO',
    callingCode: '+40',
    isInEu: true,
  },
  LT: {
    label: 'Lithuania',
    currencyCode: 'EUR',
    topLevelDomain: 'lt',
    timeZone: 'Europe/Vilnius',
    vatPrefix: 'LT',
    callingCode: '+370',
    isInEu: true,
  },
  SI: {
    label: 'Slovenia',
    currencyCode: 'EUR',
    topLevelDomain: 'si',
    timeZone: 'Europe/Ljubljana',
    vatPrefix: 'SI',
    callingCode: '+386',
    isInEu: true,
  },
  BG: {
    label: 'Bulgaria',
    currencyCode: 'BGN',
    topLevelDomain: 'bg',
    timeZone: 'Europe/Sofia',
    vatPrefix: 'BG',
    callingCode: '+359',
    isInEu: true,
    laterCurrencies: [{ from: '2026-01-01', currencyCode: 'EUR', optIn: 'datedCurrencies' }],
  },
  GR: {
    label: 'Greece',
    currencyCode: 'EUR',
    topLevelDomain: 'gr',
    timeZone: 'Europe/Athens',
    vatPrefix: 'EL',
    callingCode: '+30',
    isInEu: true,
  },
  HR: {
    label: 'Croatia',
    currencyCode: 'EUR',
    topLevelDomain: 'hr',
    timeZone: 'Europe/Zagreb',
    vatPrefix: 'HR',
    callingCode: '+385',
    isInEu: true,
  },
};

function languagesOf(countryCode: CountryCode): Market['languages'] {
  const [first, ...others] = localeCodes
    .filter((locale) => locale.endsWith(`-${countryCode}`))
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

function buildMarket(countryCode: CountryCode): Market {
  const { customEnding, isDefault, laterCurrencies, ...row } = rows[countryCode];
  const languages = languagesOf(countryCode);
  return {
    countryCode,
    ...row,
    customEnding,
    isDefault: isDefault ?? false,
    currencyRows: [
      { from: SINCE_EVER, currencyCode: row.currencyCode, optIn: 'none' },
      ...(laterCurrencies ?? []),
    ],
    storeId: `gantry-${countryCode.toLowerCase()}`,
    prodDomain: `gantry.${customEnding ?? row.topLevelDomain}`,
    languages,
    languageFallbacks: fallbacksOf(languages),
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

function pickDefault(): Market {
  const [only, ...others] = markets.filter((market) => market.isDefault);
  if (only === undefined || others.length > 0) throw new Error('exactly one market is the default');
  return only;
}

/** Slovakia: who answers where no host says otherwise (rule M-03). */
export const defaultMarket: Market = pickDefault();
