import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, statSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  kill,
  openPostgresFolder,
  type PostgresFolder,
  query,
  shopScript,
} from '../../../tests/support/postgres-folder.ts';

const root = process.getuid?.() === 0;

let at: PostgresFolder;
beforeEach(async () => {
  at = await openPostgresFolder();
});
afterEach(() => at.close());

describe('the embedded PostgreSQL', () => {
  it.runIf(root)('as root runs as somebody without rights, also below a private folder', async () => {
    await chmod(at.base, 0o700);
    const database = await at.start();
    expect(statSync(`/proc/${database.pid}`).uid).toBe(65_534);
    expect(await query(database.url, 'SELECT 1')).toEqual([1]);
  });

  it.runIf(root)('runs for an ordinary user, and root can carry on with that folder', async (context) => {
    const asUser = ['setpriv', '--reuid', '65534', '--regid', '65534', '--clear-groups', '--'];
    const readable = spawnSync('setpriv', [...asUser.slice(1), 'test', '-r', shopScript]).status === 0;
    context.skip(!readable, 'the project lies where only root can read it');
    await chmod(at.base, 0o755);
    mkdirSync(at.dataDir);
    chownSync(at.dataDir, 65_534, 65_534);
    const { shop, answer } = await at.startShop(asUser);
    expect(answer.problem).toBeUndefined();
    expect(await query(answer.url ?? '', 'CREATE TABLE kept AS SELECT 42 AS answer')).toEqual([]);
    await kill(shop);
    const database = await at.start();
    expect(await query(database.url, 'SELECT answer FROM kept')).toEqual([42]);
  });

  it.runIf(root)('refuses an ordinary user on a folder that belongs to another', async (context) => {
    const asUser = ['setpriv', '--reuid', '65533', '--regid', '65533', '--clear-groups', '--'];
    const readable = spawnSync('setpriv', [...asUser.slice(1), 'test', '-r', shopScript]).status === 0;
    context.skip(!readable, 'the project lies where only root can read it');
    await chmod(at.base, 0o755);
    await (await at.start()).stop();
    const { answer } = await at.startShop(asUser);
    expect(answer.problem).toBe('data-dir-not-writable');
    chownSync(at.dataDir, 65_533, 65_533);
    for (const name of ['shop.lock', 'shop.pid']) chownSync(join(at.dataDir, name), 65_533, 65_533);
    const again = await at.startShop(asUser);
    expect(again.answer.problem).toBe('data-dir-of-another-user');
  });
});
