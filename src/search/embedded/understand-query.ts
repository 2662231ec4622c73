import { foldCode, foldText } from '../analysis/fold-text.ts';
import { type QueryToken, readQueryTokens } from '../analysis/tokens.ts';
import { intAt, itemAt } from './columns.ts';
import { findWord, isEnd, isKnown, type WordContext } from './find-word.ts';
import { findPhrases, type PhraseBook } from './phrase-book.ts';
import type { ProductTable } from './product-table.ts';
import type { QueryWord, UnderstoodQuery } from './query-word.ts';
import { splitCompound } from './split-compounds.ts';
import type { TextIndex } from './text-index.ts';
import { countProducts } from './text-segment.ts';

/** More different words than this say nothing new, and each has a bit of its own in the matching. */
const MAX_WORDS = 12;
/** A split of a word nobody wrote is believed when both halves are words of this length. */
const SHORTEST_HALF = 3;
/** A model of fewer characters inside a longer query is more likely a number. */
const SHORTEST_MODEL = 4;
const MOST_PARTS_OF_A_MODEL = 4;
const SHORTEST_CODE = 3;
const SKU_DIGITS = 8;
/** Products shown for a half-typed sku. */
const MOST_SKUS = 100;

/** Characters of a text that are looked at: more than twelve of the longest words. */
const LONGEST_TEXT = 500;

/** Works out what the words of a query mean in an index. */
export function understandQuery(
  index: TextIndex,
  table: ProductTable,
  written: string,
  phrases: PhraseBook,
): UnderstoodQuery {
  const text = written.slice(0, LONGEST_TEXT);
  const folded = foldText(text);
  const resolved = dropStopWords(index, resolveTokens(index, readQueryTokens(folded)));
  const tokens = [...new Set(resolved)].slice(0, MAX_WORDS);
  const endsInWord = /[\p{L}\p{N}]$/u.test(folded);
  const found = tokens.map((token, position): QueryWord => {
    const at: WordContext = {
      mayGoOn: endsInWord && position === tokens.length - 1,
      joined: [
        position > 0 ? `${tokens[position - 1]}${token}` : undefined,
        position + 1 < tokens.length ? `${token}${tokens[position + 1]}` : undefined,
      ].filter((word) => word !== undefined),
    };
    return findWord(index, token, at);
  });
  const words = findPhrases(index, found, phrases);
  return {
    words: words.filter(({ alternatives }) => alternatives.length > 0),
    unknown: words.filter(({ alternatives }) => alternatives.length === 0).map((word) => word.text),
    exact: findExact(table, foldCode(text)),
    models: findModels(table, folded),
  };
}

/** Words as the index knows them: quantities in their one unit, what nobody writes together taken apart. */
function resolveTokens(index: TextIndex, tokens: readonly QueryToken[]): string[] {
  return tokens.flatMap(({ text, kind, parts }, position): readonly string[] => {
    if (isKnown(index, text)) return [text];
    if (kind === 'quantity' || kind === 'dimensions') {
      const written = parts ?? [text];
      const together = written.join('');
      return isKnown(index, together) ? [together] : written;
    }
    const neighbours = [
      `${tokens[position - 1]?.text ?? ''}${text}`,
      `${text}${tokens[position + 1]?.text ?? ''}`,
    ];
    // Half of a word that is written together.
    if (neighbours.some((word) => word !== text && isKnown(index, word))) return [text];
    return splitUnknown(index, text);
  });
}

function splitUnknown(index: TextIndex, token: string): readonly string[] {
  if (index.segments.some((segment) => hasPrefix(segment.terms.findPrefix(token)))) return [token];
  const numbers = token
    .match(/^(\p{N}+)(\p{L}+)$|^(\p{L}+)(\p{N}+)$/u)
    ?.slice(1)
    .filter((part) => part !== undefined);
  if (numbers?.every((part) => isKnown(index, part))) return numbers;
  if (isEnd(index, token)) return [token];
  const known = (part: string) => isKnown(index, part);
  const compound = splitCompound(token, index.analysis, known);
  if (compound !== undefined) return compound;
  for (let offset = SHORTEST_HALF; offset <= token.length - SHORTEST_HALF; offset++) {
    const halves = [token.slice(0, offset), token.slice(offset)];
    if (halves.every((half) => isCommon(index, half))) return halves;
  }
  return [token];
}

/** A word of one product only may be a typo of its own. */
function isCommon(index: TextIndex, token: string): boolean {
  return index.segments.some((segment) => {
    const term = segment.terms.find(token);
    return term >= 0 && countProducts(segment, term) > 1;
  });
}

const hasPrefix = ([from, to]: readonly [from: number, to: number]) => to > from;

/** A query of nothing but stop words is meant as it is. */
function dropStopWords(index: TextIndex, tokens: readonly string[]): readonly string[] {
  const kept = tokens.filter((token) => !index.analysis.stopWords.has(token));
  return kept.length === 0 ? tokens : kept;
}

function findExact(table: ProductTable, code: string): readonly number[] {
  if (code.length < SHORTEST_CODE) return [];
  const byCode = table.codes.find(code);
  const bySku = findSkus(table, code);
  return [...bySku, ...byCode.filter((number) => !bySku.includes(number))];
}

/** A sku with or without its letters, or the beginning of one that cannot be meant as a measure. */
function findSkus(table: ProductTable, code: string): readonly number[] {
  const [, letters, digits = ''] = /^(ex)?(\d{1,8})$/.exec(code) ?? [];
  if (digits.length < (letters === undefined ? SKU_DIGITS - 2 : SKU_DIGITS / 2)) return [];
  const missing = 10 ** (SKU_DIGITS - digits.length);
  const from = Number(digits) * missing;
  const found: number[] = [];
  for (let number = 0; number < table.length && found.length < MOST_SKUS; number++) {
    const sku = intAt(table.skus.values, number);
    if (sku >= from && sku < from + missing) found.push(number);
  }
  return found;
}

/** Models written inside a longer query, with or without their signs: `msw bh 1200 hammer`. */
function findModels(table: ProductTable, folded: string): readonly number[] {
  const parts = folded.match(/[\p{L}\p{N}]+/gu)?.slice(0, MAX_WORDS) ?? [];
  const found = new Set<number>();
  for (let from = 0; from < parts.length; from++) {
    let code = '';
    for (let to = from; to < Math.min(parts.length, from + MOST_PARTS_OF_A_MODEL); to++) {
      code += itemAt(parts, to);
      if (code.length < SHORTEST_MODEL || !/\d/.test(code)) continue;
      for (const number of table.codes.find(code)) found.add(number);
    }
  }
  return [...found];
}
