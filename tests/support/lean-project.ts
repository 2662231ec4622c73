import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { buildInputs } from '../../scripts/build-stamp.mjs';
import { requireBuiltShop } from './built-shop.ts';

const projectRoot = resolve(import.meta.dirname, '..', '..');

const entry = z.looseObject({ dev: z.boolean().default(false), devOptional: z.boolean().default(false) });
/** npm's list of packages: what the lock file wants and, in `node_modules`, what is there. */
const packageList = z.looseObject({ packages: z.record(z.string(), entry) });

/** Parts of the project without which a built shop does not run; the rest of it is for those who make it. */
const parts = ['build', 'db', ...buildInputs.folders, ...buildInputs.files, 'scripts'];

export interface LeanProject {
  /** What `npm start` runs. */
  readonly startScript: string;
  remove(): Promise<void>;
}

/**
 * The project as it is on a machine that only runs it (docs/operations.md): built, with the packages that `npm prune --omit=dev`
 * leaves, and without the demonstration. The packages are links to those at hand.
 */
export async function makeLeanProject(): Promise<LeanProject> {
  requireBuiltShop();
  const folder = await mkdtemp(join(tmpdir(), 'gantry-lean-'));
  for (const part of parts) await cp(join(projectRoot, part), join(folder, part), { recursive: true });
  const record = join('node_modules', '.package-lock.json');
  const { packages, ...list } = packageList.parse(
    JSON.parse(await readFile(join(projectRoot, record), 'utf8')),
  );
  const needed = Object.entries(packages).filter(([, { dev, devOptional }]) => !dev && !devOptional);
  for (const [path] of needed) {
    // What lies within another package comes with it.
    if (path.lastIndexOf('node_modules/') > 0) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await symlink(join(projectRoot, path), join(folder, path));
  }
  await writeFile(join(folder, record), JSON.stringify({ ...list, packages: Object.fromEntries(needed) }));
  return {
    startScript: join(folder, 'scripts', 'start.mjs'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
