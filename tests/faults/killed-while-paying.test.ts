import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { adyenEnvironment, startAdyen } from '../support/adyen-account.ts';
import { createTestDatabase } from '../support/database.ts';
import { findFreePort } from '../support/free-port.ts';
import { prepareShop } from '../support/prepared-shop.ts';
import { createShopClient } from '../support/shop-client.ts';
import type { ShopProcess } from '../support/shop-process.ts';
import { startNotificationRelay } from './notification-relay.ts';
import { type PayAtPartner, startPayingBuyers } from './paying-buyers.ts';
import { buildGates, type Partner, stepsOf } from './payment-steps.ts';

/** How often the shop is killed at each step. */
const TIMES = Number(process.env.TIMES ?? 1);
const BUYERS = 4;
/** Within this time of its last start the shop has dealt with all money. */
const SETTLED_MS = 60_000;

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

/** What a partner's books say of a payment that somebody paid. */
type AtPartner = 'authorised' | 'given back' | 'not paid';

interface PlayedPartner {
  readonly env: Readonly<Record<string, string>>;
  readonly payAtPartner: PayAtPartner;
  readonly findAtPartner: (client: pg.Client, paymentId: string) => Promise<AtPartner>;
}

const embedded: PlayedPartner = {
  env: {},
  async payAtPartner(redirectUrl) {
    const { pathname, origin, host, port } = new URL(redirectUrl);
    const client = createShopClient(Number(port), host, 1);
    const card = { cardNumber: '4111 1111 1111 1111', expiry: '08/49', securityCode: '7391', holder: 'Jana' };
    const { headers } = await client.send('POST', pathname, {
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
      body: new URLSearchParams({ decision: 'pay', ...card }).toString(),
    });
    client.close();
    return String(headers.location);
  },
  async findAtPartner(client, paymentId) {
    const { rows } = await client.query<{ state: string }>(
      'select state from card_sandbox.checkout where merchant_reference = $1',
      [paymentId],
    );
    const state = rows[0]?.state;
    if (state === 'Authorised') return 'authorised';
    return state === 'Reversed' ? 'given back' : 'not paid';
  },
};

/** The Adyen of the tests, which stays while the shop is killed, and tells it of everything until it listens. */
async function playAdyen(port: number): Promise<PlayedPartner> {
  const relay = await startNotificationRelay(`http://127.0.0.1:${port}/api/notifications/card`);
  undo.push(() => relay.close());
  const adyen = await startAdyen({ notificationUrl: relay.url });
  undo.push(() => adyen.close());
  const authorised = new Set<string>();
  return {
    env: adyenEnvironment(adyen),
    async payAtPartner(redirectUrl, paymentId) {
      const back = adyen.visit(redirectUrl, 'pay') ?? '';
      authorised.add(paymentId);
      return back;
    },
    async findAtPartner(_client, paymentId) {
      if (!authorised.has(paymentId)) return 'not paid';
      return adyen.reversed.includes(adyen.paymentOf(paymentId)) ? 'given back' : 'authorised';
    },
  };
}

const ordersOf = `
  select payment.id::text as payment, payment.state, "order".order_number as number,
         (select count(*)::int from "order" as other where other.cart_id = payment.cart_id) as orders
    from payment left join "order" on "order".id = payment.order_id where payment.id = any($1::uuid[])`;

interface PaymentOrders {
  readonly payment: string;
  readonly state: string;
  readonly number: string | null;
  readonly orders: number;
}

describe.each<Partner>(['embedded', 'adyen'])('a shop that takes cards through %s', (partner) => {
  it(`Y-07: has each payment ordered once or given back within a minute, killed ${TIMES} times at each step`, async ({
    annotate,
  }) => {
    const { database, prepared, port, played } = await setUp(partner);
    const openShop = async (): Promise<ShopProcess> => {
      const shop = await prepared.start({ port, env: played.env });
      await shop.opened;
      return shop;
    };
    let shop = openShop();
    await shop;
    const gates = await buildGates(database.url, partner);
    undo.push(() => gates.end());
    const buyers = startPayingBuyers(BUYERS, () => shop, played.payAtPartner);
    const history: string[] = [];
    try {
      for (let time = 1; time <= TIMES; time += 1) {
        for (const step of stepsOf(partner)) {
          const running = await shop;
          await gates.waitAt(step);
          running.kill('SIGKILL');
          await running.ended;
          await gates.open();
          history.push(`${new Date().toISOString()} killed when ${step} (${time})`);
          shop = openShop();
        }
      }
      await shop;
      await buyers.stop();
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      undo.push(() => client.end());
      const findOpen = () => findUnsettled(client, played, buyers.paid);
      await expect.poll(findOpen, { timeout: SETTLED_MS, interval: 500 }).toEqual([]);
      const { rows } = await client.query<PaymentOrders>(ordersOf, [[...buyers.paid.keys()]]);
      const numbers = new Map(rows.map(({ payment, number }) => [payment, number]));
      for (const [payment, number] of buyers.acknowledged) expect(numbers.get(payment)).toBe(number);
      const ordered = rows.filter(({ number }) => number !== null);
      expect(new Set(ordered.map(({ number }) => number)).size).toBe(ordered.length);
      expect(rows.filter(({ orders }) => orders > 1)).toEqual([]);
      const given = rows.filter(({ state }) => state === 'Cancelled');
      expect([ordered.length, given.length].every((count) => count >= TIMES)).toBe(true);
      history.push(
        `${buyers.paid.size} tried to pay: ${ordered.length} ordered, ${buyers.acknowledged.size} told of it, ` +
          `${given.length} given back or given up`,
      );
      for (const line of rows) history.push(`${line.payment} ${line.state} ${line.number ?? 'no order'}`);
    } finally {
      await gates.open();
      await buyers.stop();
      await (await shop).stop();
      await annotate(history.join('\n'));
      if (process.env.TIMES !== undefined) process.stdout.write(`${history.join('\n')}\n`);
    }
  }, 3_600_000);
});

async function setUp(partner: Partner) {
  const database = await createTestDatabase();
  undo.push(() => database.drop());
  const prepared = await prepareShop(database.url);
  undo.push(() => prepared.remove());
  const port = await findFreePort();
  const played = partner === 'embedded' ? embedded : await playAdyen(port);
  return { database, prepared, port, played };
}

/** Payments of which one book says something else than the other. */
async function findUnsettled(
  client: pg.Client,
  played: PlayedPartner,
  paid: ReadonlyMap<string, string>,
): Promise<string[]> {
  const { rows } = await client.query<PaymentOrders>(ordersOf, [[...paid.keys()]]);
  const unsettled: string[] = [];
  for (const { payment, state, number } of rows) {
    const there = await played.findAtPartner(client, payment);
    const isOrdered = state === 'Authorised' && number !== null;
    if (isOrdered !== (there === 'authorised')) {
      unsettled.push(`${payment} is ${there} at the partner, ${state} and ${number ?? 'not ordered'} here`);
    }
  }
  return unsettled;
}
