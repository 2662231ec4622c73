import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import { statement } from '../kernel/database.ts';
import type { Events, ShopEvent } from '../kernel/events.ts';

const CHANNEL = 'gantry_events';
/** PostgreSQL refuses 8000 bytes and more. */
const MAX_PAYLOAD_BYTES = 7900;
/** How often a silent connection is asked whether it is still there, and how long it may think about it. */
const HEARTBEAT_MILLISECONDS = 30_000;
const ANSWER_MILLISECONDS = 10_000;
const FIRST_PAUSE_MILLISECONDS = 100;
const LONGEST_PAUSE_MILLISECONDS = 5_000;

const eventSchema: z.ZodType<ShopEvent> = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('catalogue-changed'),
    skus: z.array(z.string()).exactOptional(),
    categories: z.array(z.string()).exactOptional(),
  }),
  z.object({ type: z.literal('content-changed') }),
  z.object({ type: z.literal('merchant-changed') }),
  z.object({ type: z.literal('search-rules-changed') }),
  z.object({ type: z.literal('search-index-changed') }),
  z.object({ type: z.literal('media-changed'), names: z.array(z.string()).exactOptional() }),
  z.object({ type: z.literal('stock-changed'), skus: z.array(z.string()) }),
  z.object({ type: z.literal('order-changed'), orderId: z.string(), version: z.number() }),
  z.object({ type: z.literal('cart-changed'), cartId: z.string(), version: z.number() }),
]);

export interface PostgresEvents extends Events {
  /** Stops listening and closes the connection. */
  stop(): Promise<void>;
}

export interface PostgresEventsOptions {
  readonly url: string;
  readonly log: (line: string) => void;
}

interface Subscriber {
  readonly listener: (event: ShopEvent) => void;
  readonly onGap: () => void;
}

const notify = statement('select pg_notify($1, $2)');

/**
 * Announcements by LISTEN/NOTIFY on a connection of its own: PostgreSQL delivers them to every process when, and only if,
 * the transaction commits. Resolves when it listens, rejects when the database cannot be reached; a connection lost later
 * is made anew until it stands, and then `onGap` is called.
 */
export async function createPostgresEvents({ url, log }: PostgresEventsOptions): Promise<PostgresEvents> {
  const subscribers = new Set<Subscriber>();
  let stopped = false;
  let client = await connect();
  const heartbeat = setInterval(
    () => void client.query('select').catch(() => undefined),
    HEARTBEAT_MILLISECONDS,
  );
  heartbeat.unref();

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'gantry events',
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MILLISECONDS,
      query_timeout: ANSWER_MILLISECONDS,
    });
    next.on('notification', ({ payload }) => hear(payload ?? ''));
    next.on('error', (error) => void reconnect(next, error.message));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      await close(next);
      throw error;
    }
    next.on('end', () => void reconnect(next, 'it was closed'));
    return next;
  }

  async function reconnect(lost: pg.Client, reason: string): Promise<void> {
    if (stopped || lost !== client || lost.listenerCount('notification') === 0) return;
    log(`The connection for announcements was lost: ${reason}`);
    lost.removeAllListeners('notification');
    await close(lost);
    for (
      let pause = FIRST_PAUSE_MILLISECONDS;
      !stopped;
      pause = Math.min(2 * pause, LONGEST_PAUSE_MILLISECONDS)
    ) {
      try {
        const next = await connect();
        if (stopped) return await close(next);
        client = next;
        log('The connection for announcements is back.');
        for (const { onGap } of subscribers) onGap();
        return;
      } catch {
        await delay(pause, undefined, { ref: false });
      }
    }
  }

  function hear(payload: string): void {
    const event = eventSchema.safeParse(parseJson(payload));
    if (!event.success) {
      log(`An announcement is not one of ours and was passed over: ${payload.slice(0, 200)}`);
      return;
    }
    for (const { listener } of subscribers) listener(event.data);
  }

  return {
    async announce(transaction, event) {
      for (const payload of writePayloads(event)) await transaction.query(notify, [CHANNEL, payload]);
    },
    subscribe(listener, onGap) {
      const subscriber = { listener, onGap };
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    async stop() {
      stopped = true;
      clearInterval(heartbeat);
      subscribers.clear();
      await close(client);
    },
  };
}

/** Ends a connection that may be broken already; what it says about that is of no use to anyone. */
async function close(client: pg.Client): Promise<void> {
  client.removeAllListeners('error');
  client.on('error', () => undefined);
  await client.end().catch(() => undefined);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An event as payloads short enough for PostgreSQL: a list too long is left out, which means all, or cut in two. */
export function writePayloads(event: ShopEvent): string[] {
  const payload = JSON.stringify(event);
  if (Buffer.byteLength(payload) <= MAX_PAYLOAD_BYTES) return [payload];
  switch (event.type) {
    case 'catalogue-changed':
    case 'content-changed':
    case 'media-changed':
    case 'merchant-changed':
    case 'search-rules-changed':
    case 'search-index-changed':
      return [JSON.stringify({ type: event.type })];
    case 'stock-changed': {
      const middle = Math.ceil(event.skus.length / 2);
      return [event.skus.slice(0, middle), event.skus.slice(middle)].flatMap((skus) =>
        writePayloads({ type: event.type, skus }),
      );
    }
    case 'order-changed':
      throw new Error(`an order id of ${event.orderId.length} characters cannot be announced`);
    case 'cart-changed':
      throw new Error(`a cart id of ${event.cartId.length} characters cannot be announced`);
  }
}
