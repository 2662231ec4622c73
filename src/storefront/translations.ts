import { buildPaths, type Paths } from '../addresses/paths.ts';
import { type LocaleCode, localeCodes } from '../kernel/locale.ts';
import { getMarket } from '../markets/countries.ts';
import { getLocale, languagePrefix, otherLocalesOf } from '../markets/locales.ts';
import type { Alternate } from './head.ts';
import type { PageRequest } from './page-request.ts';

export type Translations = Readonly<Partial<Record<LocaleCode, string>>>;

/** One page in all languages and countries it exists in. */
export interface PageAddresses {
  /** Absolute address of this page itself; none where its country has no shop of its own. */
  readonly canonical: string | undefined;
  readonly alternates: readonly Alternate[];
  /** Paths in the country's other languages, for the language switcher (rule M-06). */
  readonly translations: Translations;
}

/** The paths of the request's own market and locale. */
export function pathsOf(request: PageRequest): Paths {
  return buildPaths({
    base: languagePrefix(request.locale),
    nativeRouting: request.usesNativeRouting(request.market),
  });
}

/** Where `redirect()` is told to lead in the request's own market and locale: the frame puts the language prefix in front. */
export function redirectPathsOf(request: PageRequest): Paths {
  return buildPaths({ base: '', nativeRouting: request.usesNativeRouting(request.market) });
}

/**
 * Works out a page's addresses everywhere from one rule (rule R-13: hreflang from every locale's own slug).
 *
 * @param pathIn the page's path in a locale, or `undefined` where there is no such page.
 */
export function buildAddresses(
  request: PageRequest,
  pathIn: (paths: Paths, locale: LocaleCode) => string | undefined,
): PageAddresses {
  const pathOf = (locale: LocaleCode) => {
    const market = getMarket(getLocale(locale).countryCode);
    return pathIn(
      buildPaths({ base: languagePrefix(locale), nativeRouting: request.usesNativeRouting(market) }),
      locale,
    );
  };
  const alternates = localeCodes.flatMap((locale) => {
    const path = pathOf(locale);
    const origin = request.findOrigin(getMarket(getLocale(locale).countryCode));
    return path === undefined || origin === undefined ? [] : [{ locale, href: `${origin}${path}` }];
  });
  const translations: Partial<Record<LocaleCode, string>> = {};
  for (const { code } of otherLocalesOf(request.locale)) {
    const path = pathOf(code);
    if (path !== undefined) translations[code] = path;
  }
  const own = request.findOrigin(request.market);
  return {
    canonical: own === undefined ? undefined : `${own}${pathOf(request.locale) ?? '/'}`,
    alternates,
    translations,
  };
}
