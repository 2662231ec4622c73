import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultMarket, getMarket, markets } from './countries.ts';
import { resolveMarket } from './resolve-market.ts';

test('M-03: every production domain picks its market, with and without www, in any case, on any port', () => {
  for (const market of markets) {
    for (const host of [
      market.prodDomain,
      `www.${market.prodDomain}`,
      `${market.prodDomain}:8443`,
      market.prodDomain.toUpperCase(),
      `${market.prodDomain}.`,
      `${market.prodDomain}.:443`,
    ]) {
      expect(resolveMarket(host), host).toEqual({ market, isKnownHost: true });
    }
  }
});

test('M-03: <cc>.localhost picks its market on any port', () => {
  for (const market of markets) {
    const host = `${market.countryCode.toLowerCase()}.localhost`;
    expect(resolveMarket(host)).toEqual({ market, isKnownHost: true });
    expect(resolveMarket(`${host}:3000`)).toEqual({ market, isKnownHost: true });
  }
  expect(resolveMarket('gb.localhost:3000').market).toBe(getMarket('GB'));
});

test.each(['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]', '[::1]:3000'])(
  'M-03: the bare host %s is Slovakia',
  (host) => {
    expect(resolveMarket(host)).toEqual({ market: defaultMarket, isKnownHost: true });
  },
);

test.each([
  '',
  ' ',
  ':',
  ':3000',
  '.',
  '..',
  'example.com',
  'gantry.xx',
  'gantry.uk',
  'gantry.de.evil.example',
  'evilgantry.de',
  'de.gantry.de',
  'www.www.gantry.de',
  'www.de.localhost',
  'uk.localhost',
  'de.127.0.0.1',
  '192.168.0.9:3000',
  '[fe80::1%25eth0]:80',
  '[::1',
  '::1',
  'gantry.de:port',
  'gantry.de:80:80',
  'gantry.de/path',
  'user@gantry.de',
  'gantry.de, gantry.fr',
  'gantry.de\r\nx: y',
  '__proto__',
  'constructor',
])('M-03: the unknown host %j is served by Slovakia', (host) => {
  expect(resolveMarket(host)).toEqual({ market: defaultMarket, isKnownHost: false });
});

test('M-03: whatever the header says, some market answers', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (host) => {
      expect(markets).toContain(resolveMarket(host).market);
    }),
  );
});
