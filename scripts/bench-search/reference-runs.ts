import MiniSearch, { type Options } from 'minisearch';
import { Bm25 } from './bm25.ts';
import type { JudgedProduct } from './judged-catalogue.ts';
import { createStemming } from './words.ts';

/** Ids of the ten best products for a text. */
export type Run = (text: string) => readonly string[] | Promise<readonly string[]>;

/** A ranking to be better than, and what the data's description says it reaches. */
export interface ReferenceRun {
  readonly name: string;
  readonly stated: number;
  readonly run: Run;
}

const LIMIT = 10;
const fields = ['title', 'supplier', 'short_description'];

/** BM25 and MiniSearch on title, supplier and short description. */
export function createReferenceRuns(products: readonly JudgedProduct[]): ReferenceRun[] {
  const stem = createStemming();
  const processTerm = (term: string) => stem(term.toLowerCase());
  const forgiving = { prefix: true, fuzzy: 0.2, boost: { title: 2 } };
  return [
    { name: 'BM25', stated: 0.711, run: createBm25Run(products) },
    { name: 'BM25, stemming', stated: 0.731, run: createBm25Run(products, stem) },
    { name: 'MiniSearch, defaults', stated: 0.716, run: createMiniSearchRun(products) },
    { name: 'MiniSearch, stemming', stated: 0.738, run: createMiniSearchRun(products, { processTerm }) },
    {
      name: 'MiniSearch, prefix, fuzzy 0.2, title x2',
      stated: 0.711,
      run: createMiniSearchRun(products, { searchOptions: forgiving }),
    },
  ];
}

function createBm25Run(products: readonly JudgedProduct[], normalise?: (word: string) => string): Run {
  const texts = products.map(
    ({ title, supplier, short_description = '' }) => `${title} ${supplier} ${short_description}`,
  );
  const index = new Bm25(texts, normalise);
  return (text) => index.search(text, LIMIT).map((number) => products[number]?.id ?? '');
}

function createMiniSearchRun(
  products: readonly JudgedProduct[],
  options: Partial<Options<JudgedProduct>> = {},
): Run {
  const index = new MiniSearch<JudgedProduct>({ fields, ...options });
  index.addAll(products);
  return (text) =>
    index
      .search(text)
      .slice(0, LIMIT)
      .map(({ id }) => String(id));
}
