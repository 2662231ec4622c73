import { expect, test } from 'vitest';
import { pickTableForm, writeTable } from './print-table.ts';

const rows = [
  { name: 'Jana', count: 2, note: '=1+1' },
  { name: 'A "quoted", one', count: -3, note: undefined },
];

test('a listing is aligned for people', () => {
  expect(writeTable(['name', 'count'], rows, 'table')).toBe(
    'name             count\nJana             2\nA "quoted", one  -3\n',
  );
});

test('a listing is JSON for programs, with every column', () => {
  expect(JSON.parse(writeTable(['name', 'note'], rows, 'json'))).toEqual([
    { name: 'Jana', note: '=1+1' },
    { name: 'A "quoted", one', note: null },
  ]);
});

test('a listing is CSV for spreadsheets, and runs no formula there', () => {
  expect(writeTable(['name', 'count', 'note'], rows, 'csv')).toBe(
    'name,count,note\r\nJana,2,\'=1+1\r\n"A ""quoted"", one",-3,\r\n',
  );
  expect(() => pickTableForm({ json: true, csv: true })).toThrow('either --json or --csv.');
});
