import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { migrate } from './migrate.ts';

let test: TestDatabase;
let folder: string;
beforeEach(async () => {
  test = await createTestDatabase({ schema: 'empty' });
  folder = join(mkdtempSync(join(tmpdir(), 'gantry-migrations-')), 'path with [spaces] and {braces}');
  mkdirSync(folder);
  write('0001.do.first.sql', 'CREATE TABLE first (id int);');
  write('0002.do.second.sql', 'CREATE TABLE second (id int);\nINSERT INTO second VALUES (1);');
});
afterEach(async () => {
  await test.drop();
  rmSync(join(folder, '..'), { recursive: true });
});

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}

async function tables(): Promise<string[]> {
  const { rows } = await test.pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'schema_version' ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

describe('migrations', () => {
  it('run in order, once, and report what they ran', async () => {
    expect(await migrate(test.url, folder)).toEqual(['0001 first', '0002 second']);
    expect(await migrate(test.url, folder)).toEqual([]);
    write('0003.do.third.sql', 'CREATE TABLE third (id int);');
    expect(await migrate(test.url, folder)).toEqual(['0003 third']);
    expect(await tables()).toEqual(['first', 'second', 'third']);
  });

  it('O-03: run once when several processes start at the same moment', async () => {
    const results = await Promise.all(Array.from({ length: 5 }, () => migrate(test.url, folder)));
    expect(results.map((names) => names.length).sort()).toEqual([0, 0, 0, 0, 2]);
    expect((await test.pool.query('SELECT id FROM second')).rowCount).toBe(1);
  });

  it('change nothing when one of them fails', async () => {
    write('0003.do.wrong.sql', 'CREATE TABLE third (id int); SELECT nonsense;');
    await expect(migrate(test.url, folder)).rejects.toMatchObject({
      problem: 'failed',
      message: `A migration in ${folder} failed, nothing was changed: column "nonsense" does not exist`,
    });
    expect(await tables()).toEqual([]);
  });

  it('refuse a landed migration that was edited', async () => {
    await migrate(test.url, folder);
    write('0001.do.first.sql', 'CREATE TABLE first (id bigint);');
    await expect(migrate(test.url, folder)).rejects.toMatchObject({
      problem: 'edited',
      message: `The migration 0001 in ${folder} was edited after it had landed in this database. Restore it and write the change as a new migration.`,
    });
  });

  it('take the same file with other line ends for the same', async () => {
    await migrate(test.url, folder);
    write('0002.do.second.sql', 'CREATE TABLE second (id int);\r\nINSERT INTO second VALUES (1);');
    expect(await migrate(test.url, folder)).toEqual([]);
  });

  it('refuse a migration that came late with a low number', async () => {
    rmSync(join(folder, '0001.do.first.sql'));
    await migrate(test.url, folder);
    write('0001.do.first.sql', 'CREATE TABLE first (id int);');
    await expect(migrate(test.url, folder)).rejects.toMatchObject({ problem: 'missed' });
  });

  it('refuse a database that a newer program has changed', async () => {
    await migrate(test.url, folder);
    rmSync(join(folder, '0002.do.second.sql'));
    await expect(migrate(test.url, folder)).rejects.toMatchObject({ problem: 'newer-database' });
    expect(await tables()).toEqual(['first', 'second']);
  });
});
