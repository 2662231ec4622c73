/** `npm run bench`: figures of the built shop, beside bare servers in the same run (docs/operations.md). */

import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { buy, orderCart, payCart } from '../support/buyer.ts';
import { createShopClient, type ShopClient } from '../support/shop-client.ts';
import { measureCommerce } from './bench-commerce.ts';
import { measureInteractions } from './bench-interactions.ts';
import { measureLive } from './bench-live.ts';
import {
  type Asking,
  askingNames,
  askings,
  benchHost,
  fetchPage,
  findPages,
  type PageName,
  type PagePaths,
  pageNames,
} from './bench-pages.ts';
import { type Aim, formatAims, formatTable, round } from './bench-report.ts';
import { type BareServers, type BenchShop, startBareServers, startBenchShop } from './bench-shop.ts';
import {
  type Report,
  showCommerce,
  showInteractions,
  showLive,
  showMemory,
  showWeights,
} from './bench-tables.ts';
import { type PageWeight, weighPage } from './page-weight.ts';
import { type Memory, memoryOf } from './process-figures.ts';
import { CONNECTIONS, compareTasks, compareUrls, quantile, type Speed } from './speed.ts';

const names = [
  'start',
  ...pageNames,
  'cart',
  'purchase',
  'commerce',
  'live',
  'interactions',
  'memory',
  'weight',
] as const;
type Name = (typeof names)[number];

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    only: { type: 'string', multiple: true, default: [...names] },
    json: { type: 'string' },
    database: { type: 'string' },
  },
});
const seconds = Number(options.seconds);
if (!(seconds >= 2)) throw new Error('--seconds takes a number of at least 2');
for (const name of options.only) {
  if (!names.some((known) => known === name)) throw new Error(`--only takes one of ${names.join(', ')}`);
}
const isAsked = (name: Name) => options.only.includes(name);

/** A server of ours and the bare ones beside it. */
interface Row {
  readonly name: string;
  readonly server: string;
  readonly speed: Speed;
  readonly share?: Share;
}

const rows: Row[] = [];
const aims: Aim[] = [];
const figures: Record<string, unknown> = {};
const say = (text: string) => process.stdout.write(`${text}\n`);
const report: Report = { say, aims, figures };

/** How much of a bare server's speed the shop reaches, in per cent. */
interface Share {
  readonly byAnswers: number;
  /** By the processor time of one answer: what else the machine does falls on both alike. */
  readonly byProcessor: number | undefined;
}

function shareOf(shop: Speed, bare: Speed): Share {
  return {
    byAnswers: (100 * shop.perSecond) / bare.perSecond,
    byProcessor: shop.cpu && bare.cpu ? (100 * bare.cpu) / shop.cpu : undefined,
  };
}

/**
 * The smaller one. By answers alone the load generator, which shares the machine, would flatter us: where it is the
 * slowest of the three, everybody looks alike.
 */
function strictShare({ byAnswers, byProcessor = byAnswers }: Share): number {
  return Math.min(byAnswers, byProcessor);
}

async function measurePage(name: PageName, pages: PagePaths, shop: BenchShop, bare: BareServers) {
  for (const asking of askingNames) {
    await fetchPage(shop.client, pages[name], asking);
    const own = {
      url: `http://127.0.0.1:${shop.process.port}${pages[name]}`,
      headers: { host: benchHost, ...askings[asking] },
      pid: shop.process.pid,
    };
    const other = (path: string) => ({
      url: `http://127.0.0.1:${bare.port}${path}`,
      headers: askings[asking],
      pid: bare.pid,
    });
    const targets = [own, other(`/bytes/${asking.replace(' ', '-')}/${name}`)];
    if (asking === 'rendered') targets.push(other(`/react/${name}`));
    const [speed, bytes, react] = await compareUrls(targets, seconds);
    if (speed === undefined || bytes === undefined) throw new Error('nothing was measured');
    const title = `${name}, ${asking}`;
    rows.push({ name: title, server: 'shop', speed, share: shareOf(speed, react ?? bytes) });
    rows.push({ name: '', server: 'bare Node, same bytes', speed: bytes });
    if (react !== undefined) rows.push({ name: '', server: 'bare renderToString', speed: react });
    aims.push({
      name: `${title}, of ${react === undefined ? 'bare Node' : 'bare React'}`,
      value: strictShare(shareOf(speed, react ?? bytes)),
      unit: '%',
      bound: 'at least',
      aim: react === undefined ? 60 : 45,
    });
    await measureFirstByte(title, shop.client, pages[name], asking);
  }
}

async function measureFirstByte(title: string, client: ShopClient, path: string, asking: Asking) {
  const times: number[] = [];
  for (let visit = 0; visit < 40; visit += 1) {
    times.push((await fetchPage(client, path, asking)).firstByte);
  }
  const value = quantile(
    times.sort((one, other) => one - other),
    0.5,
  );
  aims.push({ name: `${title}, first byte`, value, unit: 'ms', bound: 'at most', aim: 20 });
}

/** What the shop answers to a purchase's calls, for the bare server to say the same. */
async function recordCalls(client: ShopClient, sku: string): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  const recording: ShopClient = {
    ...client,
    async call(name, input, token) {
      const answer = await client.call(name, input, token);
      if ('error' in answer) throw new Error(`${name}: ${answer.error.message}`);
      answers[name] = JSON.stringify({ data: answer.data });
      return answer;
    },
  };
  const paid = await payCart(recording, { sku, quantity: 1, email: 'bench@example.com' });
  if ('error' in paid) throw new Error(paid.error.message);
  await orderCart(recording, paid);
  return answers;
}

/** Pieces that a worker puts into one cart, one after the other, before it takes a new one. */
const PIECES_IN_A_CART = 50;

function addingTask(client: ShopClient, sku: string) {
  const sessions = new Map<number, { readonly token: string; pieces: number }>();
  return async (worker: number) => {
    const session = sessions.get(worker);
    const added = await client.call('addToCart', { sku, quantity: 1 }, session?.token);
    if ('error' in added) throw new Error(added.error.message);
    if (session === undefined && added.token !== undefined)
      sessions.set(worker, { token: added.token, pieces: 1 });
    else if (session !== undefined) session.pieces += 1;
    if (session !== undefined && session.pieces >= PIECES_IN_A_CART) sessions.delete(worker);
  };
}

function buyingTask(client: ShopClient, sku: string) {
  return async () => {
    const bought = await buy(client, { sku, quantity: 1, email: 'bench@example.com' });
    if ('error' in bought) throw new Error(bought.error.message);
  };
}

const BUYERS = 8;

async function measureCalls(sku: string, shop: BenchShop, bare: BareServers) {
  const bareClient = createShopClient(bare.port, benchHost);
  const kinds = [
    { name: 'cart', title: 'add to cart', build: addingTask, workers: CONNECTIONS },
    { name: 'purchase', title: `whole purchase, ${BUYERS} at once`, build: buyingTask, workers: BUYERS },
  ] as const;
  for (const { name, title, build, workers } of kinds) {
    if (!isAsked(name)) continue;
    const tasks = [
      { pid: shop.process.pid, run: build(shop.client, sku) },
      { pid: bare.pid, run: build(bareClient, sku) },
    ];
    const [speed, bytes] = await compareTasks(tasks, workers, seconds);
    if (speed === undefined || bytes === undefined) throw new Error('nothing was measured');
    rows.push({ name: title, server: 'shop', speed, share: shareOf(speed, bytes) });
    rows.push({ name: '', server: 'bare Node, same bytes', speed: bytes });
  }
  bareClient.close();
}

function showRows() {
  const cells = rows.map(({ name, server, speed, share }) => [
    name,
    server,
    String(round(speed.perSecond, speed.perSecond < 100 ? 1 : 0)),
    String(round(speed.p50, 2)),
    String(round(speed.p99, 2)),
    speed.cpu === undefined ? '' : String(round(speed.cpu, 3)),
    share === undefined ? '' : `${round(share.byAnswers, 0)} %`,
    share?.byProcessor === undefined ? '' : `${round(share.byProcessor, 0)} %`,
    speed.failures === 0 ? '' : `${speed.failures} FAILED`,
  ]);
  const head = ['', 'server', 'a second', 'p50 ms', 'p99 ms', 'cpu ms', 'of bare', 'by cpu', ''];
  say(formatTable(`Speed (${CONNECTIONS} connections, ${seconds} s each)`, head, cells));
  figures.speed = rows;
}

async function measure(shop: BenchShop) {
  const { client } = shop;
  const pages = await findPages(client);
  const sku = `EX${pages.product.slice(-8)}`;
  const memory: Record<string, Memory | undefined> = { 'after start': memoryOf(shop.process.pid) };
  await shop.fillStock([sku]);
  const calls = await recordCalls(client, sku);
  const bare = await startBareServers({
    shopPort: shop.process.port,
    databaseUrl: await shop.databaseUrl(),
    pages,
    calls,
  });
  try {
    for (const name of pageNames) if (isAsked(name)) await measurePage(name, pages, shop, bare);
    await measureCalls(sku, shop, bare);
    if (isAsked('commerce')) showCommerce(report, await measureCommerce(shop, seconds), options.database);
    if (isAsked('live')) showLive(report, await measureLive(shop, sku, 2 * seconds));
    if (isAsked('interactions'))
      showInteractions(report, await measureInteractions(shop.process.port, pages));
  } finally {
    await bare.stop();
  }
  memory['after load'] = memoryOf(shop.process.pid);
  if (isAsked('weight')) {
    const weights = new Map<PageName, PageWeight>();
    for (const name of pageNames)
      weights.set(name, weighPage((await fetchPage(client, pages[name], 'kept identity')).body));
    showWeights(report, weights);
  }
  if (isAsked('memory')) showMemory(report, memory);
  if (rows.length > 0) showRows();
  if (isAsked('start')) {
    const second = await shop.measureSecondStart();
    const cells = [
      ['first start (database made, catalogue loaded)', (shop.freshStart / 1000).toFixed(2)],
      ["first start, the demonstration's manuals included", (shop.wholeAfter / 1000).toFixed(2)],
      ['second start (npm start)', (second / 1000).toFixed(2)],
    ];
    say(formatTable('Start in seconds', ['', ''], cells));
    figures.start = { fresh: shop.freshStart, second };
    aims.push({ name: 'second start', value: second / 1000, unit: 's', bound: 'at most', aim: 5 });
  }
}

say('Starting the shop …');
const shop = await startBenchShop(options.database);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void shop.stop().then(() => process.exit(1)));
}
try {
  await measure(shop);
} finally {
  await shop.stop();
}
say(formatAims(aims));
if (options.json !== undefined)
  await writeFile(options.json, `${JSON.stringify({ ...figures, aims }, null, 2)}\n`);
