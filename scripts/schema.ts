/**
 * Writes db/schema.sql: the schema that the migrations make on an empty embedded database.
 *
 *     node scripts/schema.ts          (Node 24: the project's own, node_modules/.bin/node)
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../src/server/migrate.ts';
import { startEmbeddedPostgres } from '../src/server/postgres/embedded-postgres.ts';
import { dumpSchema } from './dump-schema.ts';

if (process.argv.includes('--help')) {
  console.log('Usage: node scripts/schema.ts\nWrites db/schema.sql from db/migrations.');
  process.exit(0);
}

const project = join(import.meta.dirname, '..');
const dataDir = mkdtempSync(join(tmpdir(), 'gantry-schema-'));
const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
try {
  await migrate(server.url, join(project, 'db', 'migrations'));
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  writeFileSync(join(project, 'db', 'schema.sql'), await dumpSchema(client));
  await client.end();
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
