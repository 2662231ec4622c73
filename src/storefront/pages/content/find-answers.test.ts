import { describe, expect, it } from 'vitest';
import { findAnswers } from './find-answers.ts';

const entry = (question: string, answer: string) => ({
  question,
  answer: [{ kind: 'paragraph' as const, parts: [answer] }],
});
const groups = [
  { title: 'Paying', entries: [entry('Where is my invoice?', 'It comes by mail.')] },
  {
    title: 'Sending back',
    entries: [
      entry('How do I send goods back?', 'Pack them well. The invoice goes into the box.'),
      entry('What does it cost?', 'Nothing.'),
    ],
  },
];
const readWords = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];
const find = (looked: string) => findAnswers(groups, looked, readWords).map(({ question }) => question);

describe('N-02: answers of the help centre', () => {
  it('have every word that is looked for, in the question or in the answer', () => {
    expect(find('invoice box')).toEqual(['How do I send goods back?']);
    expect(find('invoice cost')).toEqual([]);
  });

  it('come first where the question itself asks for it', () => {
    expect(find('invoice')).toEqual(['Where is my invoice?', 'How do I send goods back?']);
  });

  it('are found while a word is being typed, from three letters on', () => {
    expect(find('invo')).toHaveLength(2);
    expect(find('in')).toEqual([]);
  });

  it('are none for words that say nothing', () => {
    expect(find('?!')).toEqual([]);
  });
});
