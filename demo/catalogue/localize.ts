import {
  type BaseLocale,
  fallbackLocales,
  type LocaleCode,
  localeCodes,
  type VariantLocale,
} from '../../src/kernel/locale.ts';
import type { Localized } from '../../src/kernel/localized.ts';
import { baseLocales } from './tables.ts';

/** Locales that may differ from the base locale that speaks for them, with what makes them differ. */
const differingLocales = ['de-AT', 'de-CH', 'it-CH'] as const satisfies readonly VariantLocale[];

export function baseOf(locale: LocaleCode): BaseLocale {
  return locale in fallbackLocales ? fallbackLocales[locale as VariantLocale] : (locale as BaseLocale);
}

const isDecimalPoint = (locale: LocaleCode) => /^en-|^(de|it)-CH$/.test(locale);

/** A number in the digits of the locale, with a true minus sign and without thousands separators. */
export function writeNumber(locale: LocaleCode, value: number): string {
  const digits = String(value).replace('-', '\u2212');
  return isDecimalPoint(locale) ? digits : digits.replace('.', ',');
}

/** Swiss German has no ß. */
function spell(locale: LocaleCode, text: string): string {
  return locale === 'de-CH' ? text.replaceAll('ß', 'ss') : text;
}

/** The text of every base locale, and of a variant only where it differs from the base. Locales in the shop's order. */
export function localize<Value extends string | readonly string[]>(
  make: (locale: LocaleCode) => Value,
): Localized<Value> {
  const made = (locale: LocaleCode): Value => {
    const value: string | readonly string[] = make(locale);
    return (
      typeof value === 'string' ? spell(locale, value) : value.map((text) => spell(locale, text))
    ) as Value;
  };
  const wanted: readonly LocaleCode[] = [...baseLocales, ...differingLocales];
  const entries = localeCodes
    .filter((locale) => wanted.includes(locale))
    .map((locale) => ({ locale, value: made(locale) }))
    .filter(
      ({ locale, value }) =>
        baseOf(locale) === locale || JSON.stringify(value) !== JSON.stringify(made(baseOf(locale))),
    );
  return Object.fromEntries(entries.map(({ locale, value }) => [locale, value]));
}
