import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstOf, goesOn, lengthOf, NEXT_STRIDE, NO_ROW, NumberRows, STRIDE } from './number-rows.ts';

/** No number of a row. */
const FILLING = 60_000;

const rowAt = ({ list }: NumberRows, pointer: number) =>
  [...list.subarray(firstOf(pointer), firstOf(pointer) + lengthOf(pointer))].filter(
    (number) => number < FILLING || number >= FILLING + STRIDE,
  );

test('rows are read as they were last written, in strides, whoever else was written meanwhile', () => {
  const number = fc.oneof(fc.nat(1000), fc.constantFrom(0xffff, 0x10000, 2 ** 31 - 1));
  const write = fc.record({ key: fc.nat(5), row: fc.array(number, { minLength: 1, maxLength: 40 }) });
  fc.assert(
    fc.property(fc.array(write, { maxLength: 60 }), fc.boolean(), (writes, isKept) => {
      let rows = new NumberRows();
      const pointers = new Map<number, number>();
      const expected = new Map<number, readonly number[]>();
      for (const { key, row } of writes) {
        pointers.set(key, rows.put(pointers.get(key) ?? NO_ROW, row, FILLING));
        expected.set(key, row);
        // As a snapshot stores them.
        if (isKept) rows = new NumberRows(rows.finish());
      }
      for (const [key, row] of expected) expect(rowAt(rows, pointers.get(key) ?? NO_ROW)).toEqual(row);
    }),
  );
});

test('a row is written over one that has room for it', () => {
  const rows = new NumberRows();
  const pointer = rows.put(NO_ROW, [1, 2, 3], 0);
  expect(rows.put(pointer, [4, 5, 6, 7, 8, 9, 10, 11], 0)).toBe(pointer);
  expect(rows.finish()).toHaveLength(STRIDE);
  expect(
    rows.put(
      pointer,
      Array.from({ length: STRIDE + 1 }, () => 1),
      0,
    ),
  ).not.toBe(pointer);
});

test('pointers lead from stride to stride', () => {
  const rows = new NumberRows();
  const row = Array.from({ length: 3 * STRIDE }, (_, at) => at);
  rows.put(NO_ROW, [1], 0);
  const read: number[] = [];
  for (let pointer = rows.put(NO_ROW, row, 0), more = 1; more === 1; pointer += NEXT_STRIDE) {
    read.push(...rows.list.subarray(firstOf(pointer), firstOf(pointer) + STRIDE));
    more = goesOn(pointer);
  }
  expect(read).toEqual(row);
});

test('a row of thousands loses its end, and nothing else', () => {
  const rows = new NumberRows();
  const long = rows.put(
    NO_ROW,
    Array.from({ length: 5000 }, () => 7),
    0,
  );
  const next = rows.put(NO_ROW, [8], FILLING);
  expect(lengthOf(long)).toBe(255 * STRIDE);
  expect(rowAt(rows, next)).toEqual([8]);
});
