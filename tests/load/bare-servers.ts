/**
 * What the shop is compared with, in a process of its own. `node tests/load/bare-servers.ts JSON` with BareSettings
 * prints `{"port"}` and serves until its input ends:
 *
 *     /bytes/<asking>/<page>    the very bytes and headers that the shop answers, from memory
 *     /react/<page>             the page's React tree through renderToString, and nothing else
 *     POST /api/commerce/<call> what the shop answered to that call
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pino } from 'pino';
import { loadConfig } from '../../src/server/config.ts';
import { openDatabase } from '../../src/server/database.ts';
import type * as main from '../../src/server/main.ts';
import { requireBuiltShop } from '../support/built-shop.ts';
import { createShopClient, type HttpAnswer } from '../support/shop-client.ts';
import { askingNames, askings, benchHost, fetchPage, type PagePaths, pageNames } from './bench-pages.ts';

export interface BareSettings {
  readonly shopPort: number;
  readonly databaseUrl: string;
  readonly pages: PagePaths;
  /** Call -> the body that the shop answered. */
  readonly calls: Readonly<Record<string, string>>;
}

const projectFolder = resolve(import.meta.dirname, '..', '..');
const settings = JSON.parse(process.argv[2] ?? '') as BareSettings;

type Serve = (response: ServerResponse) => void;

/** Headers that Node adds to every answer by itself. */
const OF_NODE = new Set(['date', 'connection', 'keep-alive']);

function replay(answer: HttpAnswer): Serve {
  const headers = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !OF_NODE.has(name)));
  return (response) => {
    response.writeHead(answer.status, headers);
    response.end(answer.body);
  };
}

/** Writes a page anew, of what the shop gave to React. */
type Render = () => string;

function render(write: Render): Serve {
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(write());
  };
}

/** Lets the built shop, on the same database, prepare each page, and catches what it would give to React. */
async function captureTrees(): Promise<Render[]> {
  const built = (await import(requireBuiltShop())) as typeof main;
  const dataDir = await mkdtemp(join(tmpdir(), 'gantry-bare-'));
  const config = loadConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: settings.databaseUrl,
    PORT: String(settings.shopPort),
  });
  if (!config.ok) throw new Error(config.refusal.message);
  const database = openDatabase({ url: settings.databaseUrl, log: () => undefined, connections: 4 });
  let caught: Render | undefined;
  const look: typeof built.renderDocument = (...page) => {
    caught = () => built.renderDocument(...page);
    return caught();
  };
  const shop = await built.createShop({
    config: config.value,
    database: { database, url: settings.databaseUrl, stop: async () => undefined },
    render: look,
    projectFolder,
    log: pino({ level: 'silent' }),
  });
  const trees: Render[] = [];
  for (const name of pageNames) {
    const headers = { host: `${benchHost}:${settings.shopPort}`, ...askings.rendered };
    const { statusCode } = await shop.server.inject({ url: settings.pages[name], headers });
    if (statusCode !== 200 || caught === undefined) throw new Error(`${name}: ${statusCode}`);
    trees.push(caught);
  }
  await shop.stop();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
  return trees;
}

const routes = new Map<string, Serve>();
const client = createShopClient(settings.shopPort, benchHost);
for (const name of pageNames) {
  for (const asking of askingNames) {
    const answer = await fetchPage(client, settings.pages[name], asking);
    routes.set(`/bytes/${asking.replace(' ', '-')}/${name}`, replay(answer));
  }
}
client.close();
const trees = await captureTrees();
for (const [index, tree] of trees.entries()) routes.set(`/react/${pageNames[index]}`, render(tree));
for (const [call, body] of Object.entries(settings.calls)) {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'set-cookie': `token=${'0'.repeat(43)}`,
  };
  routes.set(
    `/api/commerce/${call}`,
    replay({ status: 200, headers, body: Buffer.from(body), firstByte: 0 }),
  );
}

const server = createServer((request: IncomingMessage, response: ServerResponse) => {
  const serve = routes.get(request.url ?? '');
  if (serve === undefined) response.writeHead(404).end();
  else if (request.method === 'GET') serve(response);
  else request.resume().once('end', () => serve(response));
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify({ port: (server.address() as AddressInfo).port })}\n`);
});
process.stdin.resume().once('end', () => process.exit(0));
