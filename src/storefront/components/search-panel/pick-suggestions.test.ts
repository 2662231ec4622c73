import { expect, it } from 'vitest';
import { buildPaths } from '../../../addresses/paths.ts';
import type { CallOutput } from '../../../api/contract.ts';
import { money } from '../../../kernel/money.ts';
import { pickSuggestions } from './pick-suggestions.ts';
import { moveActive } from './use-combobox.ts';

const paths = buildPaths({ base: '', nativeRouting: false });
const numbers = (count: number) => Array.from({ length: count }, (_, position) => position + 1);

const full: CallOutput<'getSearchSuggestions'> = {
  total: 120,
  products: numbers(10).map((number) => ({
    sku: `EX1000000${number}`,
    name: `Drill ${number}`,
    slug: `drill-1000000${number}`,
    price: { value: money('EUR', number * 1000) },
  })),
  categories: numbers(5).map((number) => ({
    key: `c${number}`,
    name: `C${number}`,
    slug: `c-${number}`,
    path: [],
  })),
  brands: ['MSW', 'Ulsonix'],
  queries: ['drill bits', 'drill press', 'drill stand'],
};

it.each([10, 6])(
  'B-02: of a rich answer %d suggestions are shown, at least half of them products',
  (most) => {
    const groups = pickSuggestions(full, most, paths, []);
    const all = groups.flatMap(({ suggestions }) => suggestions);
    expect(all).toHaveLength(most);
    expect(all.filter(({ product }) => product !== undefined).length).toBeGreaterThanOrEqual(most / 2 - 0.5);
    expect(groups.map(({ kind }) => kind)).toEqual(['queries', 'categories', 'brands', 'products']);
  },
);

it('B-02: products take the room that nothing else needs', () => {
  const groups = pickSuggestions({ ...full, categories: [], brands: [], queries: [] }, 10, paths, []);
  expect(groups.map(({ kind, suggestions }) => `${kind} ${suggestions.length}`)).toEqual(['products 10']);
});

it('B-05: a brand leads to its own page where it has one, else to its products', () => {
  const hrefOf = (pages: readonly { title: string; href: string }[]) =>
    pickSuggestions(full, 10, paths, pages).find(({ kind }) => kind === 'brands')?.suggestions[0]?.href;
  expect(hrefOf([])).toBe('/search?brand=MSW');
  expect(hrefOf([{ title: 'MSW', href: '/msw/' }])).toBe('/msw/');
});

it('B-01: the arrow keys go round', () => {
  expect(moveActive(-1, 1, 3)).toBe(0);
  expect(moveActive(2, 1, 3)).toBe(0);
  expect(moveActive(0, -1, 3)).toBe(2);
  expect(moveActive(-1, -1, 3)).toBe(2);
  expect(moveActive(-1, 1, 0)).toBe(-1);
});
