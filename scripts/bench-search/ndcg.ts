import { createHash } from 'node:crypto';

/** Results that count. */
const DEPTH = 10;

/** A query that people judged results of. */
export interface JudgedQuery {
  readonly text: string;
  /** Product id -> gain from 0 to 1; what was not judged has none. */
  readonly gains: ReadonlyMap<string, number>;
  /** What the best order of its judged products would reach. */
  readonly ideal: number;
  readonly half: Half;
}

/** Constants of the ranking are chosen on the first half only; the second one tells whether they hold elsewhere. */
export const halves = ['first', 'second'] as const;
export type Half = (typeof halves)[number];

/** The half a query belongs to, by its text alone. */
export function pickHalf(text: string): Half {
  const [byte = 0] = createHash('sha256').update(text).digest();
  return byte % 2 === 0 ? 'first' : 'second';
}

/** Discounted cumulative gain: what stands at rank n, from 1, counts 1 / log2(n + 1). */
export function discount(gains: readonly number[]): number {
  return gains.slice(0, DEPTH).reduce((total, gain, index) => total + gain / Math.log2(index + 2), 0);
}

/** NDCG@10 of one query's results, from 0 to 1. */
export function ndcg(query: JudgedQuery, ids: readonly string[]): number {
  return discount(ids.map((id) => query.gains.get(id) ?? 0)) / query.ideal;
}

export const mean = (figures: readonly number[]) =>
  figures.reduce((total, figure) => total + figure, 0) / figures.length;
