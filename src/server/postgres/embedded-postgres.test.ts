import { spawn } from 'node:child_process';
import { chownSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  kill,
  openPostgresFolder,
  type PostgresFolder,
  query,
  shopScript,
} from '../../../tests/support/postgres-folder.ts';
import { findEmbeddedPostgres } from './embedded-postgres.ts';
import { resolvePostgresAccount, spawnIdentity } from './postgres-account.ts';
import { preparePostgresBinaries } from './postgres-binaries.ts';
import { isAlive } from './postmaster-file.ts';
import type { EmbeddedPostgresExit } from './supervise-process.ts';

let at: PostgresFolder;
beforeEach(async () => {
  at = await openPostgresFolder();
});
afterEach(() => at.close());

/** A server that nobody waits for, as a shop killed on a machine without `setpriv` leaves it. */
async function leaveOrphan(): Promise<number> {
  const folder = join(at.dataDir, 'postgres');
  const account = resolvePostgresAccount(folder);
  const { postgres } = await preparePostgresBinaries(at.dataDir, account);
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
  at.children.push(orphan);
  const file = join(folder, 'postmaster.pid');
  const status = () => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  await expect.poll(status).toContain('ready');
  return orphan.pid ?? 0;
}

describe('the embedded PostgreSQL', () => {
  it('starts on an empty folder, in UTF-8 with a machine-independent order, durable and without a port', async () => {
    const database = await at.start();
    const settings = `SELECT string_agg(setting, ' ' ORDER BY name) FROM pg_settings
      WHERE name IN ('fsync', 'full_page_writes', 'listen_addresses', 'max_connections', 'server_encoding', 'shared_buffers')`;
    expect(await query(database.url, settings)).toEqual(['on on  60 UTF8 8192']);
    expect(
      await query(database.url, 'SELECT datlocale FROM pg_database WHERE datname = current_database()'),
    ).toEqual(['C.UTF-8']);
    expect(statSync(join(at.dataDir, 'postgres')).mode & 0o777).toBe(0o700);
  });

  it('keeps what was written over a stop and a second start', async () => {
    const first = await at.start();
    await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.stop();
    expect(isAlive(first.pid)).toBe(false);
    const second = await at.start();
    expect(second.url).toBe(first.url);
    expect(await query(second.url, 'SELECT answer FROM kept')).toEqual([42]);
  });

  it('comes back by itself after kill -9 of the server, with every committed row', async () => {
    const events: EmbeddedPostgresExit[] = [];
    const database = await at.start(at.dataDir, (event) => events.push(event));
    await query(database.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    const before = database.pid;
    process.kill(before, 'SIGKILL');
    await expect.poll(() => events.map((event) => event.kind)).toEqual(['restarting', 'restarted']);
    expect(database.pid).not.toBe(before);
    expect(await query(database.url, 'SELECT answer FROM kept')).toEqual([42]);
  });

  it('gives up with one clear line when the server keeps dying', async () => {
    const events: EmbeddedPostgresExit[] = [];
    const database = await at.start(at.dataDir, (event) => {
      events.push(event);
      if (event.kind === 'restarted') process.kill(event.pid, 'SIGKILL');
    });
    process.kill(database.pid, 'SIGKILL');
    await expect.poll(() => events.at(-1)?.kind).toBe('gave-up');
    expect(events.filter((event) => event.kind === 'restarted')).toHaveLength(5);
    const last = events.at(-1);
    expect(last?.kind === 'gave-up' && last.error.message).toBe(
      'The database ended 6 times within a minute (last: was ended by SIGKILL).',
    );
  });

  it('ends with its shop when the shop is killed, and the next start needs no hand', async () => {
    const { shop, answer } = await at.startShop();
    await query(answer.url ?? '', 'CREATE TABLE kept AS SELECT 42 AS answer');
    await kill(shop);
    const next = await at.start();
    expect(next.pid).not.toBe(answer.pid);
    expect(await query(next.url, 'SELECT answer FROM kept')).toEqual([42]);
  });

  it('adopts a server that outlived its shop, and stops it at the end', async () => {
    await (await at.start()).stop();
    const orphan = await leaveOrphan();
    const database = await at.start();
    expect(database.pid).toBe(orphan);
    expect(await query(database.url, 'SELECT 1')).toEqual([1]);
    await database.stop();
    expect(isAlive(orphan)).toBe(false);
  });

  it('starts another server when the one it found is told to end at that very moment', async () => {
    await (await at.start()).stop();
    for (let round = 0; round < 5; round += 1) {
      const orphan = await leaveOrphan();
      const starting = at.start();
      process.kill(orphan, 'SIGINT');
      const database = await starting;
      expect(await query(database.url, 'SELECT 1')).toEqual([1]);
      await database.stop();
    }
  });

  it('ends an adopted server when the shop that adopted it is killed', async () => {
    await (await at.start()).stop();
    const orphan = await leaveOrphan();
    const { shop, answer } = await at.startShop();
    expect(answer.pid).toBe(orphan);
    await kill(shop);
    await expect.poll(() => isAlive(orphan)).toBe(false);
  });

  it('starts over a postmaster.pid whose number now belongs to another program', async () => {
    await (await at.start()).stop();
    const bystander = spawn('/bin/sh', ['-c', 'read -r line'], { stdio: ['pipe', 'ignore', 'ignore'] });
    at.children.push(bystander);
    const folder = join(at.dataDir, 'postgres');
    const file = join(folder, 'postmaster.pid');
    await writeFile(file, `${bystander.pid}\n${folder}\n1\n5432\n.\n\n  1  1\nready   \n`);
    const { uid, gid } = statSync(folder);
    chownSync(file, uid, gid);
    const database = await at.start();
    expect(database.pid).not.toBe(bystander.pid);
    expect(isAlive(bystander.pid ?? 0)).toBe(true);
    expect(await query(database.url, 'SELECT 1')).toEqual([1]);
  });

  it('refuses a second shop on the same folder with one line that names the first', async () => {
    await at.start();
    const { answer } = await at.startShop();
    expect(answer).toEqual({
      problem: 'data-dir-in-use',
      message: `Another shop (process ${process.pid}) is using the data folder ${at.dataDir}. Stop it, or set DATA_DIR to another folder.`,
    });
  });

  it('lets exactly one of three shops that start at the same moment have the folder', async () => {
    const answers = (await Promise.all([at.startShop(), at.startShop(), at.startShop()])).map(
      ({ answer }) => answer,
    );
    expect(answers.filter((answer) => answer.url !== undefined)).toHaveLength(1);
    expect(answers.filter((answer) => answer.problem === 'data-dir-in-use')).toHaveLength(2);
  });

  it('tells commands beside the shop where its server is, and nothing when none runs', async () => {
    expect(await findEmbeddedPostgres(at.dataDir)).toBeUndefined();
    const database = await at.start();
    expect(await findEmbeddedPostgres(at.dataDir)).toBe(database.url);
    await database.stop();
    expect(await findEmbeddedPostgres(at.dataDir)).toBeUndefined();
  });

  it('gives the folder free when it is stopped', async () => {
    await (await at.start()).stop();
    const { answer } = await at.startShop();
    expect(answer.problem).toBeUndefined();
  });

  it('says so when the data folder cannot be written', async () => {
    await writeFile(join(at.base, 'file'), '');
    const impossible = join(at.base, 'file', 'data');
    await expect(at.start(impossible)).rejects.toMatchObject({
      problem: 'data-dir-not-writable',
      message: `Cannot write to the data folder ${impossible} (ENOTDIR). Give this user rights to it, or set DATA_DIR to another folder.`,
    });
  });

  it.runIf(process.platform === 'linux')('says so where the system lets nobody make a folder', async () => {
    await expect(at.start('/proc/gantry/data')).rejects.toMatchObject({ problem: 'data-dir-not-writable' });
  });

  it('removes what an interrupted initdb left and makes a whole database', async () => {
    const draft = join(at.dataDir, 'postgres.draft-0123456789ab');
    await mkdir(join(draft, 'base'), { recursive: true });
    await writeFile(join(draft, 'PG_VERSION'), '18\n');
    const database = await at.start();
    expect(await query(database.url, 'SELECT 1')).toEqual([1]);
    expect(readdirSync(at.dataDir).filter((name) => name.includes('draft'))).toEqual([]);
  });

  it('survives being killed in the middle of initdb', async () => {
    const shop = spawn(process.execPath, [shopScript, at.dataDir], { stdio: 'ignore' });
    at.children.push(shop);
    const drafts = () => (existsSync(at.dataDir) ? readdirSync(at.dataDir).join() : '');
    await expect.poll(drafts, { interval: 5 }).toContain('postgres.draft-');
    await kill(shop);
    const database = await at.start();
    expect(await query(database.url, 'SELECT 1')).toEqual([1]);
  });

  it('refuses a folder of another PostgreSQL version and leaves it alone', async () => {
    const folder = join(at.dataDir, 'postgres');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(join(folder, 'PG_VERSION'), '17\n');
    await expect(at.start()).rejects.toMatchObject({ problem: 'data-dir-of-another-version' });
    expect(readdirSync(folder)).toEqual(['PG_VERSION']);
  });

  it('works below a path that is too long for a socket address', async () => {
    const database = await at.start(join(at.base, 'long', 'x'.repeat(90), 'y, "z" ž'.repeat(5)));
    expect(await query(database.url, 'SELECT 1')).toEqual([1]);
    const shortcut = dirname(decodeURIComponent(new URL(database.url).host));
    expect(statSync(shortcut).mode & 0o777).toBe(0o700);
    await database.stop();
    expect(existsSync(shortcut)).toBe(false);
  });
});
