import { wordsOf } from './words.ts';

/** The usual values: how soon a word said again adds nothing, and how much long texts are held back. */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;

interface Posting {
  readonly document: number;
  readonly count: number;
}

/** The textbook's ranking over one text per document, as the line that any search has to beat. */
export class Bm25 {
  readonly #postings = new Map<string, Posting[]>();
  readonly #lengths: number[] = [];
  readonly #normalise: (word: string) => string;
  #words = 0;

  constructor(texts: Iterable<string>, normalise: (word: string) => string = (word) => word) {
    this.#normalise = normalise;
    for (const text of texts) this.#add(text);
  }

  #add(text: string): void {
    const words = wordsOf(text).map(this.#normalise);
    const document = this.#lengths.push(words.length) - 1;
    this.#words += words.length;
    const counts = new Map<string, number>();
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const [word, count] of counts) {
      const postings = this.#postings.get(word);
      if (postings === undefined) this.#postings.set(word, [{ document, count }]);
      else postings.push({ document, count });
    }
  }

  /** Numbers of the best documents, counted from 0; any of the words is enough, ties by number. */
  search(query: string, limit: number): number[] {
    const total = this.#lengths.length;
    const usual = this.#words / total;
    const scores = new Map<number, number>();
    for (const word of wordsOf(query).map(this.#normalise)) {
      const postings = this.#postings.get(word) ?? [];
      const rarity = Math.log(1 + (total - postings.length + 0.5) / (postings.length + 0.5));
      for (const { document, count } of postings) {
        const length = (this.#lengths[document] ?? 0) / usual;
        const held = SATURATION * (1 - LENGTH_SHARE + LENGTH_SHARE * length);
        const worth = (rarity * count * (SATURATION + 1)) / (count + held);
        scores.set(document, (scores.get(document) ?? 0) + worth);
      }
    }
    return [...scores]
      .sort(([left, leftScore], [right, rightScore]) => rightScore - leftScore || left - right)
      .slice(0, limit)
      .map(([document]) => document);
  }
}
