import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';
import { doubtfulUnits, getUnit, listUnitNames, MAX_UNIT_LENGTH } from './units.ts';

test('B-09: the names of units are folded, short enough to be found, and mean one unit each', () => {
  const names = listUnitNames();
  expect(names.filter((name) => foldText(name) !== name)).toEqual([]);
  expect(names.filter((name) => name.split('/').some((part) => part.length > MAX_UNIT_LENGTH))).toEqual([]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect([...doubtfulUnits].filter((name) => getUnit(name) === undefined)).toEqual([]);
});
