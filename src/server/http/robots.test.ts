import { expect, it } from 'vitest';
import { type AddressTable, addressTable } from '../../addresses/address-table.ts';
import { buildRobots, closedWords } from './robots.ts';

/** Whether a search engine may fetch an address (RFC 9309, 2.2.2 and 2.2.3): `*` is anything, `$` the end. */
function mayFetch(robots: string, address: string): boolean {
  const patterns = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => {
    const escaped = path.replace(/[.?+^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
    return new RegExp(`^${escaped}`);
  });
  return !patterns.some((pattern) => pattern.test(address));
}

const robots = buildRobots(closedWords);
const rows = Object.entries<AddressTable[string]>(addressTable).flatMap(
  ([name, { path, nativePath, cached }]) =>
    [path, ...(nativePath === undefined ? [] : [nativePath])].flatMap((form) =>
      ['', '/fr'].map((prefix) => ({
        name,
        address: `${prefix}${form.replace(':slug', 'saw-10000001')}`,
        isFound: cached !== undefined,
      })),
    ),
);

it.each(rows)('R-13: search engines see of $address what the table says of $name', ({ address, isFound }) =>
  expect(mayFetch(robots, address)).toBe(isFound),
);

it.each([
  ['/login?back=%2F', false],
  ['/fr/checkout/addresses?billing=1', false],
  ['/api/openapi.json', false],
  ['/card-sandbox/pay', false],
  ['/checkout-counter-10000001', true],
  ['/c/login-terminals/', true],
  ['/pictures/drill.avif', true],
  ['/assets/entry.js', true],
  ['/sitemap.xml', true],
])('R-13: %s', (address, isFound) => expect(mayFetch(robots, address)).toBe(isFound));

it('R-02: a word that the table makes somebody’s own is closed', () => {
  expect(mayFetch(buildRobots([...closedWords, 'wishes']), '/fr/wishes')).toBe(false);
  expect(mayFetch(robots, '/fr/wishes')).toBe(true);
});
