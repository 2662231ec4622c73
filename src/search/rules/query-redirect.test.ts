import { expect, test } from 'vitest';
import { hasAttackStrings, readAttackStrings } from '../../../tests/support/attack-strings.ts';
import { findTargetProblem } from './query-redirect.ts';

test.each([
  '/return-policy',
  '/c/fryers?brand=MSW&sort=price-asc#top',
  '/search-tips',
  '/rückgabe',
  '/%ff',
  'https://manuals.example.com/drills?lang=de',
])('a query may lead to %s', (target) => {
  expect(findTargetProblem(target)).toBeUndefined();
});

test.each([
  ['//evil.example', 'is no path of the shop'],
  ['///evil.example', 'is no path of the shop'],
  ['/\\evil.example', 'backslashes'],
  ['/..//evil.example', 'is no path of the shop'],
  ['/\t/evil.example', 'no spaces'],
  ['/a b', 'no spaces'],
  ['/a\u202Eb', 'unreadable'],
  ['return-policy', 'is neither a path'],
  ['', 'is neither a path'],
  ['http://example.com/', 'is neither a path'],
  ['HTTPS://example.com/', 'is neither a path'],
  ['https:example.com', 'is neither a path'],
  ['https://user:secret@example.com/', 'is neither a path'],
  ['https://localhost/', 'is neither a path'],
  ['https://10.0.0.1/', 'is neither a path'],
  ['https://[::1]/', 'is neither a path'],
  ['javascript:alert(1)', 'is neither a path'],
  ['data:text/html,x', 'is neither a path'],
  ['/search', 'cannot lead to a search again'],
  ['/search?query=returns', 'cannot lead to a search again'],
  ['/search/returns', 'cannot lead to a search again'],
  ['/fr/search?query=retour', 'cannot lead to a search again'],
  ['/Search?query=returns', 'cannot lead to a search again'],
  ['/%73earch?query=returns', 'cannot lead to a search again'],
  ['/x/../search', 'cannot lead to a search again'],
  [`/${'a'.repeat(500)}`, '500 characters'],
])('a query may not lead to %j', (target, problem) => {
  expect(findTargetProblem(target)).toContain(problem);
});

test.skipIf(!hasAttackStrings)(
  'no text that has tricked a browser leads out of the shop but to https',
  () => {
    const targets = readAttackStrings().flatMap((text) => [text, `/${text}`, `https://${text}`]);
    const taken = targets.filter((target) => findTargetProblem(target) === undefined);
    expect(taken.length).toBeGreaterThan(1000);
    const astray = taken.filter((target) => {
      const { origin, protocol } = new URL(target, 'https://gantry.example/fr/search?query=x');
      return target.startsWith('/') ? origin !== 'https://gantry.example' : protocol !== 'https:';
    });
    expect(astray).toEqual([]);
  },
);
