import type { SearchRules, SynonymRule } from '../search-rules.ts';
import { foldQuery } from './fold-query.ts';

/** The rules of one locale as stored, its redirects included. */
export interface LocaleRules extends SearchRules {
  /** Folded query -> path or address. */
  readonly redirects: ReadonlyMap<string, string>;
}

/**
 * The rules of a variant locale: those of its base, unless it has one of its own for the same query or, of synonyms, for
 * one of the same words in the same direction. `de-AT` without a word of its own searches like `de-DE`.
 */
export function combineRules(base: LocaleRules, own: LocaleRules): LocaleRules {
  const ownWords = new Set(own.synonyms.flatMap(wordsOf));
  const inherited = base.synonyms.filter((rule) => !wordsOf(rule).some((word) => ownWords.has(word)));
  return {
    synonyms: [...inherited, ...own.synonyms],
    pins: new Map([...base.pins, ...own.pins]),
    redirects: new Map([...base.redirects, ...own.redirects]),
  };
}

/** What a rule is about: the words it speaks for. */
function wordsOf({ from, terms }: SynonymRule): readonly string[] {
  return from === undefined
    ? terms.map((term) => `both ${foldQuery(term)}`)
    : from.map((term) => `from ${foldQuery(term)}`);
}
