/**
 * The typed wall around the engine's tables. A table is a set of columns, each one list of numbers, and a row is a place in
 * all of them (README.md beside this file draws them). A place outside a column is a bug, never an answer: it throws. One
 * function a type of column, because V8 reads a list fastest where it has only ever met one kind; all are small enough
 * to be inlined, and the comparison costs nothing where no read has ever gone outside.
 */
export function intAt(column: Int32Array, row: number): number {
  const value = column[row];
  if (value !== undefined) return value;
  throw outside(column.length, row);
}

export function uintAt(column: Uint32Array, row: number): number {
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
export function listedAt(column: Uint16Array | Int32Array, place: number): number {
  const value = column[place];
  if (value !== undefined) return value;
  throw outside(column.length, place);
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

/** One of several columns of bytes. */
export function bytesAt(columns: readonly Uint8Array[], number: number): Uint8Array {
  const value = columns[number];
  if (value !== undefined) return value;
  throw outside(columns.length, number);
}

/** Of a list of anything but `undefined`. */
export function itemAt<Item>(list: readonly Item[], place: number): Item {
  const value = list[place];
  if (value !== undefined) return value;
  throw outside(list.length, place);
}

function outside(length: number, row: number): RangeError {
  return new RangeError(`There is no row ${row} in a column of ${length}`);
}
