import { type LocaleCode, languageOf } from '../kernel/locale.ts';
import { foldText } from '../search/analysis/fold-text.ts';
import { getAnalysis } from '../search/analysis/language-analysis.ts';
import { forEachToken } from '../search/analysis/tokens.ts';

/** The words of a text as the search knows them: folded, reduced to their stems, without those that say nothing by themselves. */
export function readWords(locale: LocaleCode, text: string): readonly string[] {
  const { stopWords, stem } = getAnalysis(languageOf(locale));
  const words: string[] = [];
  forEachToken(foldText(text), (token) => {
    if (!stopWords.has(token)) words.push(stem(token));
  });
  return words;
}
