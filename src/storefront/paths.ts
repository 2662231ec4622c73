import { buildPaths, type Paths } from '../addresses/paths.ts';
import { useSurroundings } from './shell.ts';

/** The paths of the page being shown: `const paths = usePaths(); <a href={paths.cart()}>`. */
export function usePaths(): Paths {
  return buildPaths(useSurroundings());
}
