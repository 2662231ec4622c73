import { expect, test } from 'vitest';
import type { LocaleCode } from './locale.ts';
import { type Localized, pickLocalized } from './localized.ts';

const cases: readonly [about: string, texts: Localized, locale: LocaleCode, shown: string | undefined][] = [
  ['its own', { 'de-AT': 'Jänner', 'de-DE': 'Januar', 'en-GB': 'January' }, 'de-AT', 'Jänner'],
  ['its fallback’s', { 'fr-FR': 'janvier', 'de-DE': 'Januar', 'en-GB': 'January' }, 'de-AT', 'Januar'],
  ['English', { 'fr-FR': 'janvier', 'en-GB': 'January' }, 'de-AT', 'January'],
  [
    'English, for a locale without a fallback',
    { 'fr-FR': 'janvier', 'en-GB': 'January' },
    'de-DE',
    'January',
  ],
  ['the first there is', { 'fr-FR': 'janvier', 'it-IT': 'gennaio' }, 'de-AT', 'janvier'],
  ['an empty text of its own', { 'de-DE': '', 'en-GB': 'January' }, 'de-DE', ''],
  ['nothing of nothing', {}, 'de-DE', undefined],
];

test.each(cases)('M-04: a text is %s', (_about, texts, locale, shown) => {
  expect(pickLocalized(texts, locale)).toBe(shown);
});

test('M-04: a variant does not speak for the locale it falls back to', () => {
  expect(pickLocalized({ 'de-AT': 'Jänner', 'en-GB': 'January' }, 'de-DE')).toBe('January');
});
