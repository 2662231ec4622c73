import { expect, test } from 'vitest';
import { orderAttributes, pickColumns } from './order-attributes.ts';

const card = (...keys: readonly string[]) => ({
  keySpecs: keys.map((key) => ({ key, label: key.toUpperCase(), value: '1' })),
});
const facets = ['colour', 'grossWeight', 'material', 'netLength', 'power', 'tank'].map((key) => ({ key }));
const cards = [card('tank', 'power', 'colour'), card('tank', 'power'), card('power', 'tank')];

test('B-10: what the cards print first is the first filter; colour, weight and outer sizes come last', () => {
  expect(orderAttributes(facets, cards).map(({ key }) => key)).toEqual([
    'tank',
    'power',
    'material',
    'colour',
    'grossWeight',
    'netLength',
  ]);
});

test('L-06: a table has a column for each attribute that half of its products say, and no more than it has room for', () => {
  const [tank, power] = [
    { key: 'tank', label: 'TANK' },
    { key: 'power', label: 'POWER' },
  ];
  expect(pickColumns(cards, 5)).toEqual([tank, power]);
  expect(pickColumns(cards, 1)).toEqual([tank]);
  expect(pickColumns([], 5)).toEqual([]);
});

test('L-06: goods that have too little in common have no columns of their own', () => {
  expect(pickColumns([card('tank', 'power'), card('weight'), card('tank', 'length')], 5)).toEqual([]);
});
