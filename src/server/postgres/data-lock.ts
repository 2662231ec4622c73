import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

export interface DataLock {
  release(): void;
}

/**
 * Makes this process the only shop on a data folder, until it releases the lock or dies in any way.
 *
 * Node has no flock of its own, but the SQLite inside it locks a file through the kernel (fcntl): the lock ends with
 * its owner, also after kill -9, needs no clean-up, has no race between two starters, and holds between containers
 * that share a volume. The file stays empty; `shop.pid` beside it only serves the message.
 */
export function acquireDataLock(dataDir: string): DataLock {
  const path = join(dataDir, 'shop.lock');
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path);
    database.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    database?.close();
    throw describeLockFailure(dataDir, error);
  }
  const held = database;
  writeFileSync(join(dataDir, 'shop.pid'), `${process.pid}\n`);
  return {
    release() {
      if (held.isOpen) held.close();
    },
  };
}

function describeLockFailure(dataDir: string, error: unknown): EmbeddedPostgresError {
  const busy = error instanceof Error && 'errcode' in error && error.errcode === 5;
  if (!busy) {
    const reason = error instanceof Error ? error.message : String(error);
    return new EmbeddedPostgresError(
      'data-dir-not-writable',
      `Cannot lock the data folder ${dataDir}: ${reason}. Set DATA_DIR to a folder this user may write to.`,
      error,
    );
  }
  return new EmbeddedPostgresError(
    'data-dir-in-use',
    `Another shop (process ${readOwner(dataDir)}) is using the data folder ${dataDir}. Stop it, or set DATA_DIR to another folder.`,
    error,
  );
}

function readOwner(dataDir: string): string {
  try {
    return readFileSync(join(dataDir, 'shop.pid'), 'utf8').trim();
  } catch {
    return 'unknown';
  }
}
