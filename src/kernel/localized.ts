import { getFallbackLocale, type LocaleCode } from './locale.ts';

/** A value told once per locale; variants may be left out. */
export type Localized<Value = string> = Readonly<Partial<Record<LocaleCode, Value>>>;

/**
 * The value for a locale: its own, its fallback's, else English, else the first there is.
 * The last two only ever happen to a merchant's own data, never to the shop's messages.
 */
export function pickLocalized<Value>(localized: Localized<Value>, locale: LocaleCode): Value | undefined {
  const fallback = getFallbackLocale(locale) ?? locale;
  return localized[locale] ?? localized[fallback] ?? localized['en-GB'] ?? Object.values(localized)[0];
}
