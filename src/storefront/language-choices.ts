import { type AddressRow, addressTable } from '../addresses/address-table.ts';
import type { LocaleCode } from '../kernel/locale.ts';
import { languagePrefix, otherLocalesOf } from '../markets/locales.ts';
import { withChosenLocale } from './chosen-locale.ts';
import type { PageRequest } from './page-request.ts';
import type { LanguageChoice } from './shell.ts';
import type { Translations } from './translations.ts';

/** The path of a page whose address is the same in every language, but for its prefix. */
function fixedPath({ address }: Pick<PageRequest, 'address'>): string | undefined {
  const row: AddressRow | undefined = address && addressTable[address];
  return row?.path.includes(':slug') ? undefined : row?.path;
}

function inLanguage(code: LocaleCode, path: string): string {
  const base = languagePrefix(code);
  return path === '/' && base !== '' ? base : `${base}${path}`;
}

/** What the language menu lists (rule M-06). */
export function findLanguageChoices(
  request: Pick<PageRequest, 'address' | 'locale' | 'url'>,
  translations: Translations | undefined,
): readonly LanguageChoice[] {
  const fixed = fixedPath(request);
  return otherLocalesOf(request.locale).map(({ code, label }) => {
    const path = translations?.[code]?.split('?')[0] ?? (fixed && inLanguage(code, fixed));
    const href =
      path === undefined
        ? withChosenLocale(inLanguage(code, '/'), '', code)
        : withChosenLocale(path, request.url.search, code);
    return { locale: code, label, href };
  });
}
