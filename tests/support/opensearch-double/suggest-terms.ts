import { badQuery } from './api-error.ts';
import type { DoubleIndex } from './double-index.ts';
import { asObject, type Json, type JsonObject } from './field-mapping.ts';

/** Answers the term suggester: words of the index near to those of a text, the most alike first. */
export function suggestTerms(index: DoubleIndex, asked: Json | undefined): JsonObject {
  return Object.fromEntries(
    Object.entries(asObject(asked, 'suggest')).map(([name, given]) => [
      name,
      suggestOne(index, asObject(given, name)),
    ]),
  );
}

const known = ['field', 'size', 'suggest_mode', 'max_edits', 'min_word_length', 'prefix_length', 'sort'];

function suggestOne(index: DoubleIndex, { text, term, ...more }: JsonObject): Json {
  if (Object.keys(more).length > 0) throw badQuery('this double knows only the term suggester');
  const options = asObject(term, 'term');
  const strange = Object.keys(options).filter((key) => !known.includes(key));
  if (strange.length > 0) throw badQuery(`suggester [term] doesn't support field [${strange.join(', ')}]`);
  const field = index.fields.get(String(options.field));
  if (field?.type !== 'text') throw badQuery(`no mapping found for field [${options.field}]`);
  const edits = Number(options.max_edits ?? 2);
  if (edits !== 1 && edits !== 2) throw badQuery('max_edits must be 1 or 2');
  const frequencies = new Map<string, number>();
  for (const document of index.visible) {
    for (const word of new Set(document.values.get(field.name)?.map(String))) {
      frequencies.set(word, (frequencies.get(word) ?? 0) + 1);
    }
  }
  return field.takeApart(String(text)).map((word) => {
    const isLong = word.length >= Number(options.min_word_length ?? 4);
    const near = [...frequencies]
      .map(([other, freq]) => ({ text: other, freq, distance: countEdits(word, other) }))
      .filter(
        ({ text: other, distance }) =>
          isLong &&
          distance > 0 &&
          distance <= edits &&
          other.startsWith(word.slice(0, Number(options.prefix_length ?? 1))),
      )
      .sort(
        (left, right) =>
          left.distance - right.distance || right.freq - left.freq || (left.text < right.text ? -1 : 1),
      );
    return {
      text: word,
      offset: 0,
      length: word.length,
      options: near.slice(0, Number(options.size ?? 5)).map(({ text: other, freq, distance }) => ({
        text: other,
        score: 1 - distance / Math.max(word.length, other.length),
        freq,
      })),
    };
  });
}

/** Optimal string alignment, as Lucene's automata with transpositions. */
function countEdits(from: string, to: string): number {
  if (Math.abs(from.length - to.length) > 2) return 3;
  let older: number[] = [];
  let before = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row++) {
    const now = [row];
    for (let at = 1; at <= to.length; at++) {
      const change = (before[at - 1] as number) + (from[row - 1] === to[at - 1] ? 0 : 1);
      const swap =
        row > 1 && at > 1 && from[row - 1] === to[at - 2] && from[row - 2] === to[at - 1]
          ? (older[at - 2] as number) + 1
          : Number.POSITIVE_INFINITY;
      now.push(Math.min(change, swap, (before[at] as number) + 1, (now[at - 1] as number) + 1));
    }
    older = before;
    before = now;
  }
  return before[to.length] as number;
}
