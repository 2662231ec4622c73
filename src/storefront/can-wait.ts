import type { IslandName } from './frame/island-name.ts';

/**
 * What is around every page works as the links and forms that it is, until somebody does something: pages that only inform, to
 * whom there is nothing to say of a cart or an account, are read without the code that would bring it to life.
 */
const waitingNames: readonly string[] = [
  'accountLink',
  'cartDrawer',
  'cartLink',
  'notifications',
  'searchForm',
] satisfies readonly IslandName[];

/** Whether nothing of a page need be alive before somebody does something. */
export function canWait(islands: readonly { readonly name: string }[]): boolean {
  return islands.every(({ name }) => waitingNames.includes(name));
}
