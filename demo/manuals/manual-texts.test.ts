import { describe, expect, it, test } from 'vitest';
import { isEnglish } from '../catalogue/english-words.ts';
import { manualLanguages } from './manual-kinds.ts';
import { labels, textsIn } from './manual-texts.ts';

const english = textsIn('en');
const others = manualLanguages.filter((language) => language !== 'en');

/** The sections of each block in their order: `general` -> `safety safety safety before care storage storage`. */
const shapeOf = (language: (typeof manualLanguages)[number]) =>
  Object.fromEntries(
    [...textsIn(language).notes].map(([trait, notes]) => [
      trait,
      notes.map(({ section }) => section).join(' '),
    ]),
  );

const textsOf = (language: (typeof manualLanguages)[number]) => {
  const { labels: words, notes } = textsIn(language);
  return [...words.values(), ...[...notes.values()].flat().map(({ text }) => text)];
};

describe.each(manualLanguages)('the manuals in %s', (language) => {
  it('M-04: have every note of the English ones, under the same heading, and every label once', () => {
    expect(shapeOf(language)).toEqual(shapeOf('en'));
    expect([...textsIn(language).labels.keys()].sort()).toEqual([...labels].sort());
  });

  it('keep the places for page, pages and edition', () => {
    const words = textsIn(language).labels;
    expect(words.get('page')?.match(/\{\w+\}/g)).toEqual(['{page}', '{pages}']);
    expect(words.get('edition')?.match(/\{\w+\}/g)).toEqual(['{edition}']);
    const braced = textsOf(language).filter((text) => /[{}]/.test(text));
    expect(braced).toHaveLength(2);
  });

  it('say each note once, as a sentence that ends', () => {
    const notes = [...textsIn(language).notes.values()].flat().map(({ text }) => text);
    expect(notes.filter((text, index) => notes.indexOf(text) !== index)).toEqual([]);
    expect(notes.filter((text) => !/[.!]$/.test(text))).toEqual([]);
  });
});

test.each(others)('M-04: nothing is left in English in the manuals in %s', (language) => {
  // `and` is a duck in two of them, but no manual speaks of ducks.
  expect(textsOf(language).filter((text) => isEnglish(text, ['and']))).toEqual([]);
  const same = new Set(textsOf('en'));
  // Short words may be the same: `Service`, `Model`, `Edition {edition}`.
  expect(textsOf(language).filter((text) => same.has(text) && text.split(' ').length > 2)).toEqual([]);
});

test('M-04: no two languages say a note alike, but for short ones of close neighbours', () => {
  for (const [trait, notes] of english.notes)
    for (const index of notes.keys()) {
      const said = manualLanguages.map((language) => textsIn(language).notes.get(trait)?.[index]?.text);
      expect(new Set(said).size, `${trait} ${index}`).toBeGreaterThanOrEqual(manualLanguages.length - 2);
    }
});

test.each([
  ['el', /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u],
  ['bg', /\p{Script=Greek}/u, /\p{Script=Cyrillic}/u],
] as const)('M-04: in %s no word mixes alphabets', (language, foreign, own) => {
  const said = textsOf(language).flatMap((text) => text.match(/\p{L}+/gu) ?? []);
  expect(
    said.filter((word) => foreign.test(word) || (own.test(word) && /\p{Script=Latin}/u.test(word))),
  ).toEqual([]);
  expect(said.filter((word) => own.test(word)).length).toBeGreaterThan(said.length * 0.95);
});

test.each(manualLanguages.filter((language) => !['el', 'bg'].includes(language)))(
  'M-04: in %s there are Latin letters alone',
  (language) =>
    expect(textsOf(language).filter((text) => /[\p{Script=Greek}\p{Script=Cyrillic}]/u.test(text))).toEqual(
      [],
    ),
);
