import { nameCountry, nameLanguage } from '../kernel/formatters.ts';
import { type CountryCode, countryOf, type LocaleCode, languageOf, localeCodes } from '../kernel/locale.ts';
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
  readonly countryCode: CountryCode;
  /** Tag for `Intl` and for `lang` and `hreflang` attributes. */
  readonly languageTag: string;
  /** Separator of thousands where browsers and Node disagree about it; elsewhere `Intl` decides. */
  readonly groupSeparator: string | undefined;
}

/** A language's name as it stands alone: CLDR has it as within a sentence, `slovenčina`. */
function labelOf(code: LocaleCode): string {
  const [first = '', ...rest] = nameLanguage(code, languageOf(code));
  return `${first.toLocaleUpperCase(code)}${rest.join('')}`;
}

function buildLocale(code: LocaleCode): LocaleRecord {
  const countryCode = countryOf(code);
  return {
    code,
    // Read where they are shown: the names of all locales at once cost every process time and memory.
    get label() {
      return labelOf(code);
    },
    get countryName() {
      return nameCountry(code, countryCode);
    },
    messageFile: `${code}.json`,
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
