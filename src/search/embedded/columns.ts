/**
 * The typed wall around the engine's tables. A table is a set of columns, each one list of numbers, and a row is an index into
 * all of them (README.md beside this file draws them). An index outside a column is a bug, never an answer: it throws. One
 * function a type of column, because V8 reads a list fastest where it has only ever met one kind. Where a search walks all
 * hits the calls still cost a fifth to a third of its time, measured against the same code without them: the files of
 * those loops, which tests/architecture.test.ts names, read directly and say so.
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

function outside(length: number, row: number): RangeError {
  return new RangeError(`There is no row ${row} in a column of ${length}`);
}
