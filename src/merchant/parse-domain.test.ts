import { expect, test } from 'vitest';
import { parseDomain } from './parse-domain.ts';

test.each([
  ['kran.example', 'kran.example'],
  ['KRAN.Co.UK', 'kran.co.uk'],
  ['shop.kran.example', 'shop.kran.example'],
  ['müller.example', 'xn--mller-kva.example'],
  ['kran.xn--p1ai', 'kran.xn--p1ai'],
])('M-01: %j is the domain %j', (text, domain) => {
  expect(parseDomain(text)).toBe(domain);
});

test.each([
  '',
  'kran',
  'https://kran.example',
  'kran.example/shop',
  'kran.example:8443',
  'user@kran.example',
  'kran.example.',
  'www.kran.example',
  'de.localhost',
  'localhost',
  '192.168.0.1',
  '0x7f.1',
  '[::1]',
  'kran..example',
  '-kran.example',
  'kran.example?x',
  'kran .example',
])('M-01: %j is no domain of a shop', (text) => {
  expect(parseDomain(text)).toBeUndefined();
});
