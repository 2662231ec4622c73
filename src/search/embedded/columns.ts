/**
 * The typed wall around the engine's tables. A table is a set of columns, each one list of numbers, and a row is an index
 * into all of them (README.md beside this file draws them). A row outside a column is a bug, never an answer: it throws. One
 * function a type of column, because V8 reads a list fastest where it has only ever met one kind.
 */
export function intAt(column: Int32Array, row: number): number {
  const value = column[row];
  if (value !== undefined) return value;
  throw outside(column.length, row);
}

export function shortAt(column: Uint16Array, row: number): number {
  const value = column[row];
  if (value !== undefined) return value;
  throw outside(column.length, row);
}

export function byteAt(column: Uint8Array, row: number): number {
  const value = column[row];
  if (value !== undefined) return value;
  throw outside(column.length, row);
}

/** Of rows of numbers (number-rows.ts), which are short until one is too great. */
export function listedAt(column: Uint16Array | Int32Array, index: number): number {
  const value = column[index];
  if (value !== undefined) return value;
  throw outside(column.length, index);
}

/** Double precision: cents, business factors. */
export function floatAt(column: Float64Array, row: number): number {
  const value = column[row];
  if (value !== undefined) return value;
  throw outside(column.length, row);
}

/** Single precision: scores. */
export function singleAt(column: Float32Array, row: number): number {
  const value = column[row];
  if (value !== undefined) return value;
  throw outside(column.length, row);
}

/** Of a list of anything but `undefined`. */
export function itemAt<Item>(list: readonly Item[], index: number): Item {
  const value = list[index];
  if (value !== undefined) return value;
  throw outside(list.length, index);
}

// The same without the check, which costs loops over all hits a fifth to a third of their time: they know their rows
// (docs/decisions/0022-embedded-search.md has the figures).
export const rawInt = (column: Int32Array, row: number): number => column[row] as number;
export const rawShort = (column: Uint16Array, row: number): number => column[row] as number;
export const rawByte = (column: Uint8Array, row: number): number => column[row] as number;
export const rawListed = (column: Uint16Array | Int32Array, row: number): number => column[row] as number;
export const rawFloat = (column: Float64Array, row: number): number => column[row] as number;
export const rawSingle = (column: Float32Array, row: number): number => column[row] as number;
export const rawNumber = (column: readonly number[], row: number): number => column[row] as number;

function outside(length: number, row: number): RangeError {
  return new RangeError(`There is no row ${row} in a column of ${length}`);
}
