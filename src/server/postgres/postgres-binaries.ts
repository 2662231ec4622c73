import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { constants, type Stats } from 'node:fs';
import {
  chmod,
  copyFile,
  link,
  lstat,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { z } from 'zod';
import { EmbeddedPostgresError, errorCode } from './embedded-postgres-error.ts';
import { type PostgresAccount, spawnIdentity } from './postgres-account.ts';

/** The programs of one PostgreSQL, complete with their libraries, where the account can run them. */
export interface PostgresBinaries {
  readonly postgres: string;
  readonly initdb: string;
  /** `18` of `18.4.0-beta.17`: what `PG_VERSION` in a data folder must say. */
  readonly majorVersion: string;
}

const manifestSchema = z.object({ version: z.string() });
const symlinksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Makes the npm package's programs runnable and returns them. The package leaves its symbolic links to an install
 * script, which we never run, and node_modules may be read-only or lie in a home that the account cannot enter. So
 * the files are hard-linked (copied where that is impossible) once per version to the first cache folder that works.
 */
export async function preparePostgresBinaries(
  dataDir: string,
  account: PostgresAccount,
): Promise<PostgresBinaries> {
  const source = findPackage();
  const { version } = manifestSchema.parse(JSON.parse(await readFile(join(source, 'package.json'), 'utf8')));
  const failures: string[] = [];
  for (const cache of cacheFolders(dataDir, account)) {
    const folder = join(cache, `postgres-${version}-${process.platform}-${process.arch}`);
    const failure = await materialise(source, folder, account).catch(messageOf);
    if (failure === undefined) {
      return {
        postgres: join(folder, 'bin', 'postgres'),
        initdb: join(folder, 'bin', 'initdb'),
        majorVersion: version.split('.')[0] ?? version,
      };
    }
    failures.push(`${folder}: ${failure}`);
  }
  throw new EmbeddedPostgresError(
    'binaries-not-usable',
    `Cannot make the embedded PostgreSQL runnable (${failures.join('; ')}). Set DATABASE_URL to use a server instead.`,
  );
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch (error) {
    throw new EmbeddedPostgresError(
      'platform-not-supported',
      `The package ${name} is not installed. Run npm ci without --omit=optional, or set DATABASE_URL to a PostgreSQL server.`,
      error,
    );
  }
}

/** Root's cache must be open to the lowered account wherever DATA_DIR lies; a user's own stays in DATA_DIR. */
function cacheFolders(dataDir: string, account: PostgresAccount): string[] {
  if (account.kind === 'self') {
    const own = join(dataDir, 'cache');
    const spare = join(tmpdir(), `gantry-cache-${account.uid}`);
    // initdb calls its neighbour through a shell, with the path between plain double quotes.
    return /["$`\\]/.test(own) ? [spare] : [own, spare];
  }
  return ['/var/cache/gantry', join(tmpdir(), 'gantry-cache-0'), '/tmp/gantry-cache-0'];
}

async function materialise(
  source: string,
  folder: string,
  account: PostgresAccount,
): Promise<string | undefined> {
  const cache = dirname(folder);
  if ((await mkdir(cache, { recursive: true })) !== undefined) await chmod(cache, 0o755);
  const foreign = refuseForeign(await lstat(cache));
  if (foreign !== undefined) return foreign;
  const existing = await lstat(folder).catch(() => undefined);
  if (existing !== undefined) return refuseForeign(existing);
  const draft = `${folder}.${randomBytes(6).toString('hex')}`;
  try {
    await linkTree(join(source, 'native'), draft);
    await restoreSymlinks(source, draft);
    const problem = tryOut(join(draft, 'bin', 'postgres'), account);
    if (problem !== undefined) return problem;
    await rename(draft, folder).catch((error: unknown) => {
      // Somebody else finished the same folder first: theirs is as good as ours.
      if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')) throw error;
    });
    return undefined;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** A cache under /tmp could have been laid there by anyone: use only what we made ourselves. */
function refuseForeign(entry: Stats): string | undefined {
  const own = entry.isDirectory() && entry.uid === process.getuid?.() && (entry.mode & 0o022) === 0;
  return own ? undefined : 'it is not a folder that only this user can write to';
}

function tryOut(program: string, account: PostgresAccount): string | undefined {
  const result = spawnSync(program, ['--version'], { cwd: '/', encoding: 'utf8', ...spawnIdentity(account) });
  if (result.error !== undefined) return messageOf(result.error);
  return result.status === 0 ? undefined : result.stderr.trim().split('\n')[0];
}

async function linkTree(from: string, to: string): Promise<void> {
  await mkdir(to);
  await chmod(to, 0o755);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== 'pkgconfig') await linkTree(source, target);
    } else if (entry.isFile() && !entry.name.endsWith('.a')) {
      await linkFile(source, target, from.endsWith(`${sep}bin`) ? 0o755 : 0o644);
    }
  }
}

async function linkFile(source: string, target: string, mode: number): Promise<void> {
  const { mode: present } = await lstat(source);
  if ((present & mode) === mode) {
    const linked = await link(source, target).then(
      () => true,
      () => false, // another file system, or a file that this user does not own: copy below
    );
    if (linked) return;
  }
  await copyFile(source, target, constants.COPYFILE_FICLONE);
  await chmod(target, mode);
}

async function restoreSymlinks(source: string, draft: string): Promise<void> {
  const list = await readFile(join(source, 'native', 'pg-symlinks.json'), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return '[]';
    throw error;
  });
  for (const entry of symlinksSchema.parse(JSON.parse(list))) {
    const target = join(draft, relative('native', entry.target));
    const original = join(draft, relative('native', entry.source));
    await symlink(relative(dirname(target), original), target).catch((error: unknown) => {
      // An install that did run the package's script has the link already.
      if (errorCode(error) !== 'EEXIST') throw error;
    });
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
