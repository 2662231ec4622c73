import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { type PostgresAccount, spawnIdentity } from './postgres-account.ts';
import { isAlive, isPostmaster, readPostmasterState } from './postmaster-file.ts';

/** A postmaster that serves a folder: one we started, or one we found and adopted. */
export interface PostgresProcess {
  readonly pid: number;
  /** Resolves when the process is gone, with a few words on how it ended. */
  readonly exited: Promise<string>;
}

export interface PostgresCommand {
  readonly program: string;
  readonly arguments: readonly string[];
  readonly folder: string;
  readonly account: PostgresAccount;
}

/** How a server ended before it was ready, with the last lines it wrote. */
export interface EarlyExit {
  readonly kind: 'early-exit';
  readonly lines: readonly string[];
}

/** Only what PostgreSQL needs: nothing of the shop's own environment, whatever it holds, goes to it. */
export const postgresEnvironment = {
  LC_ALL: 'C',
  TZ: 'UTC',
  PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
};

/**
 * Starts a postmaster and waits until it serves. It gets a session of its own, so that Ctrl-C reaches the shop alone
 * and requests in flight still find their database, and it ends when we die, however that happens.
 */
export async function startPostgres(
  command: PostgresCommand,
  log: (line: string) => void,
): Promise<PostgresProcess | EarlyExit> {
  const tie = tieToParent('INT');
  const [program = '', ...rest] = [...tie, command.program, ...command.arguments];
  const child = spawn(program, rest, {
    cwd: command.folder,
    detached: true,
    env: postgresEnvironment,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...spawnIdentity(command.account),
  });
  const lines: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    log(line);
    lines.push(line);
    if (lines.length > 20) lines.shift();
  });
  const exited = exitOf(child);
  const { pid } = child;
  if (pid === undefined) return { kind: 'early-exit', lines: [await exited] };
  const watcher = tie.length === 0 ? watchParent(pid) : undefined;
  const ended = exited.finally(() => watcher?.kill('SIGKILL'));
  const ready = await Promise.race([waitUntilReady(pid, command.folder), ended]);
  return ready === 'ready' ? { pid, exited: ended } : { kind: 'early-exit', lines: [...lines, ready] };
}

/** Takes over a postmaster that outlived its shop; from now on it ends when this process dies. */
export async function adoptPostgres(pid: number, folder: string): Promise<PostgresProcess | undefined> {
  const watcher = watchParent(pid);
  const exited = pollExit(pid, folder).finally(() => watcher.kill('SIGKILL'));
  const ready = await Promise.race([waitUntilReady(pid, folder), exited]);
  return ready === 'ready' ? { pid, exited } : undefined;
}

/** Ends a postmaster: fast shutdown with a checkpoint, then without one, then by force. */
export async function stopPostgres(running: PostgresProcess, log: (line: string) => void): Promise<void> {
  const steps = [
    ['SIGINT', 30_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const;
  for (const [signal, patience] of steps) {
    if (isAlive(running.pid)) process.kill(running.pid, signal);
    const giveUp = new AbortController();
    const late = delay(patience, 'late', { signal: giveUp.signal }).catch(() => 'late');
    const result = await Promise.race([running.exited, late]);
    giveUp.abort();
    if (result !== 'late') return;
    log(`The database did not end within ${patience / 1000} s of ${signal}.`);
  }
}

/** The words before a command that let Linux end it together with us; empty where there is no such program. */
export function tieToParent(signal: 'INT' | 'KILL'): string[] {
  canTie ??=
    process.platform === 'linux' &&
    spawnSync('setpriv', ['--pdeathsig', 'INT', '--', 'true'], { env: postgresEnvironment }).status === 0;
  return canTie ? ['setpriv', '--pdeathsig', signal, '--'] : [];
}

let canTie: boolean | undefined;

/**
 * A shell that waits for our end of its input to close, which the system does when we die, and then shuts the server
 * down. For macOS, for Linux without `setpriv --pdeathsig`, and for servers that are not our children.
 */
function watchParent(pid: number): ChildProcess {
  const watcher = spawn('/bin/sh', ['-c', 'read -r line; kill -INT "$1"', 'gantry-watch', String(pid)], {
    cwd: '/',
    env: postgresEnvironment,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.unref();
  return watcher;
}

function exitOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) =>
      resolve(signal === null ? `ended with code ${code}` : `was ended by ${signal}`),
    );
  });
}

async function pollExit(pid: number, folder: string): Promise<string> {
  while (isPostmaster(pid, folder)) await delay(200);
  return 'ended';
}

/** The server writes its state into `postmaster.pid`; looking at it is cheaper than connecting. */
async function waitUntilReady(pid: number, folder: string): Promise<'ready' | 'replaced'> {
  for (;;) {
    const state = await readPostmasterState(folder);
    if (state.kind === 'running' && state.pid === pid && state.status === 'ready') return 'ready';
    if (!isAlive(pid)) return 'replaced';
    await delay(10);
  }
}
