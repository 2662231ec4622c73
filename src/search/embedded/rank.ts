import type { ProductTable } from './product-table.ts';
import type { QueryWord, UnderstoodQuery } from './query-word.ts';
import * as weigh from './ranking-weights.ts';
import type { TextIndex } from './text-index.ts';
import { SIXTEENTHS } from './text-segment.ts';

/** Products that match, in no order, with their scores by product number. Valid until the next ranking. */
export interface Ranking {
  readonly hits: Int32Array;
  readonly scores: Float32Array;
  /** Words of the query that hits need not hold. */
  readonly relaxedWords: readonly string[];
}

/** Room to work in, for one search at a time; searches never wait while they rank. */
class Workspace {
  scores = new Float32Array(0);
  matched = new Uint16Array(0);
  hits = new Int32Array(0);
  /** Word by word: the place in each product's name. */
  places: Uint8Array[] = [];

  reset(products: number, words: number): void {
    if (this.scores.length < products) {
      const length = Math.ceil(products * 1.2);
      this.scores = new Float32Array(length);
      this.matched = new Uint16Array(length);
      this.hits = new Int32Array(length);
      this.places = [];
    } else {
      this.scores.fill(0, 0, products);
      this.matched.fill(0, 0, products);
    }
    while (this.places.length < words) this.places.push(new Uint8Array(this.scores.length));
  }
}

const workspace = new Workspace();

export function rarityOf({ frequency }: QueryWord, products: number): number {
  const within = Math.min(frequency, products);
  return Math.max(weigh.LEAST_RARITY, Math.log(1 + (products - within + 0.5) / (within + 0.5)));
}

/** What one word is worth in a product; `sixteenths` as the segment weighs it. */
export function worthOf(rarity: number, closeness: number, sixteenths: number): number {
  const weight = sixteenths / SIXTEENTHS;
  return (rarity * closeness * (weight * (weigh.SATURATION + 1))) / (weight + weigh.SATURATION);
}

/** What a business signal may add, as a factor: stock, popularity and a running campaign, each bounded. */
export function businessFactor(table: ProductTable, product: number, isInCampaign: boolean): number {
  const popularity = Math.min(table.popularity.values[product] as number, weigh.FULL_POPULARITY);
  const popular = Math.log1p(Math.max(0, popularity)) / Math.log1p(weigh.FULL_POPULARITY);
  const onStock = (table.available.values[product] as number) > 0 ? weigh.ON_STOCK : 0;
  return 1 + onStock + weigh.POPULAR * popular + (isInCampaign ? weigh.CAMPAIGN : 0);
}

export interface RankedQuery {
  readonly index: TextIndex;
  readonly table: ProductTable;
  readonly query: UnderstoodQuery;
  /** Sold in the market and within the listing's category. */
  readonly isEligible: (product: number) => boolean;
  readonly isInCampaign: (product: number) => boolean;
  readonly pinned: readonly number[];
}

/**
 * Scores what holds all words of the query; when nothing does, what holds the most of them, by what they are worth.
 * Each word counts by its closest alternative in the product.
 */
export function rankProducts(ranked: RankedQuery): Ranking {
  const { table, query, isEligible, pinned } = ranked;
  const words = query.words;
  const products = table.length;
  workspace.reset(products, words.length);
  const everyWord = (1 << words.length) - 1;
  if (words.length > 0) matchAll(ranked);
  for (const product of query.exact) markExact(product, weigh.EXACT_SCORE, everyWord);
  for (const product of query.models) markExact(product, weigh.MODEL_SCORE, everyWord);
  let count = 0;
  const { hits, matched, scores } = workspace;
  const isWordless = words.length === 0;
  const known = new Set(isWordless ? [...query.exact, ...query.models] : []);
  for (let product = 0; product < products; product++) {
    if (isWordless ? !known.has(product) : matched[product] !== everyWord) continue;
    if (isEligible(product)) hits[count++] = product;
  }
  let relaxedWords = query.unknown;
  if (count === 0 && words.length > 1) {
    workspace.reset(products, words.length);
    const relaxed = matchSome(ranked);
    count = relaxed.count;
    relaxedWords = [...query.unknown, ...relaxed.words];
  }
  for (let place = 0; place < count; place++) {
    const product = hits[place] as number;
    const factor = nameFactor(ranked, product) * businessFactor(table, product, ranked.isInCampaign(product));
    scores[product] = (scores[product] as number) * factor;
  }
  pinned.forEach((product, place) => {
    if (!isEligible(product)) return;
    if (!hits.subarray(0, count).includes(product)) hits[count++] = product;
    scores[product] = weigh.PINNED_SCORE - place;
  });
  return { hits: hits.subarray(0, count), scores, relaxedWords };
}

function markExact(product: number, score: number, everyWord: number): void {
  workspace.scores[product] = (workspace.scores[product] as number) + score;
  workspace.matched[product] = everyWord;
}

/** Scores the products that hold every word: the rarest first, so that the others only look at what is left. */
function matchAll({ index, table, query }: RankedQuery): void {
  const order = query.words
    .map((word, place) => ({ word, place }))
    .sort((left, right) => left.word.frequency - right.word.frequency);
  let expected = 0;
  for (const { word, place } of order) {
    matchWord(index, table.length, word, place, expected);
    expected |= 1 << place;
  }
}

/** `expected`: the words that a product must hold already; -1: it need not hold any. */
function matchWord(
  index: TextIndex,
  products: number,
  word: QueryWord,
  place: number,
  expected: number,
): void {
  const { scores, matched } = workspace;
  const places = workspace.places[place] as Uint8Array;
  const owners = index.segments.length > 1 ? index.owners.values : undefined;
  const rarity = rarityOf(word, products);
  const bit = 1 << place;
  for (const { postings, from, to, closeness, segment } of word.alternatives) {
    const { products: list, weights, places: namePlaces } = postings;
    for (let posting = from; posting < to; posting++) {
      const product = list[posting] as number;
      const before = matched[product] as number;
      if (expected < 0 ? (before & bit) !== 0 : before !== expected) continue;
      if (owners !== undefined && owners[product] !== segment) continue;
      matched[product] = before | bit;
      scores[product] = (scores[product] as number) + worthOf(rarity, closeness, weights[posting] as number);
      places[product] = namePlaces[posting] as number;
    }
  }
}

/** What holds enough of the words; answers how many products, and which words the best of them does without. */
function matchSome({ index, table, query, isEligible }: RankedQuery): { count: number; words: string[] } {
  const { words } = query;
  const rarities = words.map((word) => rarityOf(word, table.length));
  words.forEach((word, place) => {
    matchWord(index, table.length, word, place, -1);
  });
  const { hits, matched, scores } = workspace;
  const worthBySet = new Map<number, number>();
  const worth = (set: number) => {
    const known = worthBySet.get(set);
    if (known !== undefined) return known;
    const total = rarities.reduce((sum, rarity, place) => sum + ((set & (1 << place)) === 0 ? 0 : rarity), 0);
    worthBySet.set(set, total);
    return total;
  };
  let best = 0;
  let bestSet = 0;
  for (let product = 0; product < table.length; product++) {
    const set = matched[product] as number;
    if (set === 0 || worth(set) <= best || !isEligible(product)) continue;
    best = worth(set);
    bestSet = set;
  }
  let count = 0;
  for (let product = 0; product < table.length; product++) {
    const set = matched[product] as number;
    if (set === 0 || worth(set) < best * weigh.RELAXED_SHARE || !isEligible(product)) continue;
    const share = worth(set) / best;
    scores[product] = (scores[product] as number) * share * share;
    hits[count++] = product;
  }
  const missing = words.filter((_, place) => (bestSet & (1 << place)) === 0).map(({ text }) => text);
  return { count, words: count === 0 ? [] : missing };
}

/** How well the words stand together in the name, as a factor. */
function nameFactor({ index, query }: RankedQuery, product: number): number {
  const { matched, places } = workspace;
  const set = matched[product] as number;
  let factor = 1;
  let inName = 0;
  let before = 0;
  for (let word = 0; word < query.words.length; word++) {
    const place = (set & (1 << word)) === 0 ? 0 : ((places[word] as Uint8Array)[product] as number);
    if (place > 0) {
      inName++;
      if (place === 1) factor += weigh.FIRST_WORD;
      const gap = place - before;
      if (before > 0 && gap === 1) factor += weigh.ADJACENT;
      else if (before > 0 && Math.abs(gap) <= weigh.NEAR_WORDS) factor += weigh.NEAR;
    }
    before = place;
  }
  const length = index.nameLengths.values[product] as number;
  if (inName > 0 && length > 0) factor += weigh.WHOLE_NAME * Math.min(1, inName / length);
  return factor;
}
