import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { CountryCode } from '../../../src/kernel/locale.ts';
import { findEmbeddedPostgres } from '../../../src/server/postgres/embedded-postgres.ts';
import { type ReadMail, readMail } from '../../support/read-mail.ts';
import { FILLED_FOLDER, launchShop } from './shop-program.ts';

/** An order as its row has it. */
export interface StoredOrder {
  readonly id: string;
  readonly order_number: string;
  readonly country: string;
  readonly locale: string;
  readonly currency: string;
  readonly customer_email: string;
  readonly payment_state: string;
  /** `bigint`, as the driver gives it. */
  readonly total_cent_amount: string;
  readonly contents: {
    readonly clientType: string;
    readonly lineItems: readonly { readonly sku: string; readonly quantity: number }[];
    readonly shippingInfo: { readonly methodKey: string; readonly price: { readonly centAmount: number } };
    readonly taxedPrice: {
      readonly totalNet: { readonly centAmount: number };
      readonly totalGross: { readonly centAmount: number };
    };
    readonly billingAddress: Readonly<Record<string, string>>;
    readonly bankDetails?: { readonly iban: string; readonly reference: string };
  };
}

/** The built shop, running as a process of its own on a folder of its own. */
export interface RunningShop {
  /** Address of a path in a country's shop; Britain's is reached by its production domain (rule M-03). */
  url(country: CountryCode, path: string): string;
  /** Whether an address leads to this shop. */
  isOwn(address: string): boolean;
  /** Takes lines of a catalogue file in, by the command of the shop, beside the running one. */
  importLines(lines: readonly object[]): Promise<void>;
  /** A command of the shop beside the running one (`npm run shop -- …`); what it prints. */
  run(...args: string[]): Promise<string>;
  stockOf(sku: string): Promise<number>;
  ordersOf(email: string): Promise<readonly StoredOrder[]>;
  mailsTo(email: string): Promise<readonly ReadMail[]>;
  /** Whoever comes next is nobody that the shop has seen: all tests pay with the same few cards, from the same network. */
  forgetAttempts(): Promise<void>;
  /** What the shop logged since it was last asked: warnings and worse. */
  takeLog(): readonly string[];
  stop(): Promise<void>;
}

/** Without any subdomain the shop is Slovakia's. */
const bareHost: CountryCode = 'SK';
/** `playwright.config.ts` lets the browser find it on this machine. */
const productionDomains: Readonly<Partial<Record<CountryCode, string>>> = { GB: 'gantry.co.uk' };

function hostOf(country: CountryCode): string {
  if (country === bareHost) return 'localhost';
  return productionDomains[country] ?? `${country.toLowerCase()}.localhost`;
}

/** `settings`: beside those of every test. It begins with the folder that `filled-folder.ts` has made for all. */
export async function startShop(settings: Readonly<Record<string, string>> = {}): Promise<RunningShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gantry-e2e-'));
  const filled = process.env[FILLED_FOLDER];
  // Files keep their owners: PostgreSQL refuses to serve another's.
  if (filled !== undefined) await promisify(execFile)('cp', ['-a', `${filled}/.`, dataDir]);
  const { port, options, flags, output, end } = await launchShop(dataDir, settings);
  let told = 0;
  const database = await findEmbeddedPostgres(dataDir);
  if (database === undefined) throw new Error('the shop has no database');
  const pool = new pg.Pool({ connectionString: database, max: 2 });

  return {
    url: (country, path) => `http://${hostOf(country)}:${port}${path}`,
    isOwn: (address) => new URL(address).port === String(port),
    async importLines(lines) {
      const file = join(dataDir, 'lines.ndjson');
      await writeFile(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
      await promisify(execFile)(process.execPath, [...flags, 'scripts/gantry.mjs', 'import', file], options);
    },
    async run(...args) {
      const program = [...flags, 'scripts/gantry.mjs', ...args];
      return (await promisify(execFile)(process.execPath, program, options)).stdout;
    },
    async stockOf(sku) {
      const { rows } = await pool.query<{ available: number }>(
        'select available from inventory where sku = $1',
        [sku],
      );
      const [row] = rows;
      if (row === undefined) throw new Error(`${sku} has no stock`);
      return row.available;
    },
    async ordersOf(email) {
      const { rows } = await pool.query<StoredOrder>('select * from "order" where customer_email = $1', [
        email,
      ]);
      return rows;
    },
    async forgetAttempts() {
      await pool.query('delete from attempt');
    },
    async mailsTo(email) {
      const folder = join(dataDir, 'mail');
      const files = existsSync(folder) ? await readdir(folder) : [];
      const mails = await Promise.all(
        files
          .filter((file) => file.endsWith('.eml'))
          .map(async (file) => readMail(await readFile(join(folder, file)))),
      );
      return mails.filter(({ headers }) => headers.some(([name, to]) => name === 'to' && to.includes(email)));
    },
    takeLog() {
      const lines = output().slice(told).split('\n');
      told = output().length;
      return lines.filter((line) => line.startsWith('{'));
    },
    async stop() {
      await pool.end();
      await end();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
