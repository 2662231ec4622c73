import type { MadeCatalogue, MadeProduct } from './made-catalogue.ts';
import { createRandom, pickNumber, pickOne } from './random.ts';
import { wordsOf } from './words.ts';

const sorts = ['relevance', 'price-asc', 'price-desc', 'newest'] as const;

/** A listing as a shopper asks for it, in words that both engines understand. */
export interface SpeedQuery {
  readonly text: string;
  readonly sort: (typeof sorts)[number];
  readonly offset: number;
  readonly withFacets: boolean;
  readonly brands?: readonly string[];
  readonly category?: string;
  readonly maximumCents?: number;
  readonly attribute?: { readonly key: string; readonly value: string | number; readonly unit?: string };
}

/** A kind of query, drawn anew each time. */
export interface Scenario {
  readonly name: string;
  /** The 99th percentile that is wanted of our engine, in milliseconds. */
  readonly aim: number;
  readonly draw: () => SpeedQuery;
}

const plain = { text: '', sort: 'relevance', offset: 0, withFacets: false } as const;
const ANY_QUERY_AIM = 2;
const FREQUENT = 30;
const TWELVE = 12;
const DEEP = 40_000;

/** A product somebody has in mind, and two words of its name as they might type them. */
export interface Intention {
  /** As the product's name has them. */
  readonly words: readonly [string, string];
  /** The first with a typo, the second without its end. */
  readonly text: string;
}

const isTypable = (word: string) => word.length >= 6 && /^[a-z]+$/.test(word);

/** The products with two different words long enough to be mistyped. */
export function findTypable(catalogue: MadeCatalogue): readonly (readonly string[])[] {
  return catalogue.products
    .map(({ name }) => [...new Set(wordsOf(name).filter(isTypable))])
    .filter(({ length }) => length >= 2);
}

export function drawIntention(random: () => number, typable: readonly (readonly string[])[]): Intention {
  const words = pickOne(random, typable);
  const first = pickNumber(random, 0, words.length - 2);
  const [mistyped = '', begun = ''] = [words[first], words[first + 1]];
  const text = `${misspell(random, mistyped)} ${begun.slice(0, pickNumber(random, 4, begun.length - 1))}`;
  return { words: [mistyped, begun], text };
}

/** One letter left out, doubled, changed, or swapped with the next; never the first. */
function misspell(random: () => number, word: string): string {
  const at = pickNumber(random, 1, word.length - 2);
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  const other = String.fromCharCode(97 + pickNumber(random, 0, 25));
  return pickOne(random, [
    before + after,
    before + letter + letter + after,
    before + other + after,
    before + after.charAt(0) + letter + after.slice(1),
  ]);
}

/** All kinds of queries that are timed. Each draws from a sequence of its own, so that they do not depend on each other. */
export function createScenarios(catalogue: MadeCatalogue, seed: number): Scenario[] {
  const random = createRandom(seed);
  const typable = findTypable(catalogue);
  const frequent = catalogue.words.filter((word) => word.length > 1).slice(0, FREQUENT);
  const drawText = () => drawIntention(random, typable).text;
  const drawProduct = (): MadeProduct => pickOne(random, catalogue.products);
  const letters = (length: number) =>
    Array.from({ length }, () => String.fromCharCode(97 + pickNumber(random, 0, 25))).join('');

  function drawFilters(): SpeedQuery {
    const product = drawProduct();
    const [attribute] = product.attributes;
    return {
      ...plain,
      text: pickOne(random, frequent),
      withFacets: true,
      brands: [product.brand, drawProduct().brand],
      maximumCents: product.cents + pickNumber(random, 0, 50_000),
      category: product.category,
      ...(attribute === undefined ? {} : { attribute }),
    };
  }

  return [
    {
      name: 'two words, typo, prefix, facets, price sort',
      aim: 0.5,
      draw: () => ({ ...plain, text: drawText(), sort: 'price-asc', withFacets: true }),
    },
    {
      name: 'one frequent word',
      aim: ANY_QUERY_AIM,
      draw: () => ({ ...plain, text: pickOne(random, frequent), withFacets: true }),
    },
    {
      name: 'match-all, all facets',
      aim: ANY_QUERY_AIM,
      draw: () => ({ ...plain, sort: pickOne(random, sorts), withFacets: true }),
    },
    {
      name: 'twelve frequent words',
      aim: ANY_QUERY_AIM,
      draw: () => ({
        ...plain,
        text: Array.from({ length: TWELVE }, () => pickOne(random, frequent)).join(' '),
        withFacets: true,
      }),
    },
    {
      name: 'no hit: random letters',
      aim: ANY_QUERY_AIM,
      draw: () => ({ ...plain, text: `${letters(9)} ${letters(7)}`, withFacets: true }),
    },
    {
      name: 'deep page',
      aim: ANY_QUERY_AIM,
      draw: () => ({ ...plain, offset: DEEP + pickNumber(random, 0, 5000), withFacets: true }),
    },
    { name: 'filters over four facets', aim: ANY_QUERY_AIM, draw: drawFilters },
  ];
}
