import type { Localized } from '../../src/kernel/localized.ts';
import { categoryTree } from './category-tree.ts';
import { baseOf, localize } from './localize.ts';
import { kinds } from './shelf.ts';

/** How many questions a category answers at most. */
const MOST = 4;

interface Answered {
  readonly question: string;
  readonly answer: string;
}

/** The goods of a category and of all below it. */
function kindsIn(key: string) {
  const within = new Set(
    categoryTree
      .filter((known) => known.key === key || known.ancestors.includes(key))
      .map((known) => known.key),
  );
  return kinds.filter(({ categories }) => categories.some((own) => within.has(own)));
}

/** What is asked about the goods of a category, of different ones where it has several: each question says which it means. */
export function categoryQuestions(key: string): { readonly faq?: Localized<readonly Answered[]> } {
  const all = kindsIn(key);
  const step = Math.max(1, Math.floor(all.length / MOST));
  const asked = all.filter((_, index) => index % step === 0).slice(0, MOST);
  if (asked.length === 0) return {};
  const written = localize((locale) =>
    asked.flatMap(({ texts }) => {
      const [name, question, answer] = [texts.name, texts.question, texts.answer].map(
        (of) => of[baseOf(locale)],
      );
      return [asked.length === 1 ? `${question}` : `${name}: ${question}`, `${answer}`];
    }),
  );
  const pairs = (flat: readonly string[]): Answered[] =>
    flat.flatMap((question, index) => (index % 2 === 0 ? [{ question, answer: flat[index + 1] ?? '' }] : []));
  return {
    faq: Object.fromEntries(Object.entries(written).map(([locale, flat]) => [locale, pairs(flat ?? [])])),
  };
}
