import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requireBuiltShop } from '../support/built-shop.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { cookieAfter, openWholeShop, type WholeShop } from '../support/whole-shop.ts';

const client = join(dirname(requireBuiltShop()), '..', 'client');

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop(smallCatalogue);
});
afterAll(() => shop.close());

/** Scripts that a page has fetched before anybody does anything. */
async function scriptsOf(path: string, headers = {}): Promise<readonly string[]> {
  const { body, status } = await shop.get(`de.localhost${path}`, headers);
  expect(status).toBe(200);
  return [
    ...body.matchAll(/(?:<script type="module" src|<link rel="modulepreload" href|data-later)="([^"]+)"/g),
  ].flatMap(([, files = '']) => files.split(' '));
}

const kilobytes = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file))).length, 0) / 1000;

it.each([
  ['/', 40],
  ['/categories/', 40],
  ['/cookie-settings', 40],
  ['/search?query=bohr', 40],
  ['/bohrmaschine-10000001', 110],
  ['/checkout/cart', 40],
  ['/login', 110],
])('%s has at most %d kB of scripts', async (path, most) => {
  const files = await scriptsOf(path);
  expect(files.length).toBeGreaterThan(0);
  expect(kilobytes(files)).toBeLessThanOrEqual(most);
});

it('a page that waits until somebody does something names no React, one that is worked with does', async () => {
  const hasReact = (files: readonly string[]) => files.some((file) => file.includes('/react-'));
  expect(hasReact(await scriptsOf('/'))).toBe(false);
  expect(hasReact(await scriptsOf('/bohrmaschine-10000001'))).toBe(false);
  expect(hasReact(await scriptsOf('/checkout/cart'))).toBe(false);
  const bought = await shop.post('de.localhost/bohrmaschine-10000001', {
    sku: 'EX10000001',
    quantity: '2',
  });
  const files = await scriptsOf('/checkout/cart', { cookie: cookieAfter(bought) });
  expect(hasReact(files)).toBe(true);
  expect(kilobytes(files)).toBeLessThanOrEqual(110);
});

it('the head names the styles before all else, then the font, and scripts behind what is to be seen', async () => {
  const { body } = await shop.get('de.localhost/bohrmaschine-10000001');
  const fetched = /<link rel="(stylesheet|preload|modulepreload)"|<script type="(module)"|<img|<script src/g;
  const [styles, font, ...rest] = [...body.matchAll(fetched)].map(([, rel, script]) => rel ?? script);
  expect([styles, font]).toEqual(['stylesheet', 'preload']);
  expect(rest.slice(0, 2)).toEqual(['module', 'modulepreload']);
  expect(rest).not.toContain('stylesheet');
});
