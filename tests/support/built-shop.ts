import { join, resolve } from 'node:path';
import { isBuildFresh } from '../../scripts/build-stamp.mjs';

const projectRoot = resolve(import.meta.dirname, '..', '..');

/** The built program. Throws when it was not made of the sources as they are: its tests would prove another shop. */
export function requireBuiltShop(project: string = projectRoot): string {
  if (!isBuildFresh(project)) {
    throw new Error(
      'The build is not of these sources. `npm run build` makes it, `npm test -- PATTERN` too before it tests.',
    );
  }
  return join(project, 'build', 'server', 'index.js');
}
