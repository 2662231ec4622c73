import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect } from 'vitest';
import type { Clock } from '../../src/kernel/clock.ts';
import type { Merchant } from '../../src/merchant/merchant-schema.ts';
import { loadConfig } from '../../src/server/config.ts';
import { requireBuiltShop } from './built-shop.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { createLocalEvents } from './local-events.ts';
import { giveMerchant, testMerchant } from './merchant.ts';
import { type ReadMail, readMail } from './read-mail.ts';
import { importText, writeLines } from './sample-catalogue.ts';
import { projectRoot } from './source-tree.ts';

/** The shop as it was built, of the sources as they are. */
const built = (await import(requireBuiltShop())) as typeof import('../../src/server/main.ts');

type BuiltShop = Awaited<ReturnType<typeof built.createShop>>;

export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly body: string;
}

export interface WholeShop {
  readonly shop: BuiltShop;
  readonly database: TestDatabase['database'];
  /** Of its database, for commands beside it. */
  readonly url: string;
  /** Where its mails, written as files, and its secrets lie. */
  readonly dataDir: string;
  /** Takes lines into the running shop's catalogue, as an import beside it would. */
  importLines(lines: readonly object[]): Promise<void>;
  get(address: string, headers?: Record<string, string>): Promise<PageAnswer>;
  /** Posts a form as a browser's page of the same origin does. */
  post(address: string, form: Record<string, string>, headers?: Record<string, string>): Promise<PageAnswer>;
  call(
    address: string,
    body: unknown,
    headers?: Record<string, string>,
  ): Promise<PageAnswer & { readonly json: unknown }>;
  /** Warnings and worse that the shop has logged since this was last asked. */
  takeLog(): readonly string[];
  /** The mails that were written to someone; jobs run once the shop listens. */
  mailsTo(email: string): Promise<readonly ReadMail[]>;
  /** Listens on a port of the system's choice; resolves to its address. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

/**
 * The whole shop on a database of its own: every request goes through the server as it is shipped. It has the invented
 * merchant unless told otherwise.
 */
export async function openWholeShop(
  lines: readonly object[],
  settings: Readonly<Record<string, string>> = {},
  clock?: Clock,
  merchant: Merchant | 'none' = testMerchant,
): Promise<WholeShop> {
  const testDatabase = await createTestDatabase();
  const { database, url } = testDatabase;
  const dataDir = await mkdtemp(join(tmpdir(), 'gantry-shop-'));
  const config = loadConfig({
    APP_ENV: 'test',
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    ...settings,
  });
  if (!config.ok) throw new Error(config.refusal.message);
  const logged: string[] = [];
  if (merchant !== 'none') await giveMerchant(database, createLocalEvents().events, merchant);
  const shop = await built.createShop({
    config: config.value,
    database: { database, url, stop: async () => undefined },
    projectFolder: projectRoot,
    log: pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) }),
    ...(clock === undefined ? {} : { clock }),
  });

  const importLines: WholeShop['importLines'] = async (more) => {
    const imported = await importText(database, writeLines(more), shop.engine.events, clock);
    expect(imported, JSON.stringify(imported)).toMatchObject({ ok: true });
  };
  if (lines.length > 0) await importLines(lines);

  /** `de.localhost/x?y` -> host and path. */
  const split = (address: string) => {
    const slash = address.indexOf('/');
    return { host: address.slice(0, slash), url: address.slice(slash) };
  };
  const send = async (
    method: 'GET' | 'POST',
    address: string,
    headers: Record<string, string>,
    payload?: string,
  ): Promise<PageAnswer> => {
    const { host, url: path } = split(address);
    const response = await shop.server.inject({
      method,
      url: path,
      headers: { host, ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: response.statusCode, headers: response.headers, body: response.body };
  };

  return {
    shop,
    database,
    url,
    dataDir,
    importLines,
    get: (address, headers = {}) => send('GET', address, headers),
    post: (address, form, headers = {}) =>
      send(
        'POST',
        address,
        {
          origin: `http://${split(address).host}`,
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        },
        new URLSearchParams(form).toString(),
      ),
    async call(address, body, headers = {}) {
      const payload = typeof body === 'string' ? body : JSON.stringify(body);
      const answer = await send('POST', address, { 'content-type': 'application/json', ...headers }, payload);
      return { ...answer, json: answer.body === '' ? undefined : JSON.parse(answer.body) };
    },
    takeLog: () => logged.splice(0),
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
    listen: () => shop.start(),
    async close() {
      await shop.stop();
      await testDatabase.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The `Cookie` header that a browser would send after an answer. */
export function cookieAfter(answer: PageAnswer): string {
  const header = answer.headers['set-cookie'];
  const cookies = header === undefined ? [] : Array.isArray(header) ? header : [String(header)];
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ');
}
