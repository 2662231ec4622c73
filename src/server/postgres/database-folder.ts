import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  access,
  chown,
  constants,
  mkdir,
  open,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
} from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { EmbeddedPostgresError, errorCode } from './embedded-postgres-error.ts';
import { type PostgresAccount, spawnIdentity } from './postgres-account.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { postgresEnvironment, tieToParent } from './postgres-process.ts';

/** Creates DATA_DIR where it is missing and returns its real path; refuses one that this user cannot write to. */
export async function prepareDataDir(dataDir: string): Promise<string> {
  try {
    await makeFolder(resolve(dataDir));
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return await realpath(dataDir);
  } catch (error) {
    throw new EmbeddedPostgresError(
      'data-dir-not-writable',
      `Cannot write to the data folder ${dataDir} (${errorCode(error) ?? String(error)}). Give this user rights to it, or set DATA_DIR to another folder.`,
      error,
    );
  }
}

/** What `mkdir` with `recursive` does, except that it never ends where the system lets nobody make folders (/proc). */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || existsSync(dirname(path))) throw error;
    await makeFolder(dirname(path));
    await makeFolder(path);
  }
}

/**
 * The name a program run as the account can use for a folder that is its working directory. A lowered account may not
 * pass through the folders above (/root is closed to it), yet Linux lets every process enter its own working directory.
 */
export function reachableName(folder: string, account: PostgresAccount): string {
  return account.kind === 'lowered' ? '/proc/self/cwd' : folder;
}

/**
 * Makes sure the folder holds a complete database cluster. `initdb` works in a draft that is renamed when complete,
 * so one that was interrupted leaves nothing that a later start could mistake for a database.
 */
export async function prepareDatabaseFolder(
  folder: string,
  binaries: PostgresBinaries,
  account: PostgresAccount,
  log: (line: string) => void,
): Promise<void> {
  await removeDrafts(folder);
  const version = await readClusterVersion(folder);
  if (version === binaries.majorVersion) return;
  if (version !== undefined) {
    throw new EmbeddedPostgresError(
      'data-dir-of-another-version',
      `The database in ${folder} was made by PostgreSQL ${version}, this shop brings ${binaries.majorVersion}. Move it with pg_dump of that version, or set DATA_DIR to another folder.`,
    );
  }
  log('Creating the database folder.');
  const draft = `${folder}.draft-${randomBytes(6).toString('hex')}`;
  await mkdir(draft, { mode: 0o700 });
  if (account.kind === 'lowered') await chown(draft, account.uid, account.gid);
  await runInitdb(draft, binaries.initdb, account);
  await rename(draft, folder);
  await syncFolder(join(folder, '..'));
}

async function readClusterVersion(folder: string): Promise<string | undefined> {
  try {
    return (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function removeDrafts(folder: string): Promise<void> {
  const parent = join(folder, '..');
  const names = (await readdir(parent)).filter((name) => name.startsWith('postgres.draft-'));
  // An initdb that outlived its shop may still be writing: a draft that resists goes at the next start.
  for (const name of names) {
    await rm(join(parent, name), { recursive: true, force: true, maxRetries: 3 }).catch((error: unknown) => {
      if (!['ENOTEMPTY', 'EBUSY', 'EEXIST'].includes(errorCode(error) ?? '')) throw error;
    });
  }
}

function runInitdb(draft: string, initdb: string, account: PostgresAccount): Promise<void> {
  const [program = '', ...rest] = [
    ...tieToParent('KILL'),
    initdb,
    `--pgdata=${reachableName(draft, account)}`,
    '--username=gantry',
    '--auth=trust', // the folder with the socket is 0700 and no port is opened
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin', // C.UTF-8 from PostgreSQL itself: the same order on every machine
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
  ];
  const child = spawn(program, rest, {
    cwd: draft,
    detached: true,
    env: postgresEnvironment,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...spawnIdentity(account),
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  return new Promise((resolve, reject) => {
    const fail = (reason: string) =>
      reject(new EmbeddedPostgresError('initdb-failed', `Cannot create the database in ${draft}: ${reason}`));
    child.once('error', (error) => fail(error.message));
    child.once('close', (code, signal) => {
      if (code === 0) resolve();
      else fail(complaint.trim().split('\n').join(' | ') || `initdb ended with ${signal ?? `code ${code}`}`);
    });
  });
}

/** Puts a rename on the disk; without it a power cut could take the folder's name away again. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
