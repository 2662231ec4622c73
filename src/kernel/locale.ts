/** The 25 countries the shop sells in, in the order of rule M-01. */
export const countryCodes = [
  'SK',
  'IE',
  'DE',
  'PT',
  'IT',
  'FR',
  'HU',
  'CZ',
  'AT',
  'NO',
  'NL',
  'CH',
  'BE',
  'DK',
  'SE',
  'ES',
  'GB',
  'FI',
  'PL',
  'RO',
  'LT',
  'SI',
  'BG',
  'GR',
  'HR',
] as const;

export type CountryCode = (typeof countryCodes)[number];

/** The 28 locales, in the order of rule M-02. */
export const localeCodes = [
  'en-IE',
  'sk-SK',
  'de-DE',
  'pt-PT',
  'it-IT',
  'fr-FR',
  'hu-HU',
  'cs-CZ',
  'de-AT',
  'nb-NO',
  'nl-NL',
  'de-CH',
  'fr-CH',
  'it-CH',
  'nl-BE',
  'fr-BE',
  'da-DK',
  'sv-SE',
  'es-ES',
  'en-GB',
  'fi-FI',
  'pl-PL',
  'ro-RO',
  'lt-LT',
  'sl-SI',
  'el-GR',
  'hr-HR',
  'bg-BG',
] as const;

export type LocaleCode = (typeof localeCodes)[number];

/** Of the market that answers where nothing says otherwise (rule M-03). */
export const defaultLocale: LocaleCode = 'sk-SK';

/** The 21 language prefixes of the route table (rule R-01). */
export const languageCodes = [
  'de',
  'fr',
  'nl',
  'bg',
  'it',
  'en',
  'cs',
  'da',
  'es',
  'fi',
  'el',
  'hr',
  'hu',
  'lt',
  'nb',
  'pl',
  'pt',
  'ro',
  'sv',
  'sk',
  'sl',
] as const;

export type LanguageCode = (typeof languageCodes)[number];

/** The seven pairs of rule M-04: where a variant locale says nothing of its own, the other speaks for it. */
export const fallbackLocales = {
  'de-AT': 'de-DE',
  'fr-BE': 'fr-FR',
  'nl-BE': 'nl-NL',
  'de-CH': 'de-DE',
  'fr-CH': 'fr-FR',
  'it-CH': 'it-IT',
  'en-IE': 'en-GB',
} as const satisfies Partial<Record<LocaleCode, LocaleCode>>;

export type VariantLocale = keyof typeof fallbackLocales;

/** The 21 locales that carry a whole set of texts. */
export type BaseLocale = Exclude<LocaleCode, VariantLocale>;

export function isLocaleCode(text: string): text is LocaleCode {
  return (localeCodes as readonly string[]).includes(text);
}

export function isCountryCode(text: string): text is CountryCode {
  return (countryCodes as readonly string[]).includes(text);
}

/** The locale that speaks for a variant, or `undefined` for a base locale. */
export function getFallbackLocale(locale: LocaleCode): BaseLocale | undefined {
  return (fallbackLocales as Partial<Record<LocaleCode, BaseLocale>>)[locale];
}

/** The locales that are written in words of their own, one a language, in the order of rule M-02. */
export const baseLocales: readonly BaseLocale[] = localeCodes.filter(
  (locale): locale is BaseLocale => getFallbackLocale(locale) === undefined,
);

/** `de-AT` -> `AT`. */
export function countryOf(locale: LocaleCode): CountryCode {
  return locale.slice(3) as CountryCode;
}

/** `de-AT` -> `de`. */
export function languageOf(locale: LocaleCode): LanguageCode {
  return locale.slice(0, 2) as LanguageCode;
}
