import { type CountryCode, type LocaleCode, languageOf, localeCodes } from '../kernel/locale.ts';
import type { AppEnv } from './app-env.ts';
import { getMarket } from './countries.ts';
import { groupSeparators } from './group-separators.ts';

/** One language of one country (rule M-02). */
export interface LocaleRecord {
  readonly code: LocaleCode;
  /** The language's own name, as the language switcher lists it. */
  readonly label: string;
  /** The country's name in this language. */
  readonly countryName: string;
  /** File in `messages/`; for a variant locale it holds only what differs from its fallback (rule M-04). */
  readonly messageFile: string;
  /** Production domain of the country. */
  readonly domain: string;
  readonly countryCode: CountryCode;
  /** Tag for `Intl` and for `lang` and `hreflang` attributes. */
  readonly languageTag: string;
  /** Separator of thousands where browsers and Node disagree about it; elsewhere `Intl` decides. */
  readonly groupSeparator: string | undefined;
}

interface LocaleRow {
  readonly label: string;
  readonly countryName: string;
}

/** Own-language names after CLDR 48.2. */
const rows: Readonly<Record<LocaleCode, LocaleRow>> = {
  'en-IE': { label: 'English', countryName: 'Ireland' },
  'sk-SK': { label: 'Slovenčina', countryName: 'Slovensko' },
  'de-DE': { label: 'Deutsch', countryName: 'Deutschland' },
  'pt-PT': { label: 'Português', countryName: 'Portugal' },
  'it-IT': { label: 'Italiano', countryName: 'Italia' },
  'fr-FR': { label: 'Français', countryName: 'France' },
  'hu-HU': { label: 'Magyar', countryName: 'Magyarország' },
  'cs-CZ': { label: 'Čeština', countryName: 'Česko' },
  'de-AT': { label: 'Deutsch', countryName: 'Österreich' },
  'nb-NO': { label: 'Norsk bokmål', countryName: 'Norge' },
  'nl-NL': { label: 'Nederlands', countryName: 'Nederland' },
  'de-CH': { label: 'Deutsch', countryName: 'Schweiz' },
  'fr-CH': { label: 'Français', countryName: 'Suisse' },
  'it-CH': { label: 'Italiano', countryName: 'Svizzera' },
  'nl-BE': { label: 'Nederlands', countryName: 'België' },
  'fr-BE': { label: 'Français', countryName: 'Belgique' },
  'da-DK': { label: 'Dansk', countryName: 'Danmark' },
  'sv-SE': { label: 'Svenska', countryName: 'Sverige' },
  'es-ES': { label: 'Español', countryName: 'España' },
  'en-GB': { label: 'English', countryName: 'United Kingdom' },
  'fi-FI': { label: 'Suomi', countryName: 'Suomi' },
  'pl-PL': { label: 'Polski', countryName: 'Polska' },
  'ro-RO': { label: 'Română', countryName: 'România' },
  'lt-LT': { label: 'Lietuvių', countryName: 'Lietuva' },
  'sl-SI': { label: 'Slovenščina', countryName: 'Slovenija' },
  'el-GR': { label: 'Ελληνικά', countryName: 'Ελλάδα' },
  'hr-HR': { label: 'Hrvatski', countryName: 'Hrvatska' },
  'bg-BG': { label: 'Български', countryName: 'България' },
};

function buildLocale(code: LocaleCode): LocaleRecord {
  const { label, countryName } = rows[code];
  const countryCode = code.slice(3) as CountryCode;
  return {
    code,
    label,
    countryName,
    messageFile: `${code}.json`,
    domain: getMarket(countryCode).prodDomain,
    countryCode,
    languageTag: code,
    groupSeparator: groupSeparators[code],
  };
}

/** The 28 locales in the order of rule M-02. */
export const locales: readonly LocaleRecord[] = localeCodes.map(buildLocale);

const byCode = new Map(locales.map((locale) => [locale.code, locale]));

/** The record of a locale; every locale code has one. */
export function getLocale(code: LocaleCode): LocaleRecord {
  const locale = byCode.get(code);
  if (locale === undefined) throw new Error(`no record for ${code}`);
  return locale;
}

const indexPrefixes: Readonly<Record<AppEnv, string>> = {
  production: 'prod',
  stage: 'stage',
  test: 'test',
  development: 'development',
};

/** `prod.de-AT` in production, `stage.de-AT` and so on elsewhere (rule M-02). */
export function searchIndexName(locale: LocaleCode, appEnv: AppEnv): string {
  return `${indexPrefixes[appEnv]}.${locale}`;
}

/** The other languages of the same country, in its order: what the language switcher lists (rule M-06). */
export function otherLocalesOf(code: LocaleCode): readonly LocaleRecord[] {
  return getMarket(getLocale(code).countryCode)
    .languages.filter((language) => language.locale !== code)
    .map((language) => getLocale(language.locale));
}

/** `''` for the country's default language, `/fr` for a further one (rule R-09). */
export function languagePrefix(code: LocaleCode): '' | `/${string}` {
  const [defaultLanguage] = getMarket(getLocale(code).countryCode).languages;
  return defaultLanguage.locale === code ? '' : `/${languageOf(code)}`;
}
