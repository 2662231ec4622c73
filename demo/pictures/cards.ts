import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { createRandom } from './kit/random.ts';
import type { SheetCell } from './sheets.ts';

const PROJECT = resolve(import.meta.dirname, '../..');
/** Shops in six languages, by their host's first part. */
const SHOPS = { ie: 'en', de: 'de', fr: 'fr', pl: 'pl', gr: 'el', fi: 'fi' } as const;
const CARDS = 40;
/** A new shop is built and filled first. */
const START_LIMIT_MS = 300_000;
const POLL_MS = 250;

/** Screenshots of random cards of the storefront's list of all products, spread over six languages. */
export async function photographCards(shop: string | undefined, seed: number): Promise<SheetCell[]> {
  const own = shop === undefined ? await startShop() : undefined;
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const random = createRandom(seed);
    const cells: SheetCell[] = [];
    const hosts = Object.entries(SHOPS);
    for (const [i, [host, language]] of hosts.entries()) {
      const address = new URL('/search', shop ?? own?.address);
      address.hostname = `${host}.${address.hostname}`;
      const count = Math.floor((CARDS * (i + 1)) / hosts.length) - Math.floor((CARDS * i) / hosts.length);
      const pictures = await cardsOf(page, address, count, random);
      cells.push(...pictures.map((file) => ({ file, name: language })));
    }
    return cells;
  } finally {
    await browser.close();
    await own?.stop();
  }
}

/** One card each of `count` pages of the list, as PNG. */
async function cardsOf(page: Page, list: URL, count: number, random: () => number): Promise<Buffer[]> {
  await page.goto(list.href);
  const links = await page
    .locator('a[href*="page="]')
    .evaluateAll((all) =>
      all.flatMap((link) =>
        link instanceof HTMLAnchorElement ? [Number(new URL(link.href).searchParams.get('page'))] : [],
      ),
    );
  const pages = Math.max(1, ...links);
  const here = new URL(page.url());
  const pictures: Buffer[] = [];
  while (pictures.length < count) {
    here.searchParams.set('page', String(1 + Math.floor(random() * pages)));
    await page.goto(here.href);
    const cards = page.locator('main article');
    const card = cards.nth(Math.floor(random() * (await cards.count())));
    await card.scrollIntoViewIfNeeded();
    // The product's picture, and the arrow of its energy class where it has one.
    await card
      .locator('img')
      .evaluateAll((images) => Promise.all(images.map((image) => (image as HTMLImageElement).decode())));
    pictures.push(await card.screenshot());
  }
  return pictures;
}

interface OwnShop {
  address: string;
  stop(): Promise<void>;
}

/** A shop with the demonstration in it, on a free port and a folder that is deleted afterwards. */
async function startShop(): Promise<OwnShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gantry-cards-'));
  const port = await findFreePort();
  const shop = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: PROJECT,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async (): Promise<void> => {
    const ended = shop.exitCode === null ? once(shop, 'exit') : undefined;
    shop.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  await untilReady(shop, port).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { address: `http://localhost:${port}`, stop };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port');
  return address.port;
}

async function untilReady(shop: ChildProcess, port: number): Promise<void> {
  const deadline = performance.now() + START_LIMIT_MS;
  for (;;) {
    const ready = await fetch(`http://127.0.0.1:${port}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    if (shop.exitCode !== null || performance.now() > deadline) throw new Error('The shop did not start');
    await pause(POLL_MS);
  }
}
