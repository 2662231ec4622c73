/**
 * A shop process reduced to its database, for tests that kill it: starts the embedded PostgreSQL on the folder given,
 * prints `{"url","pid"}` or `{"problem","message"}` as one line, and stops when its input ends.
 */

import { startEmbeddedPostgres } from '../../src/server/postgres/embedded-postgres.ts';
import { EmbeddedPostgresError } from '../../src/server/postgres/embedded-postgres-error.ts';

try {
  const database = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '', log: () => undefined });
  process.stdout.write(`${JSON.stringify({ url: database.url, pid: database.pid })}\n`);
  process.stdin.resume().once('end', () => void database.stop());
} catch (error) {
  if (!(error instanceof EmbeddedPostgresError)) throw error;
  process.stdout.write(`${JSON.stringify({ problem: error.problem, message: error.message })}\n`);
  process.exitCode = 1;
}
