import type { CategoryBranch } from '../../shell.ts';

/** From the first level down to a category; empty where there is none of that key. */
export function findCategoryWay(
  tree: readonly CategoryBranch[],
  key: string | undefined,
): readonly CategoryBranch[] {
  for (const branch of tree) {
    if (branch.key === key) return [branch];
    const below = findCategoryWay(branch.children, key);
    if (below.length > 0) return [branch, ...below];
  }
  return [];
}
