import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { baseLocales } from '../../src/kernel/locale.ts';
import { foldQuery } from '../../src/search/rules/fold-query.ts';
import { readSynonymFile } from '../../src/search/rules/synonym-file.ts';
import { projectRoot } from '../../tests/support/source-tree.ts';
import { goods, linesOf } from '../catalogue/read-made.ts';
import { makePages } from '../content/make-pages.ts';

const folder = join(projectRoot, 'demo', 'search');

/** Rows of `a | b | c`, each with its cells. */
const rowsOf = (file: string): readonly (readonly string[])[] =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((cell) => cell.trim()));

test('every language has synonyms, and no other file lies there', () => {
  const files = baseLocales.map((locale) => `${locale}.txt`);
  expect(readdirSync(join(folder, 'synonyms')).sort()).toEqual(files.sort());
});

/** Whether each word of a term, but for its ending, is in a name. */
function isCarried(term: string, names: string): boolean {
  return foldQuery(term)
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => names.includes(word.length > 5 ? word.slice(0, -1) : word));
}

test.each(baseLocales)('the synonyms of %s each lead to a word that goods carry', (locale) => {
  const names = [...linesOf('product'), ...linesOf('category')].map(({ name }) =>
    foldQuery(name[locale] ?? ''),
  );
  const distinct = [...new Set(names)].join('\n');
  const parsed = readSynonymFile(readFileSync(join(folder, 'synonyms', `${locale}.txt`)));
  expect(parsed.ok ? [] : parsed.refusal).toEqual([]);
  const rules = parsed.ok ? parsed.value : [];
  expect(rules.length).toBeGreaterThanOrEqual(15);
  const idle = rules.filter(({ terms }) => !terms.some((term) => isCarried(term, distinct)));
  expect(idle.map(({ terms }) => terms.join(', '))).toEqual([]);
});

test('every language has pins of goods that the shop sells', () => {
  const sold = new Set<string>(goods().map(({ sku }) => sku));
  const pins = rowsOf('pins.txt');
  expect(new Set(pins.map(([locale]) => locale))).toEqual(new Set(baseLocales));
  expect(pins.flatMap(([, , skus = '']) => skus.split(' ')).filter((sku) => !sold.has(sku))).toEqual([]);
});

test('every language has queries that lead to pages it has', () => {
  const pages = new Set<string>();
  for (const page of makePages().lines as readonly { locale: string; slug: string }[])
    pages.add(`${page.locale} /${page.slug}/`);
  const redirects = rowsOf('redirects.txt');
  expect(new Set(redirects.map(([locale]) => locale))).toEqual(new Set(baseLocales));
  expect(redirects.map(([locale, , path]) => `${locale} ${path}`).filter((page) => !pages.has(page))).toEqual(
    [],
  );
});
