import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../src/server/migrate.ts';
import { startEmbeddedPostgres } from '../../src/server/postgres/embedded-postgres.ts';

/** Where test databases are cloned, and from what. */
export interface TestServer {
  readonly url: string;
  readonly template: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer;
  }
}

const migrations = join(import.meta.dirname, '../../db/migrations');

/**
 * Once per run: a PostgreSQL (TEST_DATABASE_URL, whose role may create databases, else an embedded one of our own that
 * is thrown away) with a migrated template database.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL;
  const server =
    url === undefined || url === '' ? await startOwnServer() : { url, stop: async () => undefined };
  const template = `gantry_template_${randomBytes(6).toString('hex')}`;
  try {
    await execute(server.url, `CREATE DATABASE ${template} TEMPLATE template0 ENCODING 'UTF8'`);
    if (existsSync(migrations)) await migrate(withDatabase(server.url, template), migrations);
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('testServer', { url: server.url, template });
  return async () => {
    await execute(server.url, `DROP DATABASE ${template} WITH (FORCE)`);
    await server.stop();
  };
}

/** The address of another database on the same server. */
export function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

async function startOwnServer(): Promise<{ url: string; stop: () => Promise<undefined> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gantry-test-'));
  const server = await startEmbeddedPostgres({
    dataDir,
    log: () => undefined,
    settings: { max_connections: '200', fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function execute(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
