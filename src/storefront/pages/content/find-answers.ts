import type { BlockContent } from '../../components/content/content-view.ts';
import { plainNode } from './plain-text.ts';

type Questions = Extract<BlockContent, { kind: 'faq' }>;
type Group = Questions['groups'][number];
type Entry = Group['entries'][number];

/** Fewer letters begin too many words. */
const SHORTEST_BEGINNING = 3;

/**
 * The questions whose words or answers have every word that is looked for, those that ask for it themselves first. What is
 * still being typed finds the words it begins.
 */
export function findAnswers(
  groups: readonly Group[],
  looked: string,
  readWords: (text: string) => readonly string[],
): readonly Entry[] {
  const wanted = readWords(looked);
  if (wanted.length === 0) return [];
  const has = (words: readonly string[], word: string) =>
    words.some((other) => other === word || (word.length >= SHORTEST_BEGINNING && other.startsWith(word)));
  const countIn = (words: readonly string[]) => wanted.filter((word) => has(words, word)).length;
  return groups
    .flatMap(({ entries }) => entries)
    .map((entry) => {
      const question = readWords(entry.question);
      const all = [...question, ...readWords(entry.answer.map(plainNode).join(' '))];
      return { entry, asked: countIn(question), found: countIn(all) };
    })
    .filter(({ found }) => found === wanted.length)
    .toSorted((left, right) => right.asked - left.asked)
    .map(({ entry }) => entry);
}
