import { foldText } from '../analysis/fold-text.ts';

/** A query as rules and counts know it: lower case, no accents, single spaces. `'  Kreis  Säge '` -> `kreis sage`. */
export function foldQuery(text: string): string {
  return foldText(text).replace(/\s+/g, ' ').trim();
}
