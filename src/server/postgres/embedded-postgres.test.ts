import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { chmod, mkdir, realpath, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, findEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { resolvePostgresAccount, spawnIdentity } from './postgres-account.ts';
import { preparePostgresBinaries } from './postgres-binaries.ts';
import { isAlive } from './postmaster-file.ts';
import type { EmbeddedPostgresExit } from './supervise-process.ts';

const root = process.getuid?.() === 0;
const shopScript = join(import.meta.dirname, '../../../tests/support/run-embedded-postgres.ts');

let base: string;
let dataDir: string;
let running: EmbeddedPostgres[];
let children: ChildProcess[];

beforeEach(async () => {
  base = await realpath(mkdtempSync(join(tmpdir(), 'gantry test ')));
  dataDir = join(base, 'data');
  running = [];
  children = [];
});

afterEach(async () => {
  for (const database of running) await database.stop();
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await exited;
  }
  for (const folder of [dataDir, join(base, 'long')]) await killLeftOver(folder);
  rmSync(base, { recursive: true, force: true, maxRetries: 5 });
});

async function killLeftOver(folder: string): Promise<void> {
  const file = join(folder, 'postgres', 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  if (pid !== process.pid && isAlive(pid)) process.kill(pid, 'SIGKILL');
}

async function start(
  folder = dataDir,
  onExit?: (event: EmbeddedPostgresExit) => void,
): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({
    dataDir: folder,
    log: () => undefined,
    ...(onExit === undefined ? {} : { onExit }),
  });
  running.push(database);
  return database;
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(text);
    return rows.map((row) => Object.values(row)[0]);
  } finally {
    await client.end();
  }
}

interface ShopAnswer {
  readonly url?: string;
  readonly pid?: number;
  readonly problem?: string;
  readonly message?: string;
}

/** Starts a shop process of its own and returns it with the line it printed. */
async function startShop(
  prefix: readonly string[] = [],
): Promise<{ shop: ChildProcess; answer: ShopAnswer }> {
  const [program = '', ...rest] = [...prefix, process.execPath, shopScript, dataDir];
  const shop = spawn(program, rest, { stdio: ['pipe', 'pipe', 'inherit'], cwd: '/' });
  children.push(shop);
  for await (const line of createInterface({ input: shop.stdout })) {
    const answer: ShopAnswer = JSON.parse(line);
    return { shop, answer };
  }
  throw new Error('The shop process ended without a word.');
}

function killed(child: ChildProcess): Promise<unknown> {
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  return exited;
}

/** A server that nobody waits for, as a shop killed on a machine without `setpriv` leaves it. */
async function leaveOrphan(): Promise<number> {
  const folder = join(dataDir, 'postgres');
  const account = resolvePostgresAccount(folder);
  const { postgres } = await preparePostgresBinaries(dataDir, account);
  const orphan = spawn(
    postgres,
    [
      '-D',
      account.kind === 'self' ? folder : '/proc/self/cwd',
      '-c',
      'listen_addresses=',
      '-c',
      'unix_socket_directories=.',
    ],
    { cwd: folder, detached: true, stdio: 'ignore', env: { LC_ALL: 'C' }, ...spawnIdentity(account) },
  );
  children.push(orphan);
  const file = join(folder, 'postmaster.pid');
  const status = () => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  await expect.poll(status, { timeout: 10_000 }).toContain('ready');
  return orphan.pid ?? 0;
}

describe('the embedded PostgreSQL', () => {
  it('starts on an empty folder, in UTF-8 with a machine-independent order, durable and without a port', async () => {
    const database = await start();
    const settings = `SELECT string_agg(setting, ' ' ORDER BY name) FROM pg_settings
      WHERE name IN ('fsync', 'full_page_writes', 'listen_addresses', 'max_connections', 'server_encoding', 'shared_buffers')`;
    expect(await query(database.url, settings)).toEqual(['on on  60 UTF8 8192']);
    expect(
      await query(database.url, 'SELECT datlocale FROM pg_database WHERE datname = current_database()'),
    ).toEqual(['C.UTF-8']);
    expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
  });

  it('keeps what was written over a stop and a second start', async () => {
    const first = await start();
    await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.stop();
    expect(isAlive(first.pid)).toBe(false);
    const second = await start();
    expect(second.url).toBe(first.url);
    expect(await query(second.url, 'SELECT answer FROM kept')).toEqual([42]);
  });

  it('comes back by itself after kill -9 of the server, with every committed row', async () => {
    const events: EmbeddedPostgresExit[] = [];
    const database = await start(dataDir, (event) => events.push(event));
    await query(database.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    const before = database.pid;
    process.kill(before, 'SIGKILL');
    await expect
      .poll(() => events.map((event) => event.kind), { timeout: 20_000 })
      .toEqual(['restarting', 'restarted']);
    expect(database.pid).not.toBe(before);
    expect(await query(database.url, 'SELECT answer FROM kept')).toEqual([42]);
  });

  it('gives up with one clear line when the server keeps dying', async () => {
    const events: EmbeddedPostgresExit[] = [];
    const database = await start(dataDir, (event) => {
      events.push(event);
      if (event.kind === 'restarted') process.kill(event.pid, 'SIGKILL');
    });
    process.kill(database.pid, 'SIGKILL');
    await expect.poll(() => events.at(-1)?.kind, { timeout: 30_000 }).toBe('gave-up');
    expect(events.filter((event) => event.kind === 'restarted')).toHaveLength(5);
    const last = events.at(-1);
    expect(last?.kind === 'gave-up' && last.error.message).toBe(
      'The database ended 6 times within a minute (last: was ended by SIGKILL).',
    );
  });

  it('ends with its shop when the shop is killed, and the next start needs no hand', async () => {
    const { shop, answer } = await startShop();
    await query(answer.url ?? '', 'CREATE TABLE kept AS SELECT 42 AS answer');
    await killed(shop);
    const next = await start();
    expect(next.pid).not.toBe(answer.pid);
    expect(await query(next.url, 'SELECT answer FROM kept')).toEqual([42]);
  });

  it('adopts a server that outlived its shop, and stops it at the end', async () => {
    await (await start()).stop();
    const orphan = await leaveOrphan();
    const database = await start();
    expect(database.pid).toBe(orphan);
    expect(await query(database.url, 'SELECT 1')).toEqual([1]);
    await database.stop();
    expect(isAlive(orphan)).toBe(false);
  });

  it('starts another server when the one it found is told to end at that very moment', async () => {
    await (await start()).stop();
    for (let round = 0; round < 5; round += 1) {
      const orphan = await leaveOrphan();
      const starting = start();
      process.kill(orphan, 'SIGINT');
      const database = await starting;
      expect(await query(database.url, 'SELECT 1')).toEqual([1]);
      await database.stop();
    }
  });

  it('ends an adopted server when the shop that adopted it is killed', async () => {
    await (await start()).stop();
    const orphan = await leaveOrphan();
    const { shop, answer } = await startShop();
    expect(answer.pid).toBe(orphan);
    await killed(shop);
    await expect.poll(() => isAlive(orphan), { timeout: 10_000 }).toBe(false);
  });

  it('starts over a postmaster.pid whose number now belongs to another program', async () => {
    await (await start()).stop();
    const bystander = spawn('/bin/sh', ['-c', 'read -r line'], { stdio: ['pipe', 'ignore', 'ignore'] });
    children.push(bystander);
    const folder = join(dataDir, 'postgres');
    const file = join(folder, 'postmaster.pid');
    await writeFile(file, `${bystander.pid}\n${folder}\n1\n5432\n.\n\n  1  1\nready   \n`);
    const { uid, gid } = statSync(folder);
    chownSync(file, uid, gid);
    const database = await start();
    expect(database.pid).not.toBe(bystander.pid);
    expect(isAlive(bystander.pid ?? 0)).toBe(true);
    expect(await query(database.url, 'SELECT 1')).toEqual([1]);
  });

  it('refuses a second shop on the same folder with one line that names the first', async () => {
    await start();
    const { answer } = await startShop();
    expect(answer).toEqual({
      problem: 'data-dir-in-use',
      message: `Another shop (process ${process.pid}) is using the data folder ${dataDir}. Stop it, or set DATA_DIR to another folder.`,
    });
  });

  it('lets exactly one of three shops that start at the same moment have the folder', async () => {
    const answers = (await Promise.all([startShop(), startShop(), startShop()])).map(({ answer }) => answer);
    expect(answers.filter((answer) => answer.url !== undefined)).toHaveLength(1);
    expect(answers.filter((answer) => answer.problem === 'data-dir-in-use')).toHaveLength(2);
  });

  it('tells commands beside the shop where its server is, and nothing when none runs', async () => {
    expect(await findEmbeddedPostgres(dataDir)).toBeUndefined();
    const database = await start();
    expect(await findEmbeddedPostgres(dataDir)).toBe(database.url);
    await database.stop();
    expect(await findEmbeddedPostgres(dataDir)).toBeUndefined();
  });

  it('gives the folder free when it is stopped', async () => {
    await (await start()).stop();
    const { answer } = await startShop();
    expect(answer.problem).toBeUndefined();
  });

  it('says so when the data folder cannot be written', async () => {
    await writeFile(join(base, 'file'), '');
    const impossible = join(base, 'file', 'data');
    await expect(start(impossible)).rejects.toMatchObject({
      problem: 'data-dir-not-writable',
      message: `Cannot write to the data folder ${impossible} (ENOTDIR). Give this user rights to it, or set DATA_DIR to another folder.`,
    });
  });

  it.runIf(process.platform === 'linux')('says so where the system lets nobody make a folder', async () => {
    await expect(start('/proc/gantry/data')).rejects.toMatchObject({ problem: 'data-dir-not-writable' });
  });

  it('removes what an interrupted initdb left and makes a whole database', async () => {
    const draft = join(dataDir, 'postgres.draft-0123456789ab');
    await mkdir(join(draft, 'base'), { recursive: true });
    await writeFile(join(draft, 'PG_VERSION'), '18\n');
    const database = await start();
    expect(await query(database.url, 'SELECT 1')).toEqual([1]);
    expect(readdirSync(dataDir).filter((name) => name.includes('draft'))).toEqual([]);
  });

  it('survives being killed in the middle of initdb', async () => {
    const shop = spawn(process.execPath, [shopScript, dataDir], { stdio: 'ignore' });
    children.push(shop);
    const drafts = () => (existsSync(dataDir) ? readdirSync(dataDir).join() : '');
    await expect.poll(drafts, { timeout: 10_000, interval: 5 }).toContain('postgres.draft-');
    await killed(shop);
    const database = await start();
    expect(await query(database.url, 'SELECT 1')).toEqual([1]);
  });

  it('refuses a folder of another PostgreSQL version and leaves it alone', async () => {
    const folder = join(dataDir, 'postgres');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(join(folder, 'PG_VERSION'), '17\n');
    await expect(start()).rejects.toMatchObject({ problem: 'data-dir-of-another-version' });
    expect(readdirSync(folder)).toEqual(['PG_VERSION']);
  });

  it('works below a path that is too long for a socket address', async () => {
    dataDir = join(base, 'long', 'x'.repeat(90), 'y, "z" ž'.repeat(5));
    const database = await start();
    expect(await query(database.url, 'SELECT 1')).toEqual([1]);
    const shortcut = dirname(decodeURIComponent(new URL(database.url).host));
    expect(statSync(shortcut).mode & 0o777).toBe(0o700);
    await database.stop();
    expect(existsSync(shortcut)).toBe(false);
  });

  it.runIf(root)('as root runs as somebody without rights, also below a private folder', async () => {
    await chmod(base, 0o700);
    const database = await start();
    expect(statSync(`/proc/${database.pid}`).uid).toBe(65_534);
    expect(await query(database.url, 'SELECT 1')).toEqual([1]);
  });

  it.runIf(root)('runs for an ordinary user, and root can carry on with that folder', async (context) => {
    const asUser = ['setpriv', '--reuid', '65534', '--regid', '65534', '--clear-groups', '--'];
    const readable = spawnSync('setpriv', [...asUser.slice(1), 'test', '-r', shopScript]).status === 0;
    context.skip(!readable, 'the project lies where only root can read it');
    await chmod(base, 0o755);
    mkdirSync(dataDir);
    chownSync(dataDir, 65_534, 65_534);
    const { shop, answer } = await startShop(asUser);
    expect(answer.problem).toBeUndefined();
    expect(await query(answer.url ?? '', 'CREATE TABLE kept AS SELECT 42 AS answer')).toEqual([]);
    await killed(shop);
    const database = await start();
    expect(await query(database.url, 'SELECT answer FROM kept')).toEqual([42]);
  });

  it.runIf(root)('refuses an ordinary user on a folder that belongs to another', async (context) => {
    const asUser = ['setpriv', '--reuid', '65533', '--regid', '65533', '--clear-groups', '--'];
    const readable = spawnSync('setpriv', [...asUser.slice(1), 'test', '-r', shopScript]).status === 0;
    context.skip(!readable, 'the project lies where only root can read it');
    await chmod(base, 0o755);
    await (await start()).stop();
    const { answer } = await startShop(asUser);
    expect(answer.problem).toBe('data-dir-not-writable');
    chownSync(dataDir, 65_533, 65_533);
    for (const name of ['shop.lock', 'shop.pid']) chownSync(join(dataDir, name), 65_533, 65_533);
    const again = await startShop(asUser);
    expect(again.answer.problem).toBe('data-dir-of-another-user');
  });
});
