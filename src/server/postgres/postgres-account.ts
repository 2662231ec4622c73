import { statSync } from 'node:fs';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** PostgreSQL refuses to run as root; this is the id of `nobody` on every Linux with an account list. */
const nobody = 65_534;

/** Who runs postgres: we ourselves, or, when we are root, somebody without rights. */
export type PostgresAccount =
  | { readonly kind: 'self'; readonly uid: number }
  | { readonly kind: 'lowered'; readonly uid: number; readonly gid: number };

/**
 * Chooses the account for a database folder. Root lowers itself to the folder's owner, so that a folder which an
 * ordinary user started can be carried on by root; a new folder goes to `nobody`.
 */
export function resolvePostgresAccount(folder: string): PostgresAccount {
  const uid = process.getuid?.();
  const gid = process.getgid?.();
  if (uid === undefined || gid === undefined) {
    throw new EmbeddedPostgresError(
      'platform-not-supported',
      `There is no embedded PostgreSQL for ${process.platform}. Set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  const owner = statSync(folder, { throwIfNoEntry: false });
  if (uid !== 0) {
    if (owner !== undefined && owner.uid !== uid) throw ownedByAnother(folder, owner.uid);
    return { kind: 'self', uid };
  }
  if (process.platform !== 'linux') {
    throw new EmbeddedPostgresError(
      'platform-not-supported',
      'PostgreSQL does not run as root. Start the shop as an ordinary user, or set DATABASE_URL.',
    );
  }
  if (owner !== undefined && owner.uid !== 0) return { kind: 'lowered', uid: owner.uid, gid: owner.gid };
  return { kind: 'lowered', uid: nobody, gid: nobody };
}

function ownedByAnother(folder: string, owner: number): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'data-dir-of-another-user',
    `The database in ${folder} belongs to another user (id ${owner}). Start the shop as that user or as root, or set DATA_DIR to another folder.`,
  );
}

/** What `spawn` needs to run a program as the account: nothing for ourselves. */
export function spawnIdentity(account: PostgresAccount): { uid?: number; gid?: number } {
  return account.kind === 'lowered' ? { uid: account.uid, gid: account.gid } : {};
}
