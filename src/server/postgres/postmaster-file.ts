import { spawnSync } from 'node:child_process';
import { readlinkSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { errorCode } from './embedded-postgres-error.ts';

/**
 * What `postmaster.pid` in a database folder says. Its lines: process id, folder, start time, port, socket folder,
 * listen address, shared memory key and id, status.
 */
export type PostmasterState =
  | { readonly kind: 'absent' }
  /** The process is gone, or its number now belongs to another program. */
  | { readonly kind: 'stale' }
  | { readonly kind: 'running'; readonly pid: number; readonly status: 'ready' | 'starting' | 'stopping' };

const fileName = 'postmaster.pid';

/** The file's text; `undefined` when there is none, which a server that ends by itself sees to at any moment. */
function readPostmasterFile(folder: string): Promise<string | undefined> {
  return readFile(join(folder, fileName), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
}

export async function readPostmasterState(folder: string): Promise<PostmasterState> {
  const text = await readPostmasterFile(folder);
  if (text === undefined) return { kind: 'absent' };
  const lines = text.split('\n');
  const pid = Number.parseInt(lines[0] ?? '', 10);
  if (!Number.isInteger(pid) || pid <= 1 || !isPostmaster(pid, folder)) return { kind: 'stale' };
  return { kind: 'running', pid, status: parseStatus(lines[7]) };
}

/** Whether a process exists; one of another user counts. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/**
 * Takes the process id out of a stale `postmaster.pid`, so that PostgreSQL does not mistake the number's new owner for
 * itself. The rest stays: through the shared memory key a starting server sees whether workers of the dead one still
 * write, which deleting the file would hide. PostgreSQL ignores its own parent's number, and that is us.
 */
export async function disownPostmasterFile(folder: string): Promise<void> {
  const text = await readPostmasterFile(folder);
  if (text === undefined) return;
  const [, ...rest] = text.split('\n');
  await writeFile(join(folder, fileName), [String(process.pid), ...rest].join('\n'));
  await rm(join(folder, '.s.PGSQL.5432.lock'), { force: true });
}

function parseStatus(line: string | undefined): 'ready' | 'starting' | 'stopping' {
  const status = line?.trim();
  return status === 'ready' || status === 'stopping' ? status : 'starting';
}

/** A process number alone proves nothing after a restart of the machine or the container: look at what it runs. */
export function isPostmaster(pid: number, folder: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform === 'linux') {
    try {
      const program = basename(readlinkSync(`/proc/${pid}/exe`)).replace(/ \(deleted\)$/, '');
      return program === 'postgres' && readlinkSync(`/proc/${pid}/cwd`) === folder;
    } catch {
      return false; // gone meanwhile, or of another user: in both cases not the server of our folder
    }
  }
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.includes('postgres') && stdout.includes(folder);
}
