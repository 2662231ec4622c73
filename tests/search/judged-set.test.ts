import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { goods, linesOf } from '../../demo/catalogue/read-made.ts';
import { type BaseLocale, baseLocales } from '../../src/kernel/locale.ts';
import { type JudgedKind, type JudgedQuery, readJudgedSet, satisfies, treeOf } from './judged/judged-set.ts';

/** More products than this satisfy no query but the few that are as wide as a department. */
const NARROW = 60;
const WIDE_QUERIES = 3;

const languagesWithCompounds = new Set(['de', 'nl', 'da', 'sv', 'nb', 'fi', 'hu']);
const tree = treeOf(linesOf('category'));

function soldIn(locale: BaseLocale) {
  const country = locale.slice(-2);
  const priced = new Set(
    linesOf('price')
      .filter((price) => price.country === country && price.customerGroup === undefined)
      .map(({ sku }) => sku),
  );
  return goods().filter((line) => line.eligibleForSelling && line.published && priced.has(line.sku));
}

const fold = (text: string) => text.toLocaleLowerCase().replaceAll(/\s+/g, ' ').trim();
const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{M}]+/gu) ?? [];

/** Every word that the catalogue shows in a locale, as it is written there. */
function wordsShownIn(locale: BaseLocale): ReadonlySet<string> {
  const texts = [
    ...goods().flatMap(({ name, description, highlights, faq, brand = '', attributes }) => [
      ...[name[locale] ?? '', description[locale] ?? '', ...(highlights[locale] ?? []), brand],
      ...(faq[locale] ?? []).flatMap(({ question, answer }) => [question, answer]),
      ...attributes.map(({ value }) => (typeof value === 'object' ? (value[locale] ?? '') : '')),
    ]),
    ...linesOf('category').flatMap(({ name, content }) => [name[locale] ?? '', content[locale] ?? '']),
    ...linesOf('productType').flatMap(({ attributes }) => attributes.map(({ label }) => label[locale] ?? '')),
  ];
  return new Set(texts.flatMap(wordsOf));
}

const ofKind = (set: readonly JudgedQuery[], kind: JudgedKind) => set.filter((query) => query.kind === kind);

test('every file of the judged set is one of a listed locale', () => {
  const files = readdirSync(join(import.meta.dirname, 'judged')).filter((name) => name.endsWith('.json'));
  expect(files.sort()).toEqual(baseLocales.map((locale) => `${locale}.json`).sort());
});

describe.each(baseLocales)('the judged set of %s', (locale) => {
  const set = readJudgedSet(locale);

  test('has at least 40 queries, each once, and enough of what is hard', () => {
    expect(set.length).toBeGreaterThanOrEqual(40);
    expect(new Set(set.map(({ query }) => fold(query))).size).toBe(set.length);
    const joined = languagesWithCompounds.has(locale.slice(0, 2)) ? 'compound' : 'twoWords';
    for (const kind of ['typo', 'inflection', joined, 'unit', 'partNumber'] as const)
      expect(ofKind(set, kind).length, kind).toBeGreaterThanOrEqual(4);
  });

  test('expects what the demonstration catalogue sells there, and little of it', () => {
    const sold = soldIn(locale);
    const counts = set.map(({ query, expected }) => ({
      query,
      count: sold.filter((product) => satisfies(product, expected, tree)).length,
    }));
    expect(counts.filter(({ count }) => count === 0)).toEqual([]);
    expect(counts.filter(({ count }) => count > NARROW).length).toBeLessThanOrEqual(WIDE_QUERIES);
  });

  test('names articles, categories, kinds and brands that there are', () => {
    const known = {
      skus: new Set(goods().map(({ sku }) => sku)),
      categories: new Set(tree.keys()),
      families: new Set(goods().map(({ family }) => family)),
      brands: new Set(goods().map(({ brand }) => brand)),
    } as const satisfies Record<string, ReadonlySet<string | undefined>>;
    const unknown = set.flatMap(({ query, expected }) =>
      (['skus', 'categories', 'families', 'brands'] as const).flatMap((field) =>
        (expected[field] ?? []).filter((name) => !known[field].has(name)).map((name) => `${query}: ${name}`),
      ),
    );
    expect(unknown).toEqual([]);
  });

  test('asks for goods of every department', () => {
    const sold = soldIn(locale);
    const departmentOf = (key: string): string => {
      const parent = tree.get(key);
      return parent == null ? key : departmentOf(parent);
    };
    const asked = set.flatMap(({ expected }) => {
      const first = sold.find((product) => satisfies(product, expected, tree));
      return first?.categories.map(departmentOf) ?? [];
    });
    const departments = [...tree].filter(([, parent]) => parent === null).map(([key]) => key);
    expect(departments.filter((key) => !asked.includes(key))).toEqual([]);
  });

  test('mistypes words: a query with a typo has a word of five letters or more that the catalogue does not show', () => {
    const shown = wordsShownIn(locale);
    const right = ofKind(set, 'typo').filter(
      ({ query }) => !wordsOf(query).some((word) => word.length >= 5 && !shown.has(word)),
    );
    expect(right.map(({ query }) => query)).toEqual([]);
  });
});
