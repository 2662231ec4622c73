import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import type { ShopEvent } from '../kernel/events.ts';
import { createPostgresEvents, type PostgresEvents, writePayloads } from './events.ts';

let test: TestDatabase;
const open: PostgresEvents[] = [];
const logged: string[] = [];
beforeAll(async () => {
  test = await createTestDatabase({ schema: 'empty' });
});
afterEach(async () => {
  for (const events of open.splice(0)) await events.stop();
});
afterAll(() => test.drop());

async function listen(): Promise<PostgresEvents> {
  const events = await createPostgresEvents({ url: test.url, log: (line) => logged.push(line) });
  open.push(events);
  return events;
}

/** What a subscriber hears, to be waited for. */
function hear(events: PostgresEvents) {
  const heard: (ShopEvent | 'gap')[] = [];
  let wake = () => {};
  const note = (event: ShopEvent | 'gap') => {
    heard.push(event);
    wake();
  };
  const unsubscribe = events.subscribe(note, () => note('gap'));
  return {
    heard,
    unsubscribe,
    async until(count: number) {
      while (heard.length < count) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      return heard;
    },
  };
}

const announce = (events: PostgresEvents, event: ShopEvent) =>
  test.database.transaction((transaction) => events.announce(transaction, event));

const stockOf = (...skus: string[]): ShopEvent => ({ type: 'stock-changed', skus });

describe('announcements', () => {
  it('reach every process, the one that made them too', async () => {
    const [one, two] = [await listen(), await listen()];
    const heard = [hear(one), hear(two)];
    await announce(one, { type: 'catalogue-changed', skus: ['EX10000001'], categories: [] });
    await announce(two, { type: 'cart-changed', cartId: 'c', version: 3 });
    for (const subscriber of heard) {
      expect(await subscriber.until(2)).toEqual([
        { type: 'catalogue-changed', skus: ['EX10000001'], categories: [] },
        { type: 'cart-changed', cartId: 'c', version: 3 },
      ]);
    }
  });

  it('of a transaction that was rolled back reach nobody', async () => {
    const events = await listen();
    const subscriber = hear(events);
    const failing = test.database.transaction(async (transaction) => {
      await events.announce(transaction, stockOf('EX10000001'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await announce(events, stockOf('EX10000002'));
    expect(await subscriber.until(1)).toEqual([stockOf('EX10000002')]);
  });

  it('stop for who no longer listens', async () => {
    const events = await listen();
    const [gone, stays] = [hear(events), hear(events)];
    gone.unsubscribe();
    await announce(events, stockOf('EX10000001'));
    await stays.until(1);
    expect(gone.heard).toEqual([]);
  });

  it('that another program sends are passed over', async () => {
    const events = await listen();
    const subscriber = hear(events);
    await test.pool.query(
      `select pg_notify('gantry_events', 'hello'), pg_notify('gantry_events', '{"type":"x"}')`,
    );
    await announce(events, stockOf('EX10000001'));
    expect(await subscriber.until(1)).toEqual([stockOf('EX10000001')]);
    expect(logged.splice(0)).toHaveLength(2);
  });

  it('go on after the connection was cut, with word that some may be missing', async () => {
    const events = await listen();
    const subscriber = hear(events);
    for (let cut = 1; cut <= 2; cut++) {
      await test.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'gantry events' and datname = current_database()`,
      );
      expect((await subscriber.until(2 * cut - 1)).at(-1)).toBe('gap');
      await announce(events, stockOf('EX10000001'));
      expect((await subscriber.until(2 * cut)).at(-1)).toEqual(stockOf('EX10000001'));
    }
    expect(logged.splice(0)).toHaveLength(4);
  });

  it('are refused at the start when there is no database', async () => {
    const nowhere = createPostgresEvents({ url: 'postgres://x@127.0.0.1:1/x', log: () => undefined });
    await expect(nowhere).rejects.toThrow('ECONNREFUSED');
  });
});

describe('payloads', () => {
  const many = Array.from({ length: 2000 }, (_, index) => `EX${10_000_000 + index}`);

  it('are short enough for PostgreSQL', () => {
    for (const event of [stockOf(...many), { type: 'catalogue-changed', skus: many } as const]) {
      for (const payload of writePayloads(event)) expect(Buffer.byteLength(payload)).toBeLessThan(8000);
    }
  });

  it('lose no sku whose stock changed, and mean everything when a catalogue list is too long', () => {
    const skus = writePayloads(stockOf(...many)).flatMap((payload) => JSON.parse(payload).skus);
    expect(skus).toEqual(many);
    expect(writePayloads({ type: 'catalogue-changed', skus: many })).toEqual([
      '{"type":"catalogue-changed"}',
    ]);
  });
});
