import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { CatalogueLine } from '../../../src/catalogue-file/catalogue-file.ts';
import type { BaseLocale } from '../../../src/kernel/locale.ts';
import { pickLocalized } from '../../../src/kernel/localized.ts';

/**
 * The judged set: what shoppers of a country type, and what they must then be shown, one file a locale. It was written
 * from the demonstration catalogue by people who had not seen the search engine, before it ran, and is frozen: a miss is
 * mended in the engine, never here.
 */

/** What makes a query hard. A query has one, the hardest thing about it. */
export const judgedKinds = [
  /** Mistyped: neighbours swapped, a letter doubled, missing or beside it, written as it sounds. In words of five letters up. */
  'typo',
  /** Another form of a word than the names have: plural, genitive, definite, a case. */
  'inflection',
  /** A compound split, joined, hyphenated otherwise, or looked for by one of its parts. */
  'compound',
  /** What is two words in the catalogue joined, or the other way round, where the language hardly has compounds. */
  'twoWords',
  /** A measure in another form than the catalogue writes: `1,5 kW`, `230V`, `40x60`, `2t`. */
  'unit',
  /** An article number with or without EX, a model with or without its separators, an EAN. */
  'partNumber',
  /** The name as it is, with or without a property. */
  'plain',
  /** Half a word, as the shopper is still typing. */
  'prefix',
  /** In words of the description, the highlights, the values or the categories instead of the name. */
  'synonymFree',
  /** A brand and what is wanted of it. */
  'brand',
  /** Accents and special letters left out, as on a foreign keyboard. */
  'accentless',
] as const;

export type JudgedKind = (typeof judgedKinds)[number];

const someOf = z.array(z.string().min(1)).min(1).exactOptional();

const judgedQuery = z.strictObject({
  query: z.string().trim().min(2).max(100),
  kind: z.enum(judgedKinds),
  /** A hit counts when every condition given holds of it. */
  expected: z
    .strictObject({
      /** It is one of these articles. */
      skus: someOf,
      /** It is in one of these categories or below one. */
      categories: someOf,
      /** It is of one of these kinds (`family`), where a category holds several. */
      families: someOf,
      brands: someOf,
      /** Each is equal; a value that is words by its English words, or by the sign that all languages share. */
      attributes: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).exactOptional(),
    })
    .refine((conditions) => Object.keys(conditions).length > 0, 'needs a condition'),
});

export type JudgedQuery = z.output<typeof judgedQuery>;
export type Expected = JudgedQuery['expected'];

/** What is asked of a hit: its line in the catalogue file. */
export type JudgedProduct = Pick<
  CatalogueLine<'product'>,
  'sku' | 'categories' | 'family' | 'brand' | 'attributes'
>;

/** The parent of each category, `null` for a department. */
export type CategoryTree = ReadonlyMap<string, string | null>;

export function treeOf(
  categories: readonly Pick<CatalogueLine<'category'>, 'key' | 'parent'>[],
): CategoryTree {
  return new Map(categories.map(({ key, parent }) => [key, parent]));
}

const folder = import.meta.dirname;

/** The queries of a locale; throws when its file is not there or not as it should be. */
export function readJudgedSet(locale: BaseLocale): readonly JudgedQuery[] {
  return z.array(judgedQuery).parse(JSON.parse(readFileSync(join(folder, `${locale}.json`), 'utf8')));
}

/** Whether a product is one that the query must bring among the first. */
export function satisfies(
  { sku, categories, family = '', brand = '', attributes }: JudgedProduct,
  expected: Expected,
  tree: CategoryTree,
): boolean {
  const value = (wanted: string) => {
    const given = attributes.find(({ key }) => key === wanted)?.value;
    return typeof given === 'object' ? pickLocalized(given, 'en-GB') : given;
  };
  return (
    (expected.skus?.includes(sku) ?? true) &&
    (expected.categories?.some((wanted) => categories.some((key) => isUnder(key, wanted, tree))) ?? true) &&
    (expected.families?.includes(family) ?? true) &&
    (expected.brands?.includes(brand) ?? true) &&
    Object.entries(expected.attributes ?? {}).every(([key, wanted]) => value(key) === wanted)
  );
}

function isUnder(key: string, wanted: string, tree: CategoryTree): boolean {
  for (let at: string | null | undefined = key; at != null; at = tree.get(at)) if (at === wanted) return true;
  return false;
}
