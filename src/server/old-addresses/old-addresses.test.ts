import { describe, expect, it } from 'vitest';
import { getMarket } from '../../markets/countries.ts';
import { collapseChains } from './collapse-chains.ts';
import { keyOf, type OldAddress } from './old-address.ts';
import { readOldAddresses } from './read-old-addresses.ts';

const shops = {
  isShopOrigin: (origin: string) => ['https://gantry.de', 'https://gantry.ch'].includes(origin),
  marketOf: (host: string) => getMarket(host === 'gantry.ch' ? 'CH' : 'DE'),
};
const row = (path: string, target: string, country: OldAddress['country'] = ''): OldAddress => ({
  country,
  path,
  target,
  status: 301,
});

describe('the form in which an old address is known', () => {
  it.each([
    ['/Alt/%C3%9Cber.html', '', '/alt/über.html'],
    ['//alt///x/', '', '/alt/x'],
    ['/', '', '/'],
    ['/index.php', '?b=2&a=1', '/index.php?a=1&b=2'],
    ['/100%25', '', '/100%25'],
    ['/a%3Fb', '?c=d', '/a%3Fb?c=d'],
  ])('R-08: of %s%s is %s', (path, search, key) => {
    expect(keyOf(path, search)).toBe(key);
  });

  it('R-08: is none of what is no text', () => {
    expect(keyOf('/%ff')).toBeUndefined();
  });
});

describe('a file of old addresses', () => {
  it.each([
    ['/alt,/neu/\n/weg\t,/da/', ','],
    ['/alt;/neu/;301\n"/weg";"/da/"', ';'],
    ['old\tnew\tcode\n/alt\t/neu/\t301\n\n/weg\t/da/\n', '\t'],
  ])('R-08: %j is read', (text) => {
    const read = readOldAddresses(`\uFEFF${text}`.replaceAll('\n', '\r\n'), shops);
    expect(read).toEqual({ ok: true, value: [row('/alt', '/neu/'), row('/weg', '/da/')] });
  });

  it('R-08: names a shop by a whole address, old or new', () => {
    const text = [
      'https://gantry.ch/alt,/neu/,308',
      'https://gantry.ch/alt2,https://gantry.ch/neu/',
      'https://gantry.ch/alt3,https://gantry.de/neu/',
    ].join('\n');
    expect(readOldAddresses(text, shops)).toEqual({
      ok: true,
      value: [
        { ...row('/alt', '/neu/', 'CH'), status: 308 },
        row('/alt2', '/neu/', 'CH'),
        row('/alt3', 'https://gantry.de/neu/', 'CH'),
      ],
    });
  });

  it('R-08: is refused with every line that is wrong', () => {
    const text = [
      '/alt',
      '/alt,/neu,302',
      'alt,/neu',
      '/alt,https://elsewhere.example/',
      '/alt,//elsewhere.example/',
      '/,/neu',
      '/checkout/cart,/neu',
      '/api/x,/neu',
      '/a,/b',
      '/A/,/c',
      '/x,javascript:alert(1)',
      '/x,/b\\c',
    ].join('\n');
    const read = readOldAddresses(text, shops);
    expect(read.ok ? [] : read.refusal.map(({ line, message }) => `${line} ${message}`)).toEqual([
      '1 must have an old and a new address',
      '2 the code must be 301 or 308',
      '3 the old address must be a path, or a whole address of the shop',
      '4 the new address is of no shop of ours',
      '5 the new address must be a path, or a whole address of the shop',
      '6 the old address is the home page',
      '7 the old address lies below /checkout, which is no page of the former shop',
      '8 the old address lies below /api, which is no page of the former shop',
      '10 /a has been said in line 9 already',
      '11 the new address must be a path, or a whole address of the shop',
      '12 the new address holds a control character or a backslash',
    ]);
  });
});

describe('chains', () => {
  const targetsOf = (rows: readonly OldAddress[]) => {
    const collapsed = collapseChains(rows);
    return collapsed.ok
      ? collapsed.rows.map(({ country, path, target }) => `${country}${path} ${target}`)
      : [];
  };

  it('R-08: lead to their end in one step, whatever form the steps are written in', () => {
    expect(targetsOf([row('/a', '/B/'), row('/b', '/c?x=1'), row('/c', '/d/')])).toEqual([
      '/a /d/',
      '/b /d/',
      '/c /d/',
    ]);
    expect(targetsOf([row('/a', '/fr/b'), row('/b', '/c/')])).toEqual(['/a /fr/c/', '/b /c/']);
  });

  it('R-08: end elsewhere where a country has another end', () => {
    expect(targetsOf([row('/a', '/b'), row('/b', '/c', 'DE')])).toEqual(['/a /b', 'DE/a /c', 'DE/b /c']);
  });

  it('R-08: that have no end are refused, also where one country alone closes them', () => {
    const wayOf = (rows: readonly OldAddress[]) => {
      const collapsed = collapseChains(rows);
      return collapsed.ok ? [] : collapsed.loops.map(({ way }) => way.join(' '));
    };
    expect(wayOf([row('/a', '/a/')])).toEqual(['/a /a']);
    expect(wayOf([row('/a', '/b'), row('/b', '/a')])).toEqual(['/a /b /a', '/b /a /b']);
    expect(wayOf([row('/a', '/b'), row('/b', '/a', 'DE')])).toEqual(['/a /b /a', '/b /a /b']);
    expect(wayOf([row('/x', '/a'), row('/a', '/b'), row('/b', '/a')])).toContain('/x /a /b /a');
  });
});
