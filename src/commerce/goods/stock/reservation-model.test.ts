import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShop, type TestShop } from '../../../../tests/support/test-shop.ts';
import { statement } from '../../../kernel/database.ts';
import { addStock, countStock } from './count-stock.ts';
import { RESERVATION_S, releaseStock, reserveStock } from './reserve-stock.ts';
import { returnExpiredStock } from './return-expired-stock.ts';
import { takeStock } from './take-stock.ts';

/*
 * A second, naive inventory in memory goes through the same random sequences as the real one. After every step both agree
 * entry by entry, and on hand = available + reserved.
 */

const skus = ['EX10000001', 'EX10000002'] as const;
const channels = ['', 'north'] as const;
const carts = [1, 2, 3].map((number) => `00000000-0000-7000-8000-00000000000${number}`);

/** The first two carts are of one visitor. */
const visitorOf = (id: string) => (id === carts[2] ? 'second' : 'first');

interface Line {
  readonly sku: string;
  readonly supplyChannel: string;
  readonly quantity: number;
}
type Step =
  | { readonly do: 'reserve' | 'order'; readonly cart: string; readonly lines: readonly Line[] }
  | { readonly do: 'cancel'; readonly cart: string }
  | { readonly do: 'wait'; readonly seconds: number }
  | { readonly do: 'expire' }
  | { readonly do: 'count' | 'add'; readonly sku: string; readonly channel: string; readonly pieces: number };

const line = fc.record({
  sku: fc.constantFrom(...skus),
  supplyChannel: fc.constantFrom(...channels),
  quantity: fc.integer({ min: 1, max: 6 }),
});
const cart = fc.constantFrom(...carts);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom('reserve', 'reserve', 'order'),
      cart,
      lines: fc.array(line, { minLength: 1, maxLength: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel'), cart }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait'), seconds: fc.integer({ min: 1, max: 700 }) }) },
  { weight: 1, arbitrary: fc.constant({ do: 'expire' }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('count', 'add'),
      sku: fc.constantFrom(...skus),
      channel: fc.constantFrom(...channels),
      pieces: fc.integer({ min: -5, max: 12 }),
    }),
  },
);

/** The naive inventory: entries are `sku/channel`. */
class Model {
  readonly available = new Map<string, number>();
  /** Cart -> entry -> what is set aside until when. */
  readonly reserved = new Map<string, Map<string, { quantity: number; until: number }>>();
  /** What each entry must add up to: counted, delivered, less sold. */
  readonly onHand = new Map<string, number>();

  constructor(pieces: number) {
    for (const sku of skus) {
      for (const channel of channels) {
        this.available.set(`${sku}/${channel}`, pieces);
        this.onHand.set(`${sku}/${channel}`, pieces);
      }
    }
    for (const id of carts) this.reserved.set(id, new Map());
  }

  of(id: string) {
    return this.reserved.get(id) ?? new Map<string, { quantity: number; until: number }>();
  }

  give(entry: string, pieces: number): void {
    this.available.set(entry, (this.available.get(entry) ?? 0) + pieces);
  }

  expire(entry: string, now: number): void {
    for (const own of this.reserved.values()) {
      const held = own.get(entry);
      if (held === undefined || held.until > now) continue;
      own.delete(entry);
      this.give(entry, held.quantity);
    }
  }

  /** Whether all of it could be moved. */
  move(id: string, lines: readonly Line[], now: number, until: number | undefined): boolean {
    const wanted = sum(lines);
    const own = this.of(id);
    const isShort = (entry: string) =>
      (this.available.get(entry) ?? 0) + (own.get(entry)?.quantity ?? 0) < (wanted.get(entry) ?? 0);
    for (const entry of [...wanted.keys()].filter(isShort)) this.expire(entry, now);
    if ([...wanted.keys()].some(isShort)) return false;
    for (const [entry, { quantity }] of own) this.give(entry, quantity);
    own.clear();
    for (const [entry, quantity] of wanted) {
      if (until === undefined) {
        this.give(entry, -quantity);
        this.onHand.set(entry, (this.onHand.get(entry) ?? 0) - quantity);
        continue;
      }
      const granted = Math.min(quantity, this.room(id, entry, now));
      if (granted <= 0) continue;
      this.give(entry, -granted);
      own.set(entry, { quantity: granted, until });
    }
    return true;
  }

  /** How many pieces a cart may have set aside: a quarter stays, and one visitor has no more than half. */
  room(id: string, entry: string, now: number): number {
    const onHand = this.onHand.get(entry) ?? 0;
    const heldBy = (isCounted: (other: string) => boolean) =>
      [...this.reserved]
        .filter(([other]) => other !== id && isCounted(other))
        .map(([, own]) => own.get(entry))
        .reduce((sum, held) => sum + (held !== undefined && held.until > now ? held.quantity : 0), 0);
    const ofAll = onHand - Math.max(1, Math.ceil(onHand / 4)) - heldBy(() => true);
    return Math.min(ofAll, Math.ceil(onHand / 2) - heldBy((other) => visitorOf(other) === visitorOf(id)));
  }

  release(id: string): void {
    const own = this.of(id);
    for (const [entry, { quantity }] of own) this.give(entry, quantity);
    own.clear();
  }

  count(entry: string, pieces: number): void {
    this.onHand.set(entry, pieces);
    let left = pieces;
    const standing = [...this.reserved]
      .flatMap(([id, own]) => [...own].filter(([of]) => of === entry).map(([, held]) => ({ id, own, held })))
      .sort((one, other) => one.held.until - other.held.until || (one.id < other.id ? -1 : 1));
    for (const { own, held } of standing) {
      const quantity = Math.min(held.quantity, left);
      left -= quantity;
      if (quantity === 0) own.delete(entry);
      else own.set(entry, { ...held, quantity });
    }
    this.available.set(entry, left);
  }

  add(entry: string, pieces: number): boolean {
    if ((this.available.get(entry) ?? 0) + pieces < 0) return false;
    this.give(entry, pieces);
    this.onHand.set(entry, (this.onHand.get(entry) ?? 0) + pieces);
    return true;
  }
}

function sum(lines: readonly Line[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { sku, supplyChannel, quantity } of lines) {
    const entry = `${sku}/${supplyChannel}`;
    sums.set(entry, (sums.get(entry) ?? 0) + quantity);
  }
  return sums;
}

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  for (const sku of skus) await shop.addProduct({ sku, cents: 100 });
});
afterAll(() => shop.drop());

const START = 10;
const forgetReservations = statement('delete from stock_reservation');
const resetStock = statement(`
  insert into inventory (sku, channel, available)
  select sku, channel, $3 from unnest($1::text[]) as sku cross join unnest($2::text[]) as channel
  on conflict (sku, channel) do update set available = excluded.available`);
const selectAvailable = statement(`select sku || '/' || channel as entry, available from inventory`);
const selectReserved = statement(
  `select cart_id as id, sku || '/' || channel as entry, quantity, expires_at as until from stock_reservation`,
);

/** Everything as the database has it, and as the model has it, in one shape. */
async function compare(model: Model): Promise<void> {
  const entries = await shop.database.query<{ entry: string; available: number }>(selectAvailable);
  const rows = await shop.database.query<{ id: string; entry: string; quantity: number; until: Date }>(
    selectReserved,
  );
  const stored = new Map(entries.map(({ entry, available }) => [entry, available]));
  expect(stored).toEqual(model.available);
  const expected = [...model.reserved].flatMap(([id, own]) =>
    [...own].map(([entry, { quantity, until }]) => `${id} ${entry} ${quantity} ${until}`),
  );
  expect(
    rows.map(({ id, entry, quantity, until }) => `${id} ${entry} ${quantity} ${until.getTime()}`).sort(),
  ).toEqual(expected.sort());
  for (const [entry, pieces] of model.onHand) {
    const reserved = rows.filter((row) => row.entry === entry).reduce((all, row) => all + row.quantity, 0);
    expect(stored.get(entry)).toBeGreaterThanOrEqual(0);
    expect((stored.get(entry) ?? 0) + reserved).toBe(pieces);
  }
}

async function apply(model: Model, action: Step): Promise<void> {
  const { engine, clock, database } = shop;
  const now = clock.time.getTime();
  const until = now + RESERVATION_S * 1000;
  switch (action.do) {
    case 'reserve':
    case 'order': {
      const target = { id: action.cart, lineItems: action.lines };
      const visitor = { session: action.cart, network: visitorOf(action.cart) };
      const moved = await database.transaction((transaction) =>
        action.do === 'reserve'
          ? reserveStock(transaction, engine, target, visitor)
          : takeStock(transaction, engine, target),
      );
      const could = model.move(action.cart, action.lines, now, action.do === 'reserve' ? until : undefined);
      expect(moved.ok).toBe(could);
      return;
    }
    case 'cancel':
      await database.transaction((transaction) => releaseStock(transaction, engine, action.cart));
      model.release(action.cart);
      return;
    case 'wait':
      clock.time = new Date(now + action.seconds * 1000);
      return;
    case 'expire':
      await returnExpiredStock(engine);
      for (const entry of model.available.keys()) model.expire(entry, now);
      return;
    case 'count':
    case 'add': {
      const entry = `${action.sku}/${action.channel}`;
      const key = { sku: action.sku, channel: action.channel };
      if (action.do === 'count') {
        const pieces = Math.max(0, action.pieces);
        expect((await countStock(engine, key, pieces)).ok).toBe(true);
        model.count(entry, pieces);
      } else {
        expect((await addStock(engine, key, action.pieces)).ok).toBe(model.add(entry, action.pieces));
      }
    }
  }
}

test('on hand = available + reserved after any sequence of reservations, expiries, orders, cancellations and counts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      await shop.database.query(forgetReservations);
      await shop.database.query(resetStock, [[...skus], [...channels], START]);
      const model = new Model(START);
      for (const action of steps) {
        await apply(model, action);
        await compare(model);
      }
    }),
    { numRuns: process.env.GANTRY_LONG === '1' ? 5000 : 150, seed: 9 },
  );
});
