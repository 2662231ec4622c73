import { pino } from 'pino';
import { describeFinding } from '../merchant/check-merchant.ts';
import type { ProgramContext } from './commands/command.ts';
import { type Config, loadProcessConfig } from './config.ts';
import { addManuals, type Beginning, fillShop } from './fill-shop.ts';
import { findMerchantFindings } from './merchant-findings.ts';
import { openShopDatabase, StartRefused } from './open-shop-database.ts';
import { createShop, type Shop } from './shop.ts';

/** Longest that requests in flight may take when the shop is told to end. */
const STOP_LIMIT_MS = 10_000;

const say = (line: string) => {
  process.stdout.write(`${line}\n`);
};

/** What the shop's owner can do something about, in one line; anything else is a bug and keeps its stack. */
function reasonOf(error: unknown, config: Config): string | undefined {
  if (error instanceof StartRefused) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${config.port} is in use: end the other program, or choose another with PORT=….`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address ${config.host} (HOST).`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `The shop may not write or listen there (DATA_DIR ${config.dataDir}, port ${config.port}): ${(error as Error).message}`;
  }
  return undefined;
}

/** Runs the shop until it is told to end; `--empty` begins one without the demonstration. Resolves to the exit code. */
export async function serve(context: ProgramContext, args: readonly string[]): Promise<number> {
  const unknown = args.find((arg) => arg !== '--empty');
  if (unknown !== undefined) {
    process.stderr.write(`npm start knows nothing of ${unknown}. See: npm start -- --help\n`);
    return 1;
  }
  const loaded = loadProcessConfig();
  if (!loaded.ok) {
    process.stderr.write(`${loaded.refusal.message}\n`);
    return 1;
  }
  const config = loaded.value;
  try {
    return await run(config, context, args.includes('--empty') ? 'empty' : 'demonstration');
  } catch (error) {
    const reason = reasonOf(error, config);
    if (reason === undefined) throw error;
    process.stderr.write(`${reason}\n`);
    return 1;
  }
}

async function run(
  config: Config,
  { projectFolder, buildFolder }: ProgramContext,
  beginning: Beginning,
): Promise<number> {
  const began = performance.now();
  const ended = listenForEnd();
  // What PostgreSQL says of a row that failed holds its values: names and addresses do not belong into a log.
  const personal = { paths: ['err.detail', 'err.where', 'err.internalQuery'], remove: true };
  const log = pino({ level: config.logLevel, redact: personal });
  say(
    config.database.kind === 'embedded'
      ? `Starting the database in ${config.dataDir} …`
      : 'Connecting to the database …',
  );
  const database = await openShopDatabase(config, {
    projectFolder,
    say,
    user: 'shop',
    onLost: (reason) => ended.end({ code: 1, line: `The database is gone: ${reason}` }),
  });
  let shop: Shop | undefined;
  let endAdding: () => Promise<void> = async () => undefined;
  try {
    const folders = { projectFolder, ...(buildFolder === undefined ? {} : { buildFolder }) };
    shop = await createShop({ config, database, ...folders, log });
    const filled = { database: database.database, config, projectFolder };
    await fillShop(beginning, filled);
    await sayWhatIsMissing(shop, config);
    await shop.start();
    endAdding = addManuals(filled, log);
    say(`Gantry is open after ${((performance.now() - began) / 1000).toFixed(1)} s:`);
    for (const line of openAddresses(config)) say(`  ${line}`);
    const end = await ended.promise;
    say(end.line);
    return end.code;
  } finally {
    await stopWithin(shop, async () => {
      await endAdding();
      await database.stop();
    });
  }
}

/** What the merchant has not said yet, in the words of `npm run shop -- merchant check`. */
async function sayWhatIsMissing({ engine: { database, clock } }: Shop, config: Config): Promise<void> {
  const findings = await findMerchantFindings(database, clock, config);
  for (const finding of findings) say(`Merchant record, ${finding.need}: ${describeFinding(finding)}`);
}

/** Where a person would look: the default country, a few others, and every country's rule. */
function openAddresses(config: Config): string[] {
  const local = `localhost:${config.port}`;
  if (config.environment === 'production') return [`port ${config.port} on ${config.host}`];
  return [
    `http://${local}  (Slovakia)`,
    `http://de.${local}  (Germany; every country by its two letters: at, gr, gb, ch, …)`,
    `http://ch.${local}/fr  (Switzerland in French)`,
    `http://${local}/api/openapi.json  (the middleware, described)`,
  ];
}

interface End {
  readonly code: number;
  readonly line: string;
}

function listenForEnd(): { readonly promise: Promise<End>; readonly end: (end: End) => void } {
  const { promise, resolve } = Promise.withResolvers<End>();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => resolve({ code: 0, line: 'Closing: finishing what is in flight …' }));
  }
  return { promise, end: resolve };
}

/** Stops everything in order; what does not end in time is left behind, the database takes no harm. */
async function stopWithin(shop: Shop | undefined, stopDatabase: () => Promise<void>): Promise<void> {
  const limit = setTimeout(() => {
    process.stderr.write('Some requests did not end in time.\n');
    process.exit(1);
  }, STOP_LIMIT_MS);
  await shop?.stop();
  await stopDatabase();
  clearTimeout(limit);
}
