import { describe, expect, it } from 'vitest';
import { parseBackPath, refererPath } from './back-path.ts';

const shop = { origin: 'http://ch.localhost:3000', prefix: undefined };
const french = { ...shop, prefix: 'fr' as const };

describe('U-01: signing in leads back', () => {
  it.each([
    ['/werkstatt/', '/werkstatt/'],
    ['/search?query=a%20b', '/search?query=a%20b'],
    ['/', '/'],
    ['/my-account/confirm-email?token=abc', '/my-account/confirm-email?token=abc'],
    ['/create-account/confirm?token=abc', '/create-account/confirm?token=abc'],
  ])('to %s', (candidate, path) => expect(parseBackPath(candidate, shop)).toBe(path));

  it.each([
    ['/fr/atelier/', '/atelier/'],
    ['/fr', '/'],
    ['/french-tools/', '/french-tools/'],
  ])('from %s in the language one is in', (candidate, path) =>
    expect(parseBackPath(candidate, french)).toBe(path),
  );

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example',
    '/\t/evil.example',
    '/%2F/../..//evil.example/',
    '/./\u0000//evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    'werkstatt/',
    '',
    `/${'x'.repeat(600)}`,
  ])('never out of the shop: %s', (candidate) => {
    const path = parseBackPath(candidate, shop);
    // What is left is a path of ours: no browser reads another host in it.
    if (path !== undefined) expect(new URL(path, shop.origin).origin).toBe(shop.origin);
    expect(path ?? '/').toMatch(/^\/(?!\/)/);
  });

  it.each(['/fr//evil.example/', '/fr/\\evil.example'])('nor out of a language: %s', (candidate) =>
    expect(parseBackPath(candidate, french)).toBeUndefined(),
  );

  it.each(['/login', '/login?note=x', '/log-out', '/create-account', '/password-reset/check-email'])(
    'not to %s, which one has just left',
    (candidate) => expect(parseBackPath(candidate, shop)).toBeUndefined(),
  );
});

it('U-01: where one came from is the browser’s word, of this shop alone', () => {
  const from = (referer: string) => refererPath({ ...shop, referer });
  expect(from('http://ch.localhost:3000/werkstatt/?page=2')).toBe('/werkstatt/?page=2');
  expect(from('http://evil.example/werkstatt/')).toBeUndefined();
  expect(refererPath({ ...shop, referer: undefined })).toBeUndefined();
});
