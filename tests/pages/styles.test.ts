import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { requireBuiltShop } from '../support/built-shop.ts';

const assets = join(dirname(requireBuiltShop()), '..', 'client', 'assets');
const readAll = (end: string) =>
  readdirSync(assets)
    .filter((name) => name.endsWith(end))
    .map((name) => readFileSync(join(assets, name), 'utf8'))
    .join('\n');

it('D-09: every class that a script of the browser gives is in a style sheet, also of what no page begins with', () => {
  const classes = [...readAll('.js').matchAll(/[`'"\s](_[A-Za-z]+_[\w-]{5}_\d+)/g)].map(
    ([, name = '']) => name,
  );
  const sheets = readAll('.css');
  expect(classes.length).toBeGreaterThan(100);
  expect([...new Set(classes)].filter((name) => !sheets.includes(`.${name}`))).toEqual([]);
});
