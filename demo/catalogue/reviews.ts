import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocaleCode } from '../../src/kernel/locale.ts';
import { languageOf, localeCodes } from '../../src/kernel/locale.ts';
import { pick, pickDay } from './chance.ts';
import type { KindTexts } from './kind-file.ts';
import { baseOf } from './localize.ts';
import { readLanguages, readWords, type Texts } from './tables.ts';

/** What a review needs to know of what it is about. */
interface Reviewed {
  readonly sku: string;
  readonly texts: KindTexts;
  /** 0 to 1000: what sells more is talked about more. */
  readonly popularity: number;
  readonly releasedAt: string;
}

type Rating = 1 | 2 | 3 | 4 | 5;

/** The best-selling article has so many. */
const MOST = 14;
/** Of a hundred shoppers of an ordinary article so many give each rating; some articles are worse. */
const ordinary: readonly (readonly [Rating, number])[] = [
  [5, 58],
  [4, 84],
  [3, 93],
  [2, 97],
  [1, 100],
];
const disappointing: readonly (readonly [Rating, number])[] = [
  [5, 28],
  [4, 53],
  [3, 75],
  [2, 88],
  [1, 100],
];
/** One article in so many is of the second sort. */
const DISAPPOINTING_ONE_IN = 9;

/** Where the shop sells most, more often than once. */
const writers: readonly LocaleCode[] = [
  ...localeCodes,
  ...(['sk-SK', 'de-DE', 'de-DE', 'pl-PL', 'pl-PL', 'fr-FR', 'it-IT', 'es-ES', 'cs-CZ', 'hu-HU'] as const),
];
/** Reviews are read in these languages most, so they are translated into them. */
const translationLanguages = ['en', 'de', 'fr', 'pl'] as const;

const words = readWords('reviews');
const text = (key: string): Texts => {
  const found = words.get(key);
  if (!found) throw new Error(`no words for reviews ${key}`);
  return found.texts;
};
const [firstNames] = readLanguages(
  'first-names.txt',
  readFileSync(join(import.meta.dirname, 'words', 'first-names.txt'), 'utf8')
    .trim()
    .split('\n'),
  '\u0000',
  1,
);

/** What people are called where a language is spoken. */
export const firstNamesOf = (locale: keyof Texts): readonly string[] => firstNames?.[locale].split(' ') ?? [];

const titles: Readonly<Record<Rating, readonly string[]>> = {
  5: ['title-5-1', 'title-5-2', 'title-5-3', 'title-5-4', 'title-5-5'],
  4: ['title-4-1', 'title-4-2', 'title-4-3', 'title-5-3'],
  3: ['title-3-1', 'title-3-2', 'title-3-3'],
  2: ['title-2-1', 'title-2-2'],
  1: ['title-1-1', 'title-1-2'],
};
const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}-${index + 1}`);
const gladKeys = ['fast', 'packed', 'months', 'manual', 'advice', 'value', ...numbered('glad', 12)];
const mixedKeys = ['late', ...numbered('mixed', 4)];
const sadKeys = ['dent', 'broke', ...numbered('sad', 4)];

function choose<Value>(seed: string, values: readonly Value[]): Value {
  const chosen = values[pick(seed, 0, values.length - 1)];
  if (chosen === undefined) throw new Error(`nothing to choose from for ${seed}`);
  return chosen;
}

/** Sentences that do not go into one review: they say the same, or the opposite. */
const apart: readonly (readonly [string, string])[] = [
  ['glad-2', 'mixed-3'],
  ['glad-2', 'sad-3'],
  ['glad-8', 'mixed-1'],
  ['glad-8', 'mixed-3'],
  ['glad-6', 'fast'],
  ['glad-6', 'late'],
  ['fast', 'late'],
  ['glad-1', 'glad-4'],
  ['packed', 'mixed-4'],
  ['packed', 'dent'],
];

/** Leaves out the second of two that do not go together. */
function inOneBreath(sentences: readonly Texts[]): readonly Texts[] {
  const clash = apart.some((pair) => pair.every((key) => sentences.includes(text(key))));
  return clash ? sentences.slice(0, 1) : sentences;
}

/** Deals the same cards in an order of its own, each once before any comes again. */
function dealFrom<Card>(seed: string, cards: readonly Card[]): () => Card {
  const order = cards
    .map((card, index) => ({ card, sortKey: pick(`${seed} ${index}`, 0, 1_000_000) }))
    .toSorted((one, other) => one.sortKey - other.sortKey);
  let dealt = 0;
  return () => {
    const next = order[dealt % order.length];
    if (next === undefined) throw new Error(`nothing to deal for ${seed}`);
    dealt += 1;
    return next.card;
  };
}

/** Sentences that no two reviews of an article share before all have been said; those of its kind come first. */
interface Sayings {
  readonly glad: () => Texts;
  readonly mixed: () => Texts;
  readonly sad: () => Texts;
}

function sayingsOf({ sku, texts }: Reviewed): Sayings {
  const first = [texts.praise, texts.morePraise];
  const glad = dealFrom(`${sku} glad`, gladKeys.map(text));
  let said = 0;
  return {
    glad() {
      said += 1;
      return (said <= 2 ? first[(said + pick(sku, 0, 1)) % 2] : undefined) ?? glad();
    },
    mixed: dealFrom(`${sku} mixed`, [texts.complaint, ...mixedKeys.map(text)]),
    sad: dealFrom(`${sku} sad`, [texts.complaint, ...sadKeys.map(text)]),
  };
}

/** What is said, sentence by sentence, in every language at once. */
function sentencesOf(seed: string, rating: Rating, { glad, mixed, sad }: Sayings): readonly Texts[] {
  const isBrief = pick(`${seed} brief`, 1, 5) <= 2;
  switch (rating) {
    case 5:
      return isBrief ? [glad()] : [glad(), glad()];
    case 4:
      return isBrief ? [glad()] : [glad(), mixed()];
    case 3:
      return isBrief ? [mixed()] : [glad(), mixed()];
    case 2:
      return isBrief ? [sad()] : [mixed(), sad()];
    case 1:
      return isBrief ? [sad()] : [sad(), sad()];
  }
}

/** What customer care answers to some: to most of the unhappy ones, and to who got a dent. */
function answerOf(seed: string, rating: Rating, sentences: readonly Texts[]): Texts | undefined {
  if (sentences.includes(text('dent'))) return text('care-part');
  return rating <= 2 && pick(`${seed} answer`, 1, 4) > 1 ? text('care-sorry') : undefined;
}

function reviewLine({ sku, releasedAt }: Reviewed, sayings: Sayings, index: number): object {
  const seed = `${sku} review ${index}`;
  const share = pick(`${sku} quality`, 1, DISAPPOINTING_ONE_IN) === 1 ? disappointing : ordinary;
  const luck = pick(`${seed} rating`, 1, 100);
  const rating = share.find(([, upTo]) => luck <= upTo)?.[0] ?? 5;
  const sentences = inOneBreath(sentencesOf(seed, rating, sayings));
  const title = text(choose(`${seed} title`, titles[rating]));
  const locale = choose(`${seed} locale`, writers);
  const answer = answerOf(seed, rating, sentences);
  const say = (base: keyof Texts) => ({
    title: title[base],
    text: sentences.map((sentence) => sentence[base]).join(' '),
  });
  const own = languageOf(locale);
  const first = releasedAt > '2023-01-01' ? releasedAt : '2023-01-01';
  const initials = own === 'el' ? 'ΑΒΓΔΚΛΜΝΠΣΤΦΧ' : own === 'bg' ? 'АБВГДИКМНПРСТ' : 'ABCDFGHJKLMNPRSTVZ';
  const name = choose(`${seed} name`, firstNamesOf(baseOf(locale)));
  const minute = pick(`${seed} minute`, 0, 24 * 60 - 1);
  const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  return {
    type: 'review',
    key: `demo-${sku}-${index + 1}`,
    sku,
    locale,
    rating,
    ...say(baseOf(locale)),
    authorName: `${name} ${choose(`${seed} initial`, [...initials])}.`,
    createdAt: `${pickDay(`${seed} day`, first, '2026-11-15')}T${time}:00.000Z`,
    translations: Object.fromEntries(
      translationLanguages
        .filter((language) => language !== own)
        .map((language) => [language, say(baseLocales[language])]),
    ),
    ...(answer === undefined ? {} : { customerCareResponseText: answer[baseOf(locale)] }),
  };
}

const baseLocales = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR', pl: 'pl-PL' } as const;

/** What shoppers said of an article: none of some, many of what sells best. */
export function reviewLines(reviewed: Reviewed): readonly object[] {
  const { sku, popularity } = reviewed;
  const count = pick(`${sku} reviews`, 0, 1 + Math.round((MOST * popularity) / 1000));
  const sayings = sayingsOf(reviewed);
  return Array.from({ length: count }, (_, index) => reviewLine(reviewed, sayings, index));
}
