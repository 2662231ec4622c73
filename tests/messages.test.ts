import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import { findAreaTexts, findForgottenTexts } from '../scripts/area-texts.ts';
import { findPageKeys, readMessages, readOwnMessages } from '../scripts/messages-plugin.ts';
import { getFallbackLocale, type LocaleCode, localeCodes } from '../src/kernel/locale.ts';
import { createText } from '../src/kernel/text.ts';
import { textAreas } from '../src/storefront/i18n/text-areas.ts';
import { findIslandNames, islandRow } from '../src/storefront/islands.ts';
import { projectRoot, readSources } from './support/source-tree.ts';

const folder = join(projectRoot, 'messages');
const english = readMessages(folder, 'en-GB');
const keys = Object.keys(english);
const bases = localeCodes.filter((locale) => getFallbackLocale(locale) === undefined);
const variants = localeCodes.filter((locale) => getFallbackLocale(locale) !== undefined);

/** What a compiled message asks for and offers: its arguments, and the plural branches of each. */
interface Shape {
  readonly values: Set<string>;
  readonly plurals: Map<string, Set<string>>;
}

/** Kind numbers of icu-minify's compiled form: 0 is a plural's own number, 1 select, 2 plural, 3 ordinal. */
const BRANCHING = new Set([1, 2, 3]);

function shapeOf(text: string): Shape {
  const shape: Shape = { values: new Set(), plurals: new Map() };
  const walk = (node: unknown): void => {
    if (!Array.isArray(node)) return;
    const [name, kind, branches] = node as readonly unknown[];
    const isArgument =
      typeof name === 'string' && (node.length === 1 || (typeof kind === 'number' && kind > 0));
    if (!isArgument) {
      node.forEach(walk);
      return;
    }
    shape.values.add(name);
    if (
      typeof kind === 'number' &&
      BRANCHING.has(kind) &&
      typeof branches === 'object' &&
      branches !== null
    ) {
      if (kind === 2) shape.plurals.set(name, new Set(Object.keys(branches)));
      Object.values(branches).forEach(walk);
    }
  };
  const compiled: unknown = compile(text);
  if (Array.isArray(compiled)) compiled.forEach(walk);
  return shape;
}

/** Plural categories that whole numbers of this shop's size can have; `many` of the Romance languages starts at a million. */
function pluralCategories(locale: LocaleCode): Set<string> {
  const rules = new Intl.PluralRules(locale);
  return new Set(Array.from({ length: 1000 }, (_, number) => rules.select(number)));
}

it('M-04: there is a file for each of the 28 locales and no other', () => {
  expect(readdirSync(folder).sort()).toEqual(localeCodes.map((locale) => `${locale}.json`).sort());
});

describe.each(bases)('M-04: the texts in %s', (locale) => {
  const own = readOwnMessages(folder, locale);

  it('are complete, and hold nothing that English does not', () => {
    expect(Object.keys(own).sort()).toEqual([...keys].sort());
  });

  it('are not empty, and keep the English arguments', () => {
    for (const key of keys) {
      expect(own[key]?.trim(), key).not.toBe('');
      expect([...shapeOf(own[key] ?? '').values].sort(), key).toEqual(
        [...shapeOf(english[key] ?? '').values].sort(),
      );
    }
  });

  it('have every plural form that their numbers need', () => {
    const needed = pluralCategories(locale);
    for (const key of keys) {
      for (const [argument, branches] of shapeOf(own[key] ?? '').plurals) {
        const missing = [...needed].filter((category) => !branches.has(category));
        expect(missing, `${key} {${argument}}`).toEqual([]);
        expect(branches.has('other'), key).toBe(true);
      }
    }
  });

  it('are written, not left in English', () => {
    if (locale === 'en-GB') return;
    const wordsOf = (text = '') => text.replace(/\{[^{}]*\}/g, '').match(/\p{L}+/gu) ?? [];
    // Short ones may be the same word; what deliveries and their fee are called is not.
    const isWhole = (key: string) => key.startsWith('shipping.') || wordsOf(english[key]).length >= 4;
    const same = keys.filter((key) => isWhole(key) && own[key] === english[key]);
    expect(same).toEqual([]);
  });

  it('can be written out', () => {
    const texts = Object.fromEntries(keys.map((key) => [key, compile(own[key] ?? '')]));
    const text = createText(locale, texts);
    for (const key of keys) {
      const values = Object.fromEntries([...shapeOf(own[key] ?? '').values].map((name) => [name, 3]));
      expect(text(key, values), key).not.toMatch(/[{}]/);
    }
  });
});

describe.each(variants)('M-04: the variant %s', (locale) => {
  const own = readOwnMessages(folder, locale);
  const fallback = readMessages(folder, getFallbackLocale(locale) ?? locale);

  it('holds only known texts, and only those that differ', () => {
    for (const [key, text] of Object.entries(own)) {
      expect(keys).toContain(key);
      expect(text, key).not.toBe(fallback[key]);
      expect([...shapeOf(text).values].sort(), key).toEqual([...shapeOf(english[key] ?? '').values].sort());
    }
  });
});

it('M-04: Swiss German has no ß', () => {
  const swiss = readMessages(folder, 'de-CH');
  expect(Object.keys(swiss).filter((key) => swiss[key]?.includes('ß'))).toEqual([]);
});

it('every text is used, and every text that is asked for exists', () => {
  const sources = readSources().filter(({ path }) =>
    /^src\/(?:storefront|mail|papers|api|integrations\/card)\//.test(path),
  );
  const code = sources.map(({ text }) => text).join('\n');
  const unused = keys.filter((key) => {
    const asked = key.replace(/^(?:mail|papers|sandbox|shipping)\./, '');
    // What a way of delivery is called is asked for by its own name.
    if (/^shipping\.(?:parcel|freight)/.test(key)) return false;
    return !code.includes(`'${asked}'`) && !code.includes(`"${asked}"`);
  });
  expect(unused).toEqual([]);
  const asked = sources
    .filter(({ path }) => path.startsWith('src/storefront/'))
    .flatMap(({ text }) => [...text.matchAll(/\btext\(\s*'([\w.]+)'/g)].map(([, key = '']) => key));
  expect(asked.filter((key) => english[key] === undefined)).toEqual([]);
});

describe('of the texts of pages the browser is sent', () => {
  const pageKeys = findPageKeys(keys);
  const areas = findAreaTexts(pageKeys);

  it('what its parts name, with each part what it says itself', () => {
    expect(areas.pages).toContain('header.cart');
    expect(areas.cart).toContain('cart.update');
    expect(areas.addresses).toContain('vat.validate');
    expect(areas.listing).toContain('suggestions.seeAll');
    expect(areas.product).toContain('product.addToCart');
    expect(findForgottenTexts(pageKeys)).toEqual([]);
  });

  it('nothing twice on one page, and nothing that only the server writes', () => {
    const { pages, ...others } = areas;
    for (const own of Object.values(others)) expect([...own].filter((key) => pages.has(key))).toEqual([]);
    const sent = new Set(Object.values(areas).flatMap((own) => [...own]));
    const written = [
      'footer.copyright',
      'checkout.thankYouTitle',
      'account.create',
      'details.weight',
      'home.heading',
    ];
    expect(written.filter((key) => sent.has(key))).toEqual([]);
  });

  it('an island’s own with it', () => {
    const wanted = findIslandNames().map((name) => {
      const { file = 'none' } = islandRow(name);
      const own = Object.entries<readonly string[]>(textAreas).flatMap(([area, files]) =>
        files.includes(file) ? [area] : [],
      );
      return [name, own];
    });
    expect(findIslandNames().map((name) => [name, islandRow(name).texts ?? []])).toEqual(wanted);
  });
});
