import fc from 'fast-check';
import { expect, it } from 'vitest';
import { WordNumbers } from './word-numbers.ts';

const word = fc.string({ minLength: 1, maxLength: 5, unit: fc.constantFrom('a', 'b', 'ß', 'ω', '1') });

it('numbers words as a map would, wherever they stand in a text', () => {
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 200 }),
      fc.string({ maxLength: 3 }),
      word,
      (list, before, other) => {
        const numbers = new WordNumbers();
        const expected = new Map<string, number>();
        for (const text of list) {
          if (!expected.has(text)) expected.set(text, expected.size);
          const number = numbers.take(`${before}${text}z`, before.length, before.length + text.length);
          expect(number).toBe(expected.get(text));
        }
        expect(numbers.words).toEqual([...expected.keys()]);
        expect(numbers.find(other)).toBe(expected.get(other) ?? -1);
      },
    ),
  );
});

it('knows every word again however many there are', () => {
  const numbers = new WordNumbers();
  const words = Array.from({ length: 50_000 }, (_, number) => `w${number.toString(36)}`);
  expect(words.map((text) => numbers.take(text, 0, text.length))).toEqual([...words.keys()]);
  expect(words.map((text) => numbers.find(text))).toEqual([...words.keys()]);
  expect(numbers.find('w')).toBe(-1);
});
