import { expect, it } from 'vitest';
import type { CategoryBranch } from '../../shell.ts';
import { findCategoryWay } from './find-category-way.ts';

const branch = (key: string, ...children: CategoryBranch[]): CategoryBranch => ({
  key,
  name: key,
  slug: key,
  children,
});
const tree = [branch('kitchen', branch('fryers')), branch('workshop', branch('saws', branch('blades')))];

it.each([
  ['kitchen', ['kitchen']],
  ['fryers', ['kitchen', 'fryers']],
  ['blades', ['workshop', 'saws', 'blades']],
  ['gone', []],
  [undefined, []],
])('S-04: the way to %s leads through its departments', (key, way) => {
  expect(findCategoryWay(tree, key).map((each) => each.key)).toEqual(way);
});
