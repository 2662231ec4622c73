import { expect, test } from 'vitest';
import { languageCodes } from '../../kernel/locale.ts';
import { foldText } from './fold-text.ts';
import { getAnalysis } from './language-analysis.ts';

test.each(languageCodes)('stop words of %s are folded words, each once', (language) => {
  const { stopWords } = getAnalysis(language);
  expect(stopWords.size).toBeGreaterThan(50);
  expect([...stopWords].filter((word) => foldText(word) !== word || !/^\p{L}+$/u.test(word))).toEqual([]);
});

test.each([
  ['sl', 'med'],
  ['hr', 'pod'],
  ['hu', 'volt'],
  ['es', 'te'],
  ['fr', 'son'],
  ['fr', 'mais'],
  ['en', 'can'],
  ['nl', 'was'],
  ['sv', 'ur'],
  ['da', 'har'],
] as const)('in %s, %s names a thing and is no stop word', (language, word) => {
  expect(getAnalysis(language).stopWords.has(word)).toBe(false);
});

test('compounds are written as one word in seven languages', () => {
  const compounding = languageCodes.filter((language) => getAnalysis(language).compoundLinks !== undefined);
  expect(compounding.toSorted()).toEqual(['da', 'de', 'fi', 'hu', 'nb', 'nl', 'sv']);
  for (const language of compounding) expect(getAnalysis(language).compoundLinks).toContain('');
});

test.each([
  ['de', 'saege', ['sage']],
  ['de', 'sage', []],
  ['de', 'kuehlgeraet', ['kuehlgerat', 'kuhlgeraet', 'kuhlgerat']],
  ['de', 'mikrophon', ['mikrofon']],
  ['nb', 'kjoeleskaap', ['kjoeleskap', 'kjoleskaap', 'kjoleskap']],
  ['da', 'roer', ['ror']],
  ['en', 'color', ['colour']],
  ['en', 'colour', ['color']],
  ['hr', 'djak', ['dak']],
  ['it', 'saege', []],
] as const)('B-03: in %s, %s is also written %s', (language, word, others) => {
  expect(getAnalysis(language).spellings(word).toSorted()).toEqual([...others].toSorted());
});
