import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { hasAttackStrings, readAttackStrings } from '../../../tests/support/attack-strings.ts';
import { skuOf } from '../../../tests/support/sample-catalogue.ts';
import { buildSearchScope, madeMarket, namedProduct } from '../../../tests/support/search-scope.ts';
import { explainHit } from './explain.ts';
import { type SearchScope, searchListing } from './search-listing.ts';
import { suggest } from './suggest.ts';

const nouns = 'drill hammer saw blade battery charger pump mower fryer oven pan table lamp cable drum'.split(
  ' ',
);
const kinds = 'cordless electric small large steel garden professional folding mobile foldable'.split(' ');

let scope: SearchScope;
beforeAll(async () => {
  const names = nouns.flatMap((noun) =>
    kinds.flatMap((kind) => [`${kind} ${noun}`, `${noun}${kind} ${kind.length}00 W`]),
  );
  const products = names.map((name, number) => ({
    ...namedProduct(number, name),
    brand: 'MSW',
    model: `MSW-${number}/A`,
    attributes: [['power', number * 100, 'W'] as const],
  }));
  scope = await buildSearchScope(products, { locale: 'de-DE' });
});

/** Everything that can be asked with a text is answered, and no two answers contradict each other. */
function expectAnswers(text: string): void {
  const query = {
    market: madeMarket,
    locale: 'de-DE',
    text,
    sort: 'relevance',
    offset: 0,
    limit: 5,
  } as const;
  const hits = searchListing(scope, {
    ...query,
    withFacets: true,
    filters: { brands: [text], attributes: { [text]: [text] } },
  });
  expect(hits.total).toBe(0);
  const found = searchListing(scope, { ...query, withFacets: true });
  expect(found.skus.length).toBe(Math.min(5, found.total));
  const suggested = suggest(scope, query, []);
  expect(suggested.total).toBe(found.total);
  const explained = explainHit(scope, { ...query, categoryKey: text }, skuOf(1));
  expect(explained.rank).toBeUndefined();
  explainHit(scope, query, text);
}

/** A search sees words: of many texts with the same ones the first is asked, and each that has none. */
function withNewWords(texts: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return texts.filter((text) => {
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [text];
    const isNew = words.some((word) => !seen.has(word));
    for (const word of words) seen.add(word);
    return isNew;
  });
}

/** The runner ends a test that takes longer than its time limit: what grows faster than the text would. */
describe('a search, a suggestion and an explanation never fail, nor hang', () => {
  it.skipIf(!hasAttackStrings)('on texts that have broken programs', () => {
    for (const text of withNewWords(readAttackStrings())) expectAnswers(text);
  });

  it('on any text of Unicode, lone surrogates included', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 200 }),
          fc.string({ unit: 'grapheme', maxLength: 100 }),
          fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes)),
        ),
        (text) => {
          expectAnswers(text);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('on texts of a hundred thousand characters', () => {
    const length = 100_000;
    for (const part of [
      'a',
      'drill ',
      'dril hamer ',
      'xq ',
      '1',
      '1 ',
      '1x',
      '1,5 kw ',
      '40x60x',
      '-',
      'a-',
      '1/2 ',
      '1.',
      '1,',
      'bohrhammerset',
      'ßæﷺ',
      'e\u0301\u0302',
      '\u0000',
      '\ud800',
      '🔨',
      '((',
      'a1',
    ]) {
      expectAnswers(part.repeat(Math.ceil(length / part.length)).slice(0, length));
    }
  });
});
