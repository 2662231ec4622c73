import { describe, expect, it } from 'vitest';
import { baltoSlavic } from '../../../tests/search/word-forms/balto-slavic.ts';
import { germanic } from '../../../tests/search/word-forms/germanic.ts';
import { greek } from '../../../tests/search/word-forms/greek.ts';
import { romance } from '../../../tests/search/word-forms/romance.ts';
import { uralic } from '../../../tests/search/word-forms/uralic.ts';
import type { WordForms } from '../../../tests/search/word-forms/word-forms.ts';
import { type LanguageCode, languageCodes } from '../../kernel/locale.ts';
import { foldText } from './fold-text.ts';
import { getAnalysis } from './language-analysis.ts';

const wordForms: Readonly<Record<LanguageCode, WordForms>> = {
  ...germanic,
  ...romance,
  ...baltoSlavic,
  ...uralic,
  ...greek,
};

const linesOf = (text: string) => text.trim().split(/\s*\n\s*/);

describe.each(languageCodes)('B-03: stems of %s', (language) => {
  const stem = (word: string) => getAnalysis(language).stem(foldText(word).replaceAll("'", ''));
  const { meet, apart } = wordForms[language];

  it('join the forms of a word', () => {
    const groups = linesOf(meet);
    expect(groups.length).toBeGreaterThanOrEqual(15);
    const torn = groups
      .map((group) => group.split(' ').map((word) => `${word} > ${stem(word)}`))
      .filter((forms) => new Set(forms.map((form) => form.split(' > ')[1])).size > 1);
    expect(torn).toEqual([]);
  });

  it('keep other words apart', () => {
    const pairs = apart.split(' ').map((pair) => pair.split('/'));
    expect(pairs.length).toBeGreaterThanOrEqual(10);
    expect(pairs.filter(([first = '', second = '']) => stem(first) === stem(second))).toEqual([]);
  });

  it('are never empty, and leave words with digits alone', () => {
    for (const word of meet.split(/\s+/).filter(Boolean)) expect(stem(word).length, word).toBeGreaterThan(1);
    for (const word of ['tn2110', '4s', 'ac24s', '1500']) expect(stem(word)).toBe(word);
  });
});
