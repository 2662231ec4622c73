import { getFallbackLocale, type LocaleCode, localeCodes } from '../kernel/locale.ts';
import type { PageEntry } from './page-store.ts';

/** All pages as each locale shows them: its own text, else that of the locale it falls back on. */
export interface PageIndex {
  pagesIn(locale: LocaleCode): readonly PageEntry[];
  find(locale: LocaleCode, page: string): PageEntry | undefined;
  findAt(locale: LocaleCode, slug: string): PageEntry | undefined;
  /** The page of a locale that other locales have at the slug: where several have another one there, that of the first. */
  findTranslated(locale: LocaleCode, slug: string): PageEntry | undefined;
}

export function buildPageIndex(entries: readonly PageEntry[]): PageIndex {
  const written = new Map<LocaleCode, Map<string, PageEntry>>(localeCodes.map((code) => [code, new Map()]));
  for (const entry of entries) written.get(entry.locale)?.set(entry.page, entry);
  const shown = new Map(
    localeCodes.map((locale) => {
      const fallback = getFallbackLocale(locale);
      const pages = new Map([
        ...((fallback === undefined ? undefined : written.get(fallback)) ?? []),
        ...(written.get(locale) ?? []),
      ]);
      return [locale, { pages, slugs: new Map([...pages.values()].map((entry) => [entry.slug, entry])) }];
    }),
  );
  return {
    pagesIn: (locale) => [...(shown.get(locale)?.pages.values() ?? [])],
    find: (locale, page) => shown.get(locale)?.pages.get(page),
    findAt: (locale, slug) => shown.get(locale)?.slugs.get(slug),
    findTranslated(locale, slug) {
      const here = shown.get(locale)?.pages;
      for (const { slugs } of shown.values()) {
        const own = here?.get(slugs.get(slug)?.page ?? '');
        if (own !== undefined) return own;
      }
      return undefined;
    },
  };
}
