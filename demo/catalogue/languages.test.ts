import { describe, expect, test } from 'vitest';
import type { LocaleCode } from '../../src/kernel/locale.ts';
import { isEnglish } from './english-words.ts';
import { goods, linesOf } from './read-made.ts';
import { kinds } from './shelf.ts';
import { slugify } from './slug.ts';
import { baseLocales } from './tables.ts';

describe('languages', () => {
  test('M-04: every category and product speaks all 21 languages', () => {
    const texts = [
      ...linesOf('category').flatMap((line) => [line.name, line.slug, line.metaTitle, line.metaDescription]),
      ...goods().flatMap((line) => [line.name, line.slug, line.description, line.highlights]),
      ...linesOf('productType').flatMap(({ attributes }) => attributes.map(({ label }) => label)),
    ];
    expect(texts.filter((text) => baseLocales.some((locale) => text[locale] === undefined))).toEqual([]);
  });

  test('M-04: every text of a kind is another one in each language, but for short sentences of close neighbours', () => {
    for (const { key, texts } of kinds) {
      expect(new Set(Object.values(texts.description)).size, key).toBe(baseLocales.length);
      const others = [texts.question, texts.answer, texts.praise, texts.morePraise, texts.complaint];
      for (const text of others.filter((one) => one !== undefined))
        expect(new Set(Object.values(text)).size, key).toBeGreaterThanOrEqual(baseLocales.length - 2);
    }
  });

  test.each(baseLocales.filter((locale) => locale !== 'en-GB'))(
    'M-04: nothing is left in English in %s',
    (locale) => {
      const said = [
        ...linesOf('category').flatMap(({ name, content }) => [name, content]),
        ...linesOf('product').flatMap(({ name, description }) => [name, description]),
        ...linesOf('productType').flatMap(({ attributes }) => attributes.map(({ label }) => label)),
      ].map((text) => text[locale] ?? '');
      const lists = goods().flatMap(({ highlights, faq }) => [
        ...(highlights[locale] ?? []),
        ...(faq[locale] ?? []).flatMap(({ question, answer }) => [question, answer]),
      ]);
      const reviews = linesOf('review')
        .filter((review) => review.locale === locale)
        .flatMap(({ title, text }) => [title, text]);
      const left = [...said, ...lists, ...reviews].filter((text) => isEnglish(text));
      expect([...new Set(left)].slice(0, 10)).toEqual([]);
    },
  );

  test.each([
    ['el-GR', /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u],
    ['bg-BG', /\p{Script=Greek}/u, /\p{Script=Cyrillic}/u],
  ] as const)('M-04: in %s no word mixes alphabets', (locale, foreign, own) => {
    const words = goods().flatMap(
      ({ name, description }) => `${name[locale]} ${description[locale]}`.match(/\p{L}+/gu) ?? [],
    );
    const mixed = words.filter(
      (word) => foreign.test(word) || (own.test(word) && /\p{Script=Latin}/u.test(word)),
    );
    expect(mixed).toEqual([]);
  });

  test('M-04: variants say only what differs: Swiss spelling and points, Austrian words', () => {
    const variants: readonly LocaleCode[] = ['de-AT', 'de-CH', 'fr-CH', 'it-CH', 'nl-BE', 'fr-BE', 'en-IE'];
    const names = goods().flatMap(({ name }) => variants.map((locale) => [locale, name[locale]] as const));
    const said = names.filter(([, name]) => name !== undefined);
    expect(said.filter(([locale]) => !['de-AT', 'de-CH', 'it-CH'].includes(locale))).toEqual([]);
    expect(said.some(([locale, name]) => locale === 'de-CH' && name?.includes('Schweissgerät'))).toBe(true);
    expect(said.some(([locale, name]) => locale === 'de-AT' && name?.includes('Faschiermaschine'))).toBe(
      true,
    );
    expect(said.filter(([locale, name]) => locale === 'de-CH' && name?.includes('ß'))).toEqual([]);
  });

  test.each([
    ['de-DE', 'MIG/MAG-Schweißgerät für Öl', 'mig-mag-schweissgeraet-fuer-oel'],
    ['da-DK', 'Rør æble på', 'roer-aeble-paa'],
    ['pl-PL', 'Wózek żółty łódź', 'wozek-zolty-lodz'],
    ['hr-HR', 'Kliješta, đak', 'klijesta-dak'],
    ['fr-FR', "Œuvre d'été", 'oeuvre-dete'],
    ['ro-RO', 'Mașină și țeavă', 'masina-si-teava'],
    ['el-GR', 'Αυτόματη μπάρα ευκολίας, άγκυρα, ούζο', 'aftomati-bara-efkolias-agkyra-ouzo'],
    ['bg-BG', 'Щанга за въглища, лаборатория', 'shtanga-za-vaglishta-laboratoria'],
    ['lt-LT', 'Šildytuvas į ūkį', 'sildytuvas-i-uki'],
  ] as const)('R-03: in %s "%s" becomes %s', (locale, text, slug) => {
    expect(slugify(locale, text)).toBe(slug);
  });
});
