import { foldCode, foldText } from '../analysis/fold-text.ts';
import { toEnglishSingular } from './english-plural.ts';
import { forEachToken } from './for-each-token.ts';
import { findPrefixRange, findSimilarTerms, findTerm } from './term-table.ts';
import type { TextIndex } from './text-index.ts';

/** A term that may stand for a word of the query, and how well: 1 is the word itself. */
export interface Alternative {
  readonly term: number;
  readonly closeness: number;
}

/** One word of the query with all that may stand for it, the closest first; none when nothing does. */
export interface QueryWord {
  readonly alternatives: readonly Alternative[];
  /** How many documents the word is taken to be in. */
  readonly frequency: number;
}

export interface UnderstoodQuery {
  readonly words: readonly QueryWord[];
  /** Documents whose sku, model or EAN is the whole query. */
  readonly exact: readonly number[];
}

/** More words than this say nothing new, and each has a bit of its own in the matching. */
const MAX_WORDS = 12;
const MAX_PREFIX_TERMS = 400;
const PREFIX_MINIMUM = 2;
const closeness = {
  singular: 0.9,
  joined: 0.9,
  ending: 0.35,
  beginning: 0.7,
  oneEdit: 0.5,
  twoEdits: 0.3,
} as const;
/** Shorter words have too many neighbours for a typo to be told from another word. */
const ONE_EDIT_FROM = 4;
const TWO_EDITS_FROM = 8;

/** Works out what the words of a query mean in an index. */
export function understandQuery(index: TextIndex, text: string): UnderstoodQuery {
  const folded = foldText(text);
  const tokens: string[] = [];
  forEachToken(folded, 'parts', (token) => tokens.push(...splitUnknown(index, token)));
  const used = tokens.slice(0, MAX_WORDS);
  const endsInWord = /[\p{L}\p{N}]$/u.test(folded);
  return {
    words: used.map((token, place) =>
      understandWord(index, token, {
        mayGoOn: endsInWord && place === tokens.length - 1,
        joined: [
          place > 0 ? `${used[place - 1]}${token}` : undefined,
          place + 1 < used.length ? `${token}${used[place + 1]}` : undefined,
        ].filter((word) => word !== undefined),
      }),
    ),
    exact: findExact(index, foldCode(text)),
  };
}

/** `230v` means `230 v` where the catalogue writes it so. */
function splitUnknown(index: TextIndex, token: string): string[] {
  if (findTerm(index.terms, token) >= 0) return [token];
  const parts = token
    .match(/^(\p{N}+)(\p{L}+)$|^(\p{L}+)(\p{N}+)$/u)
    ?.slice(1)
    .filter((part) => part !== undefined);
  return parts?.every((part) => findTerm(index.terms, part) >= 0) ? parts : [token];
}

interface Surroundings {
  /** The last word, while its letters are still coming. */
  readonly mayGoOn: boolean;
  /** The word written together with a neighbour: `head set` -> `headset`. */
  readonly joined: readonly string[];
}

function understandWord(index: TextIndex, token: string, { mayGoOn, joined }: Surroundings): QueryWord {
  const found = new Map<number, number>();
  const take = (term: number, close: number) => {
    if (term >= 0 && (found.get(term) ?? 0) < close) found.set(term, close);
  };
  const own = findTerm(index.terms, token);
  take(own, 1);
  const singular = index.analysis === 'english' ? toEnglishSingular(token) : token;
  if (singular !== token) take(findTerm(index.terms, singular), closeness.singular);
  const known = [...found.keys()];
  for (const word of joined) {
    const term = findTerm(index.terms, word);
    take(term, closeness.joined);
    if (term >= 0) known.push(term);
  }
  if (mayGoOn && token.length >= PREFIX_MINIMUM) {
    const [from, to] = findPrefixRange(index.terms, token);
    const close = own >= 0 ? closeness.ending : closeness.beginning;
    for (let term = from; term < Math.min(to, from + MAX_PREFIX_TERMS); term++) take(term, close);
  }
  if (found.size === 0) {
    for (const { term, close } of findTypos(index, token)) take(term, close);
  }
  const alternatives = [...found]
    .map(([term, close]): Alternative => ({ term, closeness: close }))
    .sort((left, right) => right.closeness - left.closeness || left.term - right.term);
  const counted = known.length > 0 ? known : [...found.keys()];
  return {
    alternatives,
    frequency: counted.reduce((total, term) => total + countDocuments(index, term), 0),
  };
}

function findTypos(index: TextIndex, token: string): { term: number; close: number }[] {
  if (token.length < ONE_EDIT_FROM || /^\p{N}+$/u.test(token)) return [];
  const near = findSimilarTerms(index.terms, token, 1);
  if (near.length > 0) return near.map((term) => ({ term, close: closeness.oneEdit }));
  if (token.length < TWO_EDITS_FROM) return [];
  return findSimilarTerms(index.terms, token, 2).map((term) => ({ term, close: closeness.twoEdits }));
}

export function countDocuments(index: TextIndex, term: number): number {
  const { starts } = index.inverted;
  return (starts[term + 1] as number) - (starts[term] as number);
}

function findExact(index: TextIndex, code: string): readonly number[] {
  if (code.length < 3) return [];
  const asSku = /^(?:ex)?(\d{8})$/.exec(code)?.[1];
  const bySku = asSku === undefined ? -1 : findTerm(index.skus, `EX${asSku}`);
  const byCode = index.codes.get(code) ?? [];
  return bySku < 0 || byCode.includes(bySku) ? byCode : [bySku, ...byCode];
}
