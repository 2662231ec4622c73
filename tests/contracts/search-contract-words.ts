import { describe, expect, it } from 'vitest';
import type { ProductQuery, ProductSearch, SuggestionQuery } from '../../src/search/product-search.ts';
import { skuOf } from '../support/sample-catalogue.ts';

const ireland = { country: 'IE', currency: 'EUR' } as const;
const switzerland = { country: 'CH', currency: 'CHF' } as const;
const base: ProductQuery = { market: ireland, locale: 'en-IE', sort: 'relevance', offset: 0, limit: 24 };
const box: SuggestionQuery = { market: switzerland, locale: 'de-DE', text: '', limit: 8 };

/** What an engine says of the words of a query, beside its hits. */
export function describeWordsContract(getSearch: () => ProductSearch): void {
  const ask = (text: string, more: Partial<ProductQuery> = {}) =>
    getSearch().search({ ...base, ...more, text });
  const propose = (text: string, more: Partial<SuggestionQuery> = {}) =>
    getSearch().suggest({ ...box, ...more, text });

  describe('words that the hits do without', () => {
    it('B-03: are named', async () => {
      expect(await ask('fryer nonexistingword')).toEqual({
        total: 1,
        skus: [skuOf(4)],
        relaxedWords: ['nonexistingword'],
      });
    });

    it('B-03: are named when each is found, but never together', async () => {
      const { skus, relaxedWords } = await ask('hammer fryer');
      expect(skus.length).toBeGreaterThan(0);
      expect(relaxedWords).toHaveLength(1);
      expect(['hammer', 'fryer']).toContain(relaxedWords?.[0]);
    });

    it('are none when all words are found, when nothing is, and when a product was asked for by number', async () => {
      for (const text of [
        'hammer drill',
        'zzzzqqq',
        'zzzzqqq xxxxyyy',
        skuOf(1),
        'EX 10000001',
        'msw bh 1200 a',
      ]) {
        expect(await ask(text), text).not.toHaveProperty('relaxedWords');
      }
    });
  });

  describe('the text as it was understood', () => {
    it('B-06: is told where a word was found under another spelling only', async () => {
      expect((await ask('cirular saw')).correctedText).toBe('circular saw');
      expect((await ask('hamer drill')).correctedText).toBe('hammer drill');
    });

    it('B-06: is not told where all words are right, forms and beginnings of them, or none is anything', async () => {
      for (const text of ['circular saw', 'CIRCULAR SAWS', 'circ', 'zzzzqqq', skuOf(1), '   ']) {
        expect(await ask(text), text).not.toHaveProperty('correctedText');
      }
    });
  });

  describe('suggestions', () => {
    it('B-02: are the first hits, and how many there are', async () => {
      expect(await propose('grasschn')).toMatchObject({ total: 2, skus: [skuOf(11), skuOf(12)] });
      expect(await propose('grasschn', { limit: 1 })).toMatchObject({ total: 2, skus: [skuOf(11)] });
      expect(await propose('grasschneider stet')).toMatchObject({ total: 1, skus: [skuOf(12)] });
    });

    it('B-02: are categories as the locale names them, those with hits only', async () => {
      expect((await propose('rasen')).categories).toEqual([{ key: 'mowers', name: 'Rasenmäher' }]);
      expect((await propose('teichp')).categories).toEqual([{ key: 'pond-pumps', name: 'Teichpumpen' }]);
      expect((await propose('lawn', { locale: 'en-GB' })).categories).toEqual([
        { key: 'mowers', name: 'Lawn mowers' },
      ]);
      expect((await propose('lawn', { locale: 'en-GB', market: ireland })).categories).toEqual([]);
    });

    it('B-02: are brands that begin so', async () => {
      expect((await propose('alp')).brands).toEqual(['Alpina']);
      expect((await propose('benno')).brands).toEqual(['Benno']);
      expect((await propose('benno', { market: ireland })).brands).toEqual([]);
      expect((await propose('springbrunnen')).brands).toEqual([]);
    });

    it('B-06: say what was meant', async () => {
      expect((await propose('springbrunen')).correctedText).toBe('springbrunnen');
      expect(await propose('springbrunnen')).not.toHaveProperty('correctedText');
    });

    it('are empty for what no one sells', async () => {
      for (const text of ['zzzzqqq', '🔨', '%', '\u0000', '\\']) {
        expect(await propose(text), text).toEqual({
          total: 0,
          skus: [],
          categories: [],
          brands: [],
          queries: [],
        });
      }
    });
  });

  describe('an explanation', () => {
    it('tells the rank of every hit, and why', async () => {
      const query = { ...base, text: 'saw' };
      const { skus } = await getSearch().search(query);
      expect(skus.length).toBeGreaterThan(1);
      for (const [position, sku] of skus.entries()) {
        const { rank, lines } = await getSearch().explain({ ...query, limit: 1 }, sku);
        expect(rank).toBe(position + 1);
        expect(lines.length).toBeGreaterThan(0);
      }
    });

    it('tells why a product is no hit', async () => {
      for (const [query, number] of [
        [{ text: 'saw' }, 1],
        [{ text: 'saw', categoryKey: 'drills' }, 2],
        [{ filters: { brands: ['MSW'] } }, 2],
        [{}, 5],
        [{}, 6],
        [{ text: 'saw' }, 999],
      ] as const) {
        const { rank, lines } = await getSearch().explain({ ...base, ...query }, skuOf(number));
        expect(rank, skuOf(number)).toBeUndefined();
        expect(lines.length).toBeGreaterThan(0);
      }
    });
  });
}
