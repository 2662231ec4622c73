import type { CountryCode, LocaleCode } from '../../../kernel/locale.ts';
import { getFallbackLocale } from '../../../kernel/locale.ts';
import type { CurrencyCode } from '../../../kernel/money.ts';

/** Whose prices are meant: a row for the country wins over one for its currency (rule V-02). */
export interface CatalogueMarket {
  readonly country: CountryCode;
  readonly currency: CurrencyCode;
}

/** The two locales that `localized_text` asks before English. */
export function textLocales(locale: LocaleCode): readonly [locale: string, fallback: string] {
  return [locale, getFallbackLocale(locale) ?? locale];
}
