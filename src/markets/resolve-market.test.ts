import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultMarket, getMarket, markets } from './countries.ts';
import { listHosts, resolveMarket } from './resolve-market.ts';

const hosts = listHosts([
  ['kran.example', getMarket('DE')],
  ['kran.co.uk', getMarket('GB')],
]);

test.each(['kran.co.uk', 'kran.co.uk:8443', 'KRAN.CO.UK', 'kran.co.uk.', 'kran.co.uk.:443'])(
  'M-03: %s is a host of the merchant’s own, in any case, on any port',
  (host) => {
    expect(resolveMarket(host, hosts)).toEqual({ market: getMarket('GB'), isKnownHost: true });
  },
);

test('M-03: <cc>.localhost picks its market on any port', () => {
  for (const market of markets) {
    const host = `${market.countryCode.toLowerCase()}.localhost`;
    expect(resolveMarket(host, hosts)).toEqual({ market, isKnownHost: true });
    expect(resolveMarket(`${host}:3000`, hosts)).toEqual({ market, isKnownHost: true });
  }
  expect(resolveMarket('gb.localhost:3000', hosts).market).toBe(getMarket('GB'));
});

test.each(['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]', '[::1]:3000'])(
  'M-03: the bare host %s is Slovakia',
  (host) => {
    expect(resolveMarket(host, hosts)).toEqual({ market: defaultMarket, isKnownHost: true });
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
  'kran.xx',
  'kran.uk',
  'kran.example.evil.example',
  'evilkran.example',
  'de.kran.example',
  'www.www.kran.example',
  'www.kran.example',
  'www.de.localhost',
  'uk.localhost',
  'de.127.0.0.1',
  '192.168.0.9:3000',
  '[fe80::1%25eth0]:80',
  '[::1',
  '::1',
  'kran.example:port',
  'kran.example:80:80',
  'kran.example/path',
  'user@kran.example',
  'kran.example, kran.co.uk',
  'kran.example\r\nx: y',
  '__proto__',
  'constructor',
])('M-03: the unknown host %j is served by Slovakia', (host) => {
  expect(resolveMarket(host, hosts)).toEqual({ market: defaultMarket, isKnownHost: false });
});

test('M-03: whatever the header says, some market answers', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (host) => {
      expect(markets).toContain(resolveMarket(host, hosts).market);
    }),
  );
});
