import { expect, test } from 'vitest';
import { combineRules, type LocaleRules } from './locale-rules.ts';

const none: LocaleRules = { synonyms: [], pins: new Map(), redirects: new Map() };
const german: LocaleRules = {
  synonyms: [
    { terms: ['Fleischwolf', 'Hackfleischmaschine'] },
    { from: ['Flex'], terms: ['Winkelschleifer'] },
    { terms: ['Akkuschrauber', 'Akku-Bohrschrauber'] },
  ],
  pins: new Map([
    ['bohrer', ['EX10000001']],
    ['sage', ['EX10000002']],
  ]),
  redirects: new Map([['retoure', '/return-policy']]),
};

test('a variant without rules of its own has those of its base', () => {
  expect(combineRules(german, none)).toEqual(german);
});

test('its own count before those of the base, for the same word in the same direction and the same query', () => {
  const austrian: LocaleRules = {
    synonyms: [{ terms: ['Faschiermaschine', 'fleischwolf'] }, { terms: ['flex', 'Trennschleifer'] }],
    pins: new Map([['sage', ['EX10000009']]]),
    redirects: new Map([['jause', '/c/catering']]),
  };
  expect(combineRules(german, austrian)).toEqual({
    synonyms: [german.synonyms[1], german.synonyms[2], ...austrian.synonyms],
    pins: new Map([
      ['bohrer', ['EX10000001']],
      ['sage', ['EX10000009']],
    ]),
    redirects: new Map([
      ['retoure', '/return-policy'],
      ['jause', '/c/catering'],
    ]),
  });
});
