import { expect, it } from 'vitest';
import type { FilterGroup } from './build-filters.ts';
import { parseListingQuery } from './listing-query.ts';
import { pickPromoted } from './pick-promoted.ts';

const TOTAL = 20;

function group(
  kind: FilterGroup['kind'],
  field: string,
  counts: Readonly<Record<string, number>>,
  chosen = '',
): FilterGroup {
  const values = Object.entries(counts).map(([value, count]) => ({
    value,
    label: value.toUpperCase(),
    count,
    isChosen: value === chosen,
  }));
  const label = kind === 'attribute' ? { label: field } : {};
  return { field, kind, ...label, values, total: values.length, isUnfolded: false };
}

const query = (address = '') => parseListingQuery(new URLSearchParams(address));
const pick = (groups: readonly FilterGroup[], { onStock = 0, total = TOTAL, address = '' } = {}) =>
  pickPromoted({ groups, onStock }, query(address), total).map(
    ({ field, value, isChosen }) => `${field} ${value}${isChosen ? ' chosen' : ''}`,
  );

const groups = [
  group('category', 'category', { saws: 9, drills: 8 }),
  group('brand', 'brand', { a: 7, b: 6, c: 5 }),
  group('tag', 'tags', { 'on-sale': 4, new: 3 }),
  group('attribute', 'attr.power', { small: 2, medium: 9, large: 6 }),
  group('attribute', 'attr.voltage', { '230': 12, '400': 8 }),
  group('attribute', 'attr.colour', { red: 10, blue: 9 }),
];

it('L-03: what is on stock, a mark, and the most frequent values of what cards print first, in the order of their group', () => {
  expect(pick(groups, { onStock: 15 })).toEqual([
    'stock true',
    'tags on-sale',
    'attr.power medium',
    'attr.power large',
    'attr.voltage 230',
    'attr.voltage 400',
  ]);
});

it('L-03: brands stand where attributes leave room, categories never', () => {
  expect(pick(groups.slice(0, 4))).toEqual([
    'tags on-sale',
    'attr.power medium',
    'attr.power large',
    'brand a',
    'brand b',
  ]);
});

it('L-03: no quick choice leaves the list as it is, or one product of it', () => {
  const shared = group('attribute', 'attr.power', { all: TOTAL, one: 1 });
  expect(pick([shared, group('attribute', 'attr.voltage', { '230': 12, '400': 1 })])).toEqual([
    'attr.voltage 230',
  ]);
  expect(pick([], { onStock: TOTAL })).toEqual([]);
});

it('L-03: what is chosen stays, however rare it is, and beside it what would add to the list', () => {
  const power = group('attribute', 'attr.power', { small: 2, medium: 9, large: 6, huge: 1 }, 'huge');
  expect(pick([power, ...groups.slice(3)], { onStock: 2, total: 2, address: 'stock=true' })).toEqual([
    'stock true chosen',
    'attr.power huge chosen',
  ]);
  expect(pick([power], { total: 8 })).toEqual([
    'attr.power medium',
    'attr.power large',
    'attr.power huge chosen',
  ]);
});

it('L-03: a short list needs no quick choices', () => {
  expect(pick(groups, { onStock: 3, total: 5 })).toEqual([]);
});
