import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dumpSchema } from '../scripts/dump-schema.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('db/schema.sql shows what the migrations make (if not: node scripts/schema.ts)', async () => {
  const written = readFileSync(join(import.meta.dirname, '../db/schema.sql'), 'utf8');
  expect(written).toBe(await dumpSchema(test.pool));
});

it('the dump shows a column that is added', async () => {
  const before = await dumpSchema(test.pool);
  await test.pool.query(
    `CREATE TABLE drift (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text NOT NULL DEFAULT 'x')`,
  );
  const after = await dumpSchema(test.pool);
  expect(before).not.toContain('drift');
  expect(after).toContain(
    `CREATE TABLE drift (\n  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,\n  name text NOT NULL DEFAULT 'x'::text,\n  CONSTRAINT drift_pkey PRIMARY KEY (id)\n);`,
  );
});
