import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSearchScope, madeMarket, namedProduct } from '../../../tests/support/search-scope.ts';
import { projectRoot } from '../../../tests/support/source-tree.ts';
import { baseLocales, type LocaleCode } from '../../kernel/locale.ts';
import { foldText } from '../analysis/fold-text.ts';
import { readQueryTokens } from '../analysis/tokens.ts';
import { type SearchScope, searchListing } from './search-listing.ts';

function find({ index, ...scope }: SearchScope, text: string) {
  const query = { market: madeMarket, locale: index.locale, text, sort: 'relevance' } as const;
  return searchListing({ index, ...scope }, { ...query, offset: 0, limit: 1000 });
}

/** `x` between two numbers is a sign, not a word. */
const saysSomething = (text: string) => text !== 'x' && readQueryTokens(foldText(text)).length > 0;

/** Natural texts of a language, short enough for names: what the shop itself says in it. */
function textsOf(locale: LocaleCode): string[] {
  const messages: unknown = JSON.parse(readFileSync(join(projectRoot, 'messages', `${locale}.json`), 'utf8'));
  const found = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') {
      if (value.length < 60 && !/[{<']/.test(value) && saysSomething(value)) found.add(value);
    } else if (typeof value === 'object' && value !== null)
      for (const part of Object.values(value)) collect(part);
  };
  collect(messages);
  return [...found];
}

/** Names and the words they are made of, each of which must find them. */
async function expectFoundByOwnWords(names: readonly string[], locale: LocaleCode): Promise<void> {
  const products = names.map((name, number) => namedProduct(number, name));
  const scope = await buildSearchScope(products, { locale });
  const lost: string[] = [];
  for (const { sku, name } of products) {
    for (const text of [name, ...name.split(/\s+/).filter(saysSomething)]) {
      const { skus, relaxedWords } = find(scope, text);
      if (!skus.includes(sku) || relaxedWords !== undefined)
        lost.push(`${JSON.stringify(text)} of ${JSON.stringify(name)}`);
    }
  }
  expect(lost).toEqual([]);
}

const name = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.string({ unit: fc.constantFrom(...'aZéßøŁςΣжЙ09 -/.,x"½²µÅ'), maxLength: 30 }),
  )
  // `2 x3` and `2x 3` are read as dimensions, of which `x3` and `2x` are no words.
  .filter(
    (text) => saysSomething(text) && !/\p{N}(\s+[x×χх]\s*|[x×χх]\s+)\p{N}/iu.test(text.normalize('NFKC')),
  );

describe('a product is found by its own name and by each word of it', () => {
  it.each(baseLocales)('in %s', async (locale) => {
    const texts = textsOf(locale);
    expect(texts.length).toBeGreaterThan(200);
    await expectFoundByOwnWords(texts.slice(0, 900), locale);
  });

  it('whatever it is written in', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...baseLocales),
        fc.array(name, { minLength: 1, maxLength: 8 }),
        (locale, names) => expectFoundByOwnWords(names, locale),
      ),
      { numRuns: 300 },
    ));
});

describe('words with signs, numbers and units', () => {
  const names = [
    'Kettensäge 2,4 kW 45 cm',
    'Tisch 40 x 60 cm',
    'Tisch 40x60',
    'Toner TN-2110/2120',
    'Akku 18V 5.0Ah Li-Ion',
    'Rohr 1/2" – 3 m',
    'Bohrer-Set 19-tlg.',
    'Ø 12 mm Bohrer',
    'IP65 LED-Strahler 50W',
    'MSW-BH 1200/A',
    'Straße Æther İstanbul ſtahl',
    "d'Artagnan's 1½ cup",
    '1.234,56 kg Waage',
  ];
  it.each(baseLocales)('find what they are written of, in %s', (locale) =>
    expectFoundByOwnWords(names, locale),
  );
});
