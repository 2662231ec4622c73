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
  const classes = [...readAll('.js').matchAll(/[`'"\s](_[a-z]+\d[a-z]+)(?=[`'"\s])/g)].map(
    ([, name = '']) => name,
  );
  const styled = new Set([...readAll('.css').matchAll(/\.(_[a-z]+\d[a-z]+)/g)].map(([, name = '']) => name));
  expect(classes.length).toBeGreaterThan(100);
  expect([...new Set(classes)].filter((name) => !styled.has(name))).toEqual([]);
});

/** `a:has(> b, c) > d, e` -> its two selectors; commas and combinators within brackets are no borders. */
function splitOutside(text: string, border: RegExp): readonly string[] {
  let depth = 0;
  const parts = [''];
  for (const sign of text) {
    if ('(['.includes(sign)) depth += 1;
    if (')]'.includes(sign)) depth -= 1;
    if (depth === 0 && border.test(sign)) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

it('no rule that asks what an element has speaks of anything in it: every change of a page would style all of it anew', () => {
  const heads = [...readAll('.css').matchAll(/[^{}]+(?=\{)/g)].map(([head]) => head);
  const asking = heads.flatMap((head) => splitOutside(head, /,/)).filter((each) => each.includes(':has('));
  expect(asking.length).toBeGreaterThan(10);
  const ofAnything = asking.filter((each) => /^(?:\*|:)/.test(splitOutside(each, /[ >+~]/).at(-1) ?? ''));
  expect(ofAnything.filter((each) => !each.startsWith(':root:has('))).toEqual([]);
});
