import type { LocaleCode } from '../../kernel/locale.ts';
import type { SynonymRule } from '../search-rules.ts';
import type { Synonyms } from './text-query.ts';
import { readQueryWords, stemWord } from './words.ts';

/** Rules as a query can ask for them: the stems of what is asked for -> words of each synonym. */
export function buildSynonyms(locale: LocaleCode, rules: readonly SynonymRule[]): Synonyms {
  const synonyms = new Map<string, (readonly string[])[]>();
  const split = (term: string) => readQueryWords(locale, term).map(({ text }) => text);
  for (const { terms, from } of rules) {
    const meant = terms.map(split);
    for (const asked of (from ?? terms).map(split)) {
      if (asked.length === 0) continue;
      const key = asked.map((word) => stemWord(locale, word)).join(' ');
      const others = meant.filter((words) => words.length > 0 && words.join(' ') !== asked.join(' '));
      synonyms.set(key, [...(synonyms.get(key) ?? []), ...others]);
    }
  }
  return synonyms;
}
