import { expect, it } from 'vitest';
import { findEmbeddedPostgres } from '../../src/server/postgres/embedded-postgres.ts';
import { readPostmasterState } from '../../src/server/postgres/postmaster-file.ts';
import { eventually } from '../support/eventually.ts';
import { type PreparedShop, prepareShop } from '../support/prepared-shop.ts';
import type { ShopProcess } from '../support/shop-process.ts';
import { expectTrueBooks } from './books.ts';
import { startBuyers } from './buyers.ts';
import { createMoments } from './moments.ts';

const KILLS = process.env.GANTRY_LONG === '1' ? 200 : 20;
const BUYERS = 6;

const victims = ['shop', 'database', 'both', 'group'] as const;

/** Its process: right after a kill the shop may not have started the next one yet. */
function findPostmaster({ dataDir }: PreparedShop): Promise<number> {
  return eventually(async () => {
    const state = await readPostmasterState(`${dataDir}/postgres`);
    if (state.kind !== 'running') throw new Error(`the database is ${state.kind}`);
    return state.pid;
  });
}

it(`loses no acknowledged order and makes none twice when shop, database or both are killed ${KILLS} times`, async () => {
  const prepared = await prepareShop();
  let shop: Promise<ShopProcess> = openShop(prepared);
  const buyers = startBuyers(BUYERS, () => shop);
  const moments = createMoments(20_261_120);
  try {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const running = await shop;
      await whileOpen(running, buyers.more(2));
      await moments.next();
      const victim = victims[kill % victims.length];
      const postmaster = await findPostmaster(prepared);
      if (victim === 'database' || victim === 'both') process.kill(postmaster, 'SIGKILL');
      if (victim === 'database') continue;
      running.kill('SIGKILL', victim === 'group' ? 'group' : 'process');
      shop = running.ended.then(() => openShop(prepared));
    }
    await whileOpen(await shop, buyers.more(2));
    await buyers.stop();
    const url = await findEmbeddedPostgres(prepared.dataDir);
    await expectTrueBooks(url ?? 'no database', prepared, buyers);
    expect((await (await shop).stop()).code).toBe(0);
  } finally {
    await buyers.stop();
    (await shop).kill('SIGKILL', 'group');
    await prepared.remove();
  }
}, 900_000);

/** Waits for something while the shop is open; fails with what it said when it ends by itself. */
async function whileOpen(shop: ShopProcess, work: Promise<void>): Promise<void> {
  const end = shop.ended.then((how) => {
    throw new Error(`the shop ended by itself: ${JSON.stringify(how)}\n${shop.stdout()}${shop.stderr()}`);
  });
  await Promise.race([work, end]);
}

async function openShop(prepared: PreparedShop): Promise<ShopProcess> {
  const shop = await prepared.start();
  await shop.opened;
  return shop;
}
