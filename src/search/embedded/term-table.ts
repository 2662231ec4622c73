/** Terms in code-unit order, so that a term's number is its place and a prefix is a range of numbers. */
export type TermTable = readonly string[];

/** The first place whose term is not before `text`. */
export function lowerBound(terms: TermTable, text: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((terms[middle] as string) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The number of a term, or -1. */
export function findTerm(terms: TermTable, text: string): number {
  const place = lowerBound(terms, text);
  return terms[place] === text ? place : -1;
}

/** `[from, to)` of the terms that begin with `prefix`. */
export function findPrefixRange(terms: TermTable, prefix: string): readonly [from: number, to: number] {
  return [lowerBound(terms, prefix), lowerBound(terms, `${prefix}\uffff`)];
}

/** Terms within `distance` (1 or 2) edits of `text`; two swapped neighbours count as one edit. */
export function findSimilarTerms(terms: TermTable, text: string, distance: 1 | 2): number[] {
  const found: number[] = [];
  for (let id = 0; id < terms.length; id++) {
    const term = terms[id] as string;
    if (Math.abs(term.length - text.length) > distance) continue;
    if (isWithin(text, term, distance)) found.push(id);
  }
  return found;
}

const rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as const;

/** Edit distance with transpositions, given up as soon as a whole row is above the limit. */
export function isWithin(left: string, right: string, limit: number): boolean {
  if (left.length >= 63 || right.length >= 63) return left === right;
  let [before, above, row] = rows as readonly [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= right.length; column++) above[column] = column;
  for (let line = 1; line <= left.length; line++) {
    row[0] = line;
    let best = line;
    const letter = left.charCodeAt(line - 1);
    for (let column = 1; column <= right.length; column++) {
      const other = right.charCodeAt(column - 1);
      let cost = Math.min(
        (above[column] as number) + 1,
        (row[column - 1] as number) + 1,
        (above[column - 1] as number) + (letter === other ? 0 : 1),
      );
      if (
        line > 1 &&
        column > 1 &&
        letter === right.charCodeAt(column - 2) &&
        other === left.charCodeAt(line - 2)
      ) {
        cost = Math.min(cost, (before[column - 2] as number) + 1);
      }
      row[column] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) return false;
    [before, above, row] = [above, row, before];
  }
  return (above[right.length] as number) <= limit;
}
