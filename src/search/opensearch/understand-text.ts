import { z } from 'zod';
import type { LocaleCode } from '../../kernel/locale.ts';
import type { Cluster, Query } from './cluster.ts';
import { editCost } from './edit-cost.ts';
import { type AskedText, type AskedWord, type Demand, findWord, type OtherSpelling } from './text-query.ts';
import { closeness } from './weights.ts';
import { listSplits, type Split } from './words.ts';

/** Shorter words have too many neighbours for a typo to be told from another word. */
const ONE_EDIT_FROM = 4;
const TWO_EDITS_FROM = 8;
const SUGGESTED = 20;
const MOST_SPELLINGS = 5;
/** Of what holds some words only, what is worth less than this share of the best is no hit. */
const RELAXED_SHARE = 0.5;
/** Sets of words grow fast with their number, and a cluster takes 1,024 clauses; of more words, the best set is asked for. */
const MOST_WORDS_IN_SETS = 4;
const LEAST_RARITY = 0.05;

/** What became of a text of which no product holds every word as it is. */
export interface UnderstoodText {
  readonly asked: AskedText;
  readonly demand: Demand;
  readonly relaxedWords: readonly string[];
  readonly correctedText: string | undefined;
}

interface WordContext {
  readonly cluster: Cluster;
  readonly index: string;
  readonly preference: string;
  /** What the listing is narrowed to before any text. */
  readonly eligible: readonly Query[];
}

const counted = z.object({ doc_count: z.number() });
const counts = z.object({ words: z.object({ buckets: z.record(z.string(), counted) }) });
const suggestions = z.array(
  z.object({ text: z.string(), options: z.array(z.object({ text: z.string(), freq: z.number() })) }),
);

/**
 * Asks what is in the index of each word, takes near spellings for what is not, and finds out which words have to be
 * done without when still nothing holds all. `undefined`: nothing holds any of them.
 */
export async function understandText(
  context: WordContext,
  asked: AskedText,
): Promise<UnderstoodText | undefined> {
  const { locale, words } = asked;
  if (words.length === 0) return undefined;
  const looked = await lookUpWords(context, asked);
  const found = words.map((word, at) => findKnown(locale, word, looked.of(at)));
  const known = found.filter((word) => word !== undefined);
  if (known.length === 0) return undefined;
  const unknown = words.filter((_, at) => found[at] === undefined);
  const corrected: AskedText = { ...asked, words: known.map(({ word }) => word) };
  const rarities = known.map(({ frequency }) => rarityOf(frequency, looked.products));
  const best = await findBestSet(context, corrected, rarities);
  if (best.length === 0) return undefined;
  const missing = corrected.words.filter((_, at) => !best.includes(at));
  return {
    asked: corrected,
    demand: missing.length === 0 ? 'every-word' : listSets(best, rarities),
    relaxedWords: [...unknown, ...missing].map(({ written }) => written),
    correctedText: correctText(corrected.words),
  };
}

/** What the index holds of one word. */
interface LookedUp {
  /** Products with the word as it is. */
  readonly frequency: number;
  /** Products with both parts, of each way to take it apart. */
  readonly splits: readonly number[];
  readonly suggested: z.infer<typeof suggestions>;
}

/** One call about all words: how many products hold each, or its parts, and what is spelled like it. */
async function lookUpWords({ cluster, index, preference }: WordContext, { locale, words }: AskedText) {
  const splitsOf = words.map(({ text }) => listSplits(locale, text));
  const answer = await cluster.search(
    index,
    {
      query: { match_all: {} },
      size: 0,
      aggs: {
        words: {
          filters: {
            filters: Object.fromEntries([
              ...words.map((word, at) => [`${at}`, findWord(locale, word)] as const),
              ...splitsOf.flatMap((splits, at) =>
                splits.map((split, way) => [`${at} ${way}`, findSplit(split)] as const),
              ),
            ]),
          },
        },
      },
      suggest: Object.fromEntries(
        words.map(({ text }, at) => [`${at}`, askSpellings(text.split(' ')[0] as string)]),
      ),
    },
    { preference, source: [] },
  );
  const { buckets } = counts.parse(answer.aggregations).words;
  const count = (name: string) => buckets[name]?.doc_count ?? 0;
  return {
    products: answer.total,
    of: (at: number): LookedUp => ({
      frequency: count(`${at}`),
      splits: (splitsOf[at] ?? []).map((_, way) => count(`${at} ${way}`)),
      suggested: suggestions.parse(answer.suggest[`${at}`] ?? []),
    }),
  };
}

/** A word that the index has, in the way it has it. */
interface KnownWord {
  readonly word: AskedWord;
  readonly frequency: number;
}

/** As it was written, else taken apart, else as the nearest words are spelled; `undefined`: in no way. */
function findKnown(locale: LocaleCode, word: AskedWord, looked: LookedUp): KnownWord | undefined {
  if (looked.frequency > 0) return { word, frequency: looked.frequency };
  const split = listSplits(locale, word.text).find((_, way) => (looked.splits[way] ?? 0) > 0);
  if (split !== undefined) {
    const apart = split.firsts.map((first) => [first, split.last]);
    return { word: { ...word, synonyms: [...word.synonyms, ...apart] }, frequency: 1 };
  }
  const spellings = pickSpellings(word.text, looked.suggested);
  return spellings.length === 0
    ? undefined
    : { word: { ...word, spellings, isCorrected: true }, frequency: 1 };
}

/** The text as it is found, where that is not as it was written. */
function correctText(words: readonly AskedWord[]): string | undefined {
  if (!words.some(({ isCorrected }) => isCorrected)) return undefined;
  return words
    .map(({ isCorrected, spellings, written }) => (isCorrected ? spellings[0]?.word : undefined) ?? written)
    .join(' ');
}

/** Holds both parts of a word that was taken apart. */
const findSplit = ({ firsts, last }: Split): Query => ({
  bool: { filter: [{ terms: { vocabulary: [...firsts] } }, { term: { vocabulary: { value: last } } }] },
});

function rarityOf(frequency: number, products: number): number {
  const within = Math.min(frequency, products);
  const rarity = Math.log(1 + (products - within + 0.5) / (within + 0.5));
  return Math.round(Math.max(LEAST_RARITY, rarity) * 1000) / 1000;
}

function askSpellings(text: string) {
  return {
    text,
    term: {
      field: 'vocabulary',
      size: SUGGESTED,
      suggest_mode: 'always',
      max_edits: text.length >= TWO_EDITS_FROM ? 2 : 1,
      min_word_length: ONE_EDIT_FROM,
      prefix_length: 0,
      sort: 'score',
    },
  };
}

/** The nearest spellings, the first letter counting more than others; among equals the most frequent. */
function pickSpellings(text: string, found: z.infer<typeof suggestions>): OtherSpelling[] {
  if (/^\p{N}+$/u.test(text)) return [];
  const near = found
    .flatMap(({ options }) => options)
    .map(({ text: word, freq }) => ({ word, freq, cost: editCost(text, word) }))
    .filter(({ cost }) => cost <= 2.5)
    .sort(
      (left, right) => left.cost - right.cost || right.freq - left.freq || (left.word < right.word ? -1 : 1),
    );
  const least = near[0]?.cost ?? 0;
  return near
    .filter(({ cost }) => cost <= least)
    .slice(0, MOST_SPELLINGS)
    .map(({ word, cost }) => ({ word, closeness: cost < 2 ? closeness.oneEdit : closeness.twoEdits }));
}

/** The positions of the words that the eligible product with the most of their worth holds. */
async function findBestSet(
  { cluster, index, preference, eligible }: WordContext,
  { locale, words }: AskedText,
  rarities: readonly number[],
): Promise<number[]> {
  const should = words.map(
    (word, at): Query => ({
      constant_score: { filter: findWord(locale, word), boost: rarities[at] as number, _name: `${at}` },
    }),
  );
  const answer = await cluster.search(
    index,
    {
      query: { bool: { filter: [...eligible], should, minimum_should_match: 1 } },
      size: 1,
      sort: [{ _score: 'desc' }, { sku: 'asc' }],
    },
    { preference, source: [] },
  );
  return (answer.hits[0]?.matchedQueries ?? []).map(Number).sort((left, right) => left - right);
}

/** The smallest sets of words that are worth enough beside the best. */
function listSets(best: readonly number[], rarities: readonly number[]): number[][] {
  const worth = (set: readonly number[]) => set.reduce((sum, at) => sum + (rarities[at] as number), 0);
  const least = worth(best) * RELAXED_SHARE;
  if (rarities.length > MOST_WORDS_IN_SETS) return [[...best]];
  const sets: number[][] = [];
  for (let bits = 1; bits < 1 << rarities.length; bits++) {
    const set = rarities.flatMap((_, at) => ((bits & (1 << at)) === 0 ? [] : [at]));
    const isSmallest = set.every((left) => worth(set.filter((at) => at !== left)) < least);
    if (worth(set) >= least && isSmallest) sets.push(set);
  }
  return sets;
}
