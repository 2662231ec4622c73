import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getMarket } from '../markets/countries.ts';
import { decideAddress } from './canonical-address.ts';
import { canonicalQuery } from './components/listing/canonical-query.ts';

const slovakia = getMarket('SK');
const switzerland = getMarket('CH');
const lithuania = getMarket('LT');

const redirectTo = (location: string, status = 308) => ({ kind: 'redirect', status, location });

describe('decideAddress', () => {
  it.each([
    ['/home', '/'],
    ['/HOME', '/'],
    ['/Dielna', '/dielna/'],
    ['/dielna', '/dielna/'],
    ['/Zvaracka-10000123/', '/zvaracka-10000123'],
    ['/search/', '/search'],
    ['/checkout/cart/', '/checkout/cart'],
    ['//evil.example/x', '/evil.example/x/'],
    ['/c/dielna/', '/dielna/'],
    ['/p/zvaracka-10000123', '/zvaracka-10000123'],
    ['/sk/dielna/', '/dielna/'],
    ['/de/dielna/', '/'],
  ])('R-02, R-03, R-04: sends %s to %s', (path, location) => {
    expect(decideAddress(slovakia, false, path, '')).toEqual(redirectTo(location));
  });

  it('R-04: leaves the first page and other defaults out of the query, sorts the rest and keeps it when a path changes case', () => {
    expect(decideAddress(slovakia, false, '/Dielna/', '?sort=name-asc&page=1')).toEqual(
      redirectTo('/dielna/?sort=name-asc'),
    );
    expect(decideAddress(slovakia, false, '/search', '?query=b&hitsPerPage=24&a=1')).toEqual(
      redirectTo('/search?a=1&query=b'),
    );
  });

  it('R-08, R-21: legacy prefixes move with 301', () => {
    expect(decideAddress(slovakia, false, '/search/drill', '')).toEqual(
      redirectTo('/search?query=drill', 301),
    );
    expect(decideAddress(slovakia, false, '/category/dielna', '')).toEqual(redirectTo('/dielna/', 301));
  });

  it('R-03: with native routing products live under /p and old product addresses move there for good', () => {
    expect(decideAddress(lithuania, true, '/p/suvirinimo-10000123', '')).toMatchObject({ kind: 'serve' });
    expect(decideAddress(lithuania, true, '/suvirinimo-10000123', '')).toEqual(
      redirectTo('/p/suvirinimo-10000123'),
    );
    expect(decideAddress(lithuania, true, '/c/dirbtuves/', '')).toMatchObject({
      kind: 'serve',
      path: '/c/dirbtuves/',
    });
  });

  it('R-01: serves a second language under its prefix and takes the default one away', () => {
    expect(decideAddress(switzerland, false, '/fr/atelier/', '')).toEqual({
      kind: 'serve',
      locale: 'fr-CH',
      base: '/fr',
      path: '/atelier/',
    });
    expect(decideAddress(switzerland, false, '/fr', '')).toMatchObject({
      kind: 'serve',
      base: '/fr',
      path: '/',
    });
    expect(decideAddress(switzerland, false, '/fr/', '')).toEqual(redirectTo('/fr'));
    expect(decideAddress(switzerland, false, '/de/werkstatt/', '?x=1')).toEqual(
      redirectTo('/werkstatt/?x=1'),
    );
  });

  it.each(['/.env', '/__build', '/api/x', '/font/a', "/a'b", '/a%22b', '/%ff', '/a%00b', '/a%5cb'])(
    'R-10: never makes a page of %s',
    (path) => {
      expect(decideAddress(slovakia, false, path, '')).toEqual({ kind: 'refuse' });
    },
  );

  it('R-04: a canonical address is served, whatever was asked for first', () => {
    const path = fc.stringMatching(/^\/[A-Za-z0-9./_%-]{0,30}$/);
    const query = fc.webQueryParameters().map((text) => (text === '' ? '' : `?${text}`));
    fc.assert(
      fc.property(
        path,
        query,
        fc.constantFrom(slovakia, switzerland, lithuania),
        fc.boolean(),
        (asked, search, market, native) => {
          const first = decideAddress(market, native, asked, search);
          if (first.kind !== 'redirect') return;
          expect(first.location).toMatch(/^\/(?!\/)/);
          const [next = '', parameters] = first.location.split('?');
          const second = decideAddress(
            market,
            native,
            next,
            parameters === undefined ? '' : `?${parameters}`,
          );
          expect(second.kind === 'redirect' ? second.location : second.kind).not.toBe(first.location);
          expect(second.kind).not.toBe('redirect');
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('canonicalQuery', () => {
  it('R-04: is its own canonical form', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        const once = canonicalQuery(query);
        expect(canonicalQuery(once)).toBe(once);
      }),
    );
  });
});
