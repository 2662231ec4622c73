import { foldQuery } from './fold-query.ts';

/** A text that may be counted: what it is known by, and how it was written. */
export interface CountableQuery {
  /** Folded. */
  readonly query: string;
  /** In lower case, with its accents: what other shoppers may be offered. */
  readonly written: string;
}

/** The longest text that is counted; what is longer is a sentence, and sentences tell of people. */
export const LONGEST_COUNTED = 60;

/** Telephone numbers, dates of birth and accounts have as many digits or more, with signs between them or without. */
const LONGEST_RUN_OF_DIGITS = 6;
const RUN_OF_DIGITS = /\p{N}(?:[^\p{L}\p{N}]*\p{N})*/gu;
const DIGIT = /\p{N}/gu;
const UNREADABLE = /[\p{C}\uFFFD]/u;
const SKU = /(?<![\p{L}\p{N}])(?:ex[- ]?\d{8}|41000\d{2})(?![\p{L}\p{N}])/gu;
/** EAN-8 is no exception: a telephone number of Denmark or Norway has eight digits too. */
const EAN = /(?<![\p{L}\p{N}])\d{12,14}(?![\p{L}\p{N}])/gu;
/** Two letters, two digits and what a bank makes of it, in groups or not. */
const IBAN =
  /(?<![\p{L}\p{N}])[a-z]{2}\d{2}(?:[a-z\d]{11,30}|(?:[ -][a-z\d]{4}){2,7}[ -][a-z\d]{1,4})(?![\p{L}\p{N}])/u;
/** Mail addresses however they are veiled, and addresses of pages, which may hold anything. */
const ADDRESS = /@|[([{<]\s*at\s*[)\]}>]|:\/\/|\bwww\./u;

/**
 * What may be counted of a text, or `undefined` when it may tell of a person: mail addresses, telephone numbers, accounts,
 * dates, long texts, unreadable characters. Article numbers and EANs of products that were found are no such
 * thing; digits that only look like an EAN are.
 */
export function pickCountable(text: string, hits: number): CountableQuery | undefined {
  const written = text.normalize('NFKC').toLowerCase().trim().replace(/ {2,}/gu, ' ');
  const query = foldQuery(written);
  if (!/[\p{L}\p{N}]/u.test(query)) return undefined;
  if (Math.max(written.length, query.length) > LONGEST_COUNTED) return undefined;
  if (UNREADABLE.test(written) || ADDRESS.test(written) || ADDRESS.test(query)) {
    return undefined;
  }
  const rest = query
    .replace(SKU, 'sku')
    .replace(EAN, (digits) => (hits > 0 && isEan(digits) ? 'ean' : digits));
  if (IBAN.test(rest)) return undefined;
  const runs = rest.match(RUN_OF_DIGITS) ?? [];
  const isLong = runs.some((run) => (run.match(DIGIT)?.length ?? 0) > LONGEST_RUN_OF_DIGITS);
  return isLong ? undefined : { query, written };
}

/** Whether the last digit is the check digit of GS1. */
function isEan(digits: string): boolean {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
