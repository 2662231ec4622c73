import type { LocaleCode } from '../../src/kernel/locale.ts';
import type { Localized } from '../../src/kernel/localized.ts';
import { makePages } from '../content/make-pages.ts';
import { categoryTree } from './category-tree.ts';

/** How many articles a category leads to at most: one row of cards. */
const MOST = 4;

interface Article {
  readonly page: string;
  readonly locale: LocaleCode;
  readonly title: string;
  readonly publishedAt: string;
  /** Of the goods that it shows. */
  readonly categories: readonly string[];
}

let read: readonly Article[] | undefined;

/** The articles that show goods of a category, in every language that has them; newest first. */
function articles(): readonly Article[] {
  read ??= makePages()
    .texts.flatMap(({ page, locale, isVariant, written: { fields, blocks } }): Article[] => {
      const { kind, title, publishedAt } = fields;
      // A variant country has the articles of its language, and the shop shows it its own text of them.
      if (isVariant || kind !== 'article' || typeof title !== 'string' || typeof publishedAt !== 'string')
        return [];
      const categories = blocks.flatMap((block) =>
        block.type === 'productListing' && 'category' in block && typeof block.category === 'string'
          ? [block.category]
          : [],
      );
      return [{ page, locale, title, publishedAt, categories }];
    })
    .toSorted((left, right) => (left.publishedAt < right.publishedAt ? 1 : -1));
  return read;
}

const pathOf = (key: string) => [key, ...(categoryTree.find((known) => known.key === key)?.ancestors ?? [])];

/** Articles about a category's goods, those of what lies below or above it included; none for a language without. */
export function categoryPosts(key: string): {
  readonly posts?: Localized<readonly { readonly title: string; readonly url: string }[]>;
} {
  const near = articles().filter(({ categories }) =>
    categories.some((other) => pathOf(other).includes(key) || pathOf(key).includes(other)),
  );
  const locales = [...new Set(near.map(({ locale }) => locale))].sort();
  if (locales.length === 0) return {};
  const postsIn = (locale: LocaleCode) =>
    near
      .filter((article) => article.locale === locale)
      .slice(0, MOST)
      .map(({ page, title }) => ({ title, url: `page:${page}` }));
  return { posts: Object.fromEntries(locales.map((locale) => [locale, postsIn(locale)])) };
}
