import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../tests/support/source-tree.ts';
import { createTestShop, type TestShop } from '../../tests/support/test-shop.ts';
import { type CallName, commerceCalls } from './contract.ts';
import { examples } from './openapi-examples.ts';
import { scopeOf } from './openapi-scopes.ts';

const calls = Object.keys(commerceCalls) as CallName[];

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.drop());

test.each(calls)('X-02: %s answers whom it says it does', async (name) => {
  const answer = await shop.openShopper().send(name, examples[name]?.input);
  const isForCustomers = !answer.ok && answer.refusal.code === 'NotSignedIn';
  expect(isForCustomers ? 'customer' : 'anonymous').toBe(scopeOf(name));
});

test('X-01: docs/api.md lists every call once, with its scope', () => {
  const text = readFileSync(join(projectRoot, 'docs', 'api.md'), 'utf8');
  const rows = [...text.matchAll(/^\| (`\w+`(?:, `\w+`)*) +\|.*\| (\w+) +\|$/gm)];
  const listed = rows.flatMap(([, names = '', scope]) =>
    [...names.matchAll(/\w+/g)].map(([name]) => `${name} ${scope}`),
  );
  expect(listed.sort()).toEqual(calls.map((name) => `${name} ${scopeOf(name)}`).sort());
});
