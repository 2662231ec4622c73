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

test('nothing that a shopper typed steers the terminal or breaks the lines of a listing', () => {
  const typed = [{ name: '\u001b[2JEve\u009b31m\u202egnp\r\nnext', note: 'x' }];
  expect(writeTable(['name', 'note'], typed, 'table')).toBe(
    'name                  note\n\ufffd[2JEve\ufffd31m\ufffdgnp next  x\n',
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
  expect(writeTable(['a'], [{ a: '\n=1+1' }], 'csv')).toBe('a\r\n"\'\n=1+1"\r\n');
  expect(() => pickTableForm({ json: true, csv: true })).toThrow('either --json or --csv.');
});
