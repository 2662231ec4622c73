import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languageCodes } from '../kernel/locale.ts';
import { getMarket, markets } from './countries.ts';
import { resolveLanguage } from './resolve-language.ts';

const swiss = getMarket('CH');
const german = getMarket('DE');

test.each(['/', '/werkstatt/', '/detail', '/des/x', '/d', '/api/commerce', '/dE/x', '//de', '/xx/'])(
  'R-01: %s has no prefix and is served in the default language',
  (path) => {
    expect(resolveLanguage(german, path)).toEqual({
      kind: 'serve',
      locale: 'de-DE',
      prefix: undefined,
      path,
    });
  },
);

test.each([
  ['/fr', '/'],
  ['/fr/', '/'],
  ['/fr/checkout/cart', '/checkout/cart'],
  ['/fr/de/', '/de/'],
])('R-01: %s is served in French Switzerland as %s', (path, rest) => {
  expect(resolveLanguage(swiss, path, '?page=2')).toEqual({
    kind: 'serve',
    locale: 'fr-CH',
    prefix: 'fr',
    path: rest,
  });
});

test.each([
  ['/de', '', '/'],
  ['/de/', '', '/'],
  ['/de/werkstatt/', '?page=2', '/werkstatt/?page=2'],
  ['/de/fr/', '', '/fr/'],
])('R-09: the default prefix in %s%s redirects to %s', (path, query, location) => {
  expect(resolveLanguage(swiss, path, query)).toEqual({ kind: 'redirect', status: 308, location });
});

test.each(['/de//evil.example/x', '/de/\\evil.example/x', '/de///\\/evil.example/x'])(
  'R-09: %s never redirects to another host',
  (path) => {
    expect(resolveLanguage(german, path)).toEqual({
      kind: 'redirect',
      status: 308,
      location: '/evil.example/x',
    });
  },
);

test('R-09: a language the country does not speak redirects to the root and keeps the query', () => {
  expect(resolveLanguage(german, '/fr/werkstatt/', '?a=1')).toEqual({
    kind: 'redirect',
    status: 308,
    location: '/?a=1',
  });
  expect(resolveLanguage(swiss, '/sk')).toEqual({ kind: 'redirect', status: 308, location: '/' });
});

test('R-09: every language prefix of every country is served or redirected by its position in the list', () => {
  for (const market of markets) {
    const [first, ...others] = market.languages.map(({ language }) => language);
    for (const language of languageCodes) {
      const resolved = resolveLanguage(market, `/${language}/x`);
      const expected = others.includes(language) ? '/x served' : language === first ? '/x' : '/';
      expect(resolved.kind === 'serve' ? `${resolved.path} served` : resolved.location).toBe(expected);
    }
  }
});

test('R-09: what is served stays within the country, and redirects stay on the host', () => {
  fc.assert(
    fc.property(fc.constantFrom(...markets), fc.webPath(), (market, path) => {
      const resolved = resolveLanguage(market, `/${path}`);
      if (resolved.kind === 'redirect') expect(resolved.location).toMatch(/^\/(?![/\\])/);
      else expect(market.languages.map(({ locale }) => locale)).toContain(resolved.locale);
    }),
  );
});
