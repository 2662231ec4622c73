import type { Surroundings } from '../shell.ts';

/** The element around an island; custom, so that it may stand wherever text may. */
export const ISLAND_ELEMENT = 'gantry-island';

/** The element of the page that says, as JSON, what its islands were rendered with. */
export const ISLAND_DATA_ID = 'page-data';

/** What `useId` makes of an island, so that none is there twice. */
export function islandPrefix(index: number): string {
  return `i${index}`;
}

/** What the browser is told of a page. */
export interface PageIslands {
  readonly surroundings: Surroundings;
  readonly islands: readonly { readonly name: string; readonly props: object }[];
}
