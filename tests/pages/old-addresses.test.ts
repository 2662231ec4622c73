import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../support/command-line.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { openWholeShop, type WholeShop } from '../support/whole-shop.ts';

let shop: WholeShop;
const run = (...args: string[]) =>
  runCommand({ url: shop.url, dataDir: shop.dataDir, workingFolder: shop.dataDir }, ['redirects', ...args]);
async function take(text: string, ...more: string[]) {
  await writeFile(join(shop.dataDir, 'old.csv'), text);
  return run('import', 'old.csv', ...more);
}

beforeAll(async () => {
  shop = await openWholeShop(smallCatalogue);
  const { code, said } = await take(
    [
      'old,new,code',
      '/werkzeug.html,/werkstatt/',
      '/Neuheiten,/werkzeug.html,308',
      '/index.php?id=7,/bohrmaschine-10000001',
      '/atelier.html,/atelier/',
      '/en/tools,/categories/',
      'http://at.localhost:0/wien,http://de.localhost:0/werkstatt/',
      '/gone-10999999,/bohrmaschine-10000002',
    ].join('\n'),
  );
  expect([code, said]).toEqual([0, 'old.csv: 7 added, 0 changed, 7 old addresses in all.\n']);
});
afterAll(() => shop.close());

describe('an address of before', () => {
  it.each([
    ['de.localhost/werkzeug.html', 301, '/werkstatt/'],
    ['de.localhost/Werkzeug.HTML?utm_source=mail', 301, '/werkstatt/?utm_source=mail'],
    ['de.localhost/werkzeug.html/', 301, '/werkstatt/'],
    ['de.localhost/de/werkzeug.html', 301, '/werkstatt/'],
    ['de.localhost/neuheiten/', 308, '/werkstatt/'],
    ['de.localhost/index.php?id=7', 301, '/bohrmaschine-10000001'],
    ['de.localhost/en/tools', 301, '/categories/'],
    ['ch.localhost/fr/atelier.html', 301, '/fr/atelier/'],
    ['at.localhost/wien', 301, 'http://de.localhost:0/werkstatt/'],
    ['de.localhost/gone-10999999', 301, '/bohrmaschine-10000002'],
  ])('R-08: %s leads with %i to %s in one step', async (address, status, location) => {
    const answer = await shop.get(address);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
    const host = address.slice(0, address.indexOf('/'));
    if (location.startsWith('/')) expect((await shop.get(`${host}${location}`)).status).toBe(200);
  });

  it.each([
    ['de.localhost/werkstatt', 308, '/werkstatt/'],
    ['de.localhost/werkstatt/', 200, undefined],
    ['de.localhost/wien/', 404, undefined],
    ['de.localhost/index.php/', 404, undefined],
    ['de.localhost/api/werkzeug.html', 404, undefined],
  ])('R-08: takes no page of today away: %s', async (address, status, location) => {
    const answer = await shop.get(address);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });

  it.each([
    ['/werkzeug.html', 301, '/werkstatt/'],
    ['/de/neuheiten', 308, '/werkstatt/'],
    ['/werkstatt', 308, '/werkstatt/'],
  ])('R-08, X-03: the redirection service says the same of %s', async (path, redirectionCode, target) => {
    const answer = await shop.get(`de.localhost/api/seo/redirection?sourceUrl=${encodeURIComponent(path)}`);
    expect(JSON.parse(answer.body)).toEqual({
      data: { targetURL: `http://de.localhost:0${target}`, redirectionCode },
    });
  });
});

it('R-08: a file with a mistake or a circle changes nothing, one that was written can be read again', async () => {
  expect(await take('/a,/b\n/c')).toMatchObject({
    code: 1,
    said: 'old.csv: line 2: must have an old and a new address\nold.csv: nothing was imported, 1 problem.\n',
  });
  expect(await take('/werkzeug.html,/neu\n/neu,/werkzeug.html')).toMatchObject({ code: 1 });
  expect((await take('/werkstatt,/neu\n/fr/x-10000001,/neu\n/search,/neu\n/y,/neu')).said).toBe(
    [
      'old.csv: /werkstatt is a page of today',
      'old.csv: /fr/x-10000001 is a page of today',
      'old.csv: /search is a page of today',
      'old.csv: nothing was imported, 3 problems.\n',
    ].join('\n'),
  );
  expect((await run('list', '--json')).printed).toContain('"/werkzeug.html"');
  expect((await run('export', 'written.csv')).code).toBe(0);
  expect((await run('import', 'written.csv', '--replace')).said).toBe(
    'written.csv: 0 added, 0 changed, 7 old addresses in all.\n',
  );
  expect((await take('/only,/werkstatt/', '--replace')).said).toBe(
    'old.csv: 1 added, 0 changed, 1 old addresses in all.\n',
  );
  expect((await shop.get('de.localhost/werkzeug.html/')).status).toBe(404);
});
