import type { SpeedQuery } from './speed-queries.ts';

/** The skus of one page. */
export type Find = (query: SpeedQuery) => readonly string[];

/** A page, and how many milliseconds it took. */
export interface TimedPage {
  readonly skus: readonly string[];
  readonly ms: number;
}

/** Asks an engine one query after the other. */
export type TimedRun = (queries: readonly SpeedQuery[]) => Promise<readonly TimedPage[]>;

export function timeQueries(find: Find, queries: readonly SpeedQuery[]): TimedPage[] {
  return queries.map((query) => {
    const began = performance.now();
    const skus = find(query);
    return { skus, ms: performance.now() - began };
  });
}
