import { createHash } from 'node:crypto';
import { lstat, mkdir, readlink, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** Bytes of a socket address on Linux (macOS: 104), less the closing zero. */
const longestSocketPath = process.platform === 'linux' ? 107 : 103;

const socketName = '.s.PGSQL.5432';

/**
 * The folder through which clients reach the socket. The server binds it relative to its own folder, so only the
 * client's path can be too long; then a private folder with a short name leads there:
 *
 *     /tmp/gantry-0-5f3c09be21aa/db -> /home/…/a/very/long/path/.data/postgres
 */
export async function resolveSocketFolder(folder: string): Promise<string> {
  if (Buffer.byteLength(join(folder, socketName)) <= longestSocketPath) return folder;
  const uid = process.getuid?.() ?? 0;
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const name = `gantry-${uid}-${hash}`;
  const base =
    Buffer.byteLength(join(tmpdir(), name, 'db', socketName)) <= longestSocketPath ? tmpdir() : '/tmp';
  const shortcut = join(base, name);
  await mkdir(shortcut, { recursive: true, mode: 0o700 });
  const entry = await lstat(shortcut);
  if (!entry.isDirectory() || entry.uid !== uid || (entry.mode & 0o077) !== 0) {
    throw new EmbeddedPostgresError(
      'start-failed',
      `${shortcut} should be a private folder of this user and is not. Remove it, or set DATA_DIR to a shorter path.`,
    );
  }
  const link = join(shortcut, 'db');
  if ((await readlink(link).catch(() => undefined)) !== folder) {
    await rm(link, { force: true });
    await symlink(folder, link);
  }
  return link;
}

/** Leaves nothing of `resolveSocketFolder` behind; the folder itself stays where no shortcut was needed. */
export async function removeSocketShortcut(socketFolder: string, folder: string): Promise<void> {
  if (socketFolder !== folder) await rm(dirname(socketFolder), { recursive: true, force: true });
}

/** `postgres://gantry@%2Fpath%2Fto%2Ffolder/gantry`, understood by `pg`, libpq and its tools. */
export function socketUrl(socketFolder: string, database: string): string {
  return `postgres://gantry@${encodeURIComponent(socketFolder)}/${database}`;
}
