import { expect, it } from 'vitest';
import { findHeads, isPlainWord } from './name-heads.ts';

const stopWords = new Set(['for', 'with']);

/** The heads of a name as words; `properties` are what the product's attributes and brand say. */
function headsOf(name: string, properties = ''): string {
  const texts = name.split(' ');
  const term = (text: string) => texts.indexOf(text);
  const words = texts.map((text, position) => ({ position, term: term(text) }));
  const own = new Set(properties.split(' ').map(term));
  const heads = findHeads(words, (of) => {
    const text = texts[of] ?? '';
    if (stopWords.has(text)) return 'stop word';
    return isPlainWord(text) && !own.has(of) ? 'plain' : 'other';
  });
  return texts.filter((_, position) => heads[position] === true).join(' ');
}

it('B-03: finds what a thing is behind what kind of it it is', () => {
  expect(headsOf('laptop sleeve')).toBe('sleeve');
  expect(headsOf('contour laptop case')).toBe('case');
  expect(headsOf('digital camera 10 mp')).toBe('camera 10 mp');
});

it('B-03: lets properties of the product follow what it is', () => {
  expect(headsOf('laptop case black')).toBe('black');
  expect(headsOf('laptop case black', 'black')).toBe('case black');
});

it('B-03: knows that what stands behind a preposition is something else', () => {
  expect(headsOf('charger for camera')).toBe('charger');
  expect(headsOf('battery charger with cable')).toBe('charger');
});
