import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { orderSchema } from '../src/api/contract/orders.ts';
import { presentOrder, presentOrderedCart } from '../src/api/present-order.ts';
import { getOrder } from '../src/commerce/purchase/orders/find-orders.ts';
import { statement } from '../src/kernel/database.ts';
import { money } from '../src/kernel/money.ts';
import {
  insertMerchantChange,
  selectMerchant,
  selectMerchantChanges,
} from '../src/merchant/merchant-store.ts';
import { installJobSchema } from '../src/server/jobs.ts';
import { migrate } from '../src/server/migrate.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import { testMerchant, withoutDomains } from './support/merchant.ts';
import { type ShopProcess, startShopProcess } from './support/shop-process.ts';

const migrations = resolve(import.meta.dirname, '../db/migrations');
/** The last migration of version 0.1.0. */
const FIRST_VERSION = 3;
/** The last one before the merchant record. */
const LAST_BEFORE_MERCHANT = 19;
const cartId = '01a1f8d3-ea00-7c11-9d52-6c1e9a7b4f20';
const orderId = '01a1f8d3-ea00-7c11-9d52-6c1e9a7b4f21';
const quiet = () => undefined;

const euro = (cents: number) => money('EUR', cents);
const taxed = (gross: number, tax: number) => ({
  totalNet: euro(gross - tax),
  totalGross: euro(gross),
  taxPortions: [{ name: 'VAT', rate: 0.23, amount: euro(tax) }],
});

/** An order as version 0.1.0 wrote it. */
const contents = {
  clientType: 'PRIVATE',
  lineItems: [
    {
      id: 'line',
      sku: 'EX10000001',
      name: 'Saw',
      slug: 'saw-10000001',
      productType: 'standard_product',
      package: 'parcel',
      quantity: 2,
      price: euro(1000),
      totalPrice: euro(2000),
      taxedPrice: taxed(2000, 374),
    },
  ],
  shippingInfo: {
    methodKey: 'parcel',
    state: 'MatchesCart',
    price: euro(195),
    taxedPrice: taxed(195, 36),
    freeAbove: euro(5900),
  },
  subtotal: euro(2000),
  taxedPrice: taxed(2195, 410),
  steps: [{ rule: 'subtotal', amount: euro(2000) }],
  billingAddress: { country: 'SK', firstName: 'Jana' },
  shippingAddress: { country: 'SK', firstName: 'Jana' },
  deliveryEstimate: { from: '2026-11-20', to: '2026-11-24' },
};

let upgraded: TestDatabase;
let folder: string;

beforeAll(async () => {
  upgraded = await createTestDatabase({ schema: 'empty' });
  folder = await mkdtemp(join(tmpdir(), 'gantry-upgrade-'));
  for (const name of await readdir(migrations)) {
    if (Number.parseInt(name, 10) <= FIRST_VERSION) await cp(join(migrations, name), join(folder, name));
  }
  await migrate(upgraded.url, folder);
  const { database } = upgraded;
  await database.query(
    statement(`
      insert into cart (id, version, store_key, country, locale, currency, state, client_type, line_items,
                        total_cent_amount, created_at, modified_at)
      values ($1, 3, 'gantry-sk', 'SK', 'sk-SK', 'EUR', 'Ordered', 'PRIVATE', '[]', 2195, now(), now())`),
    [cartId],
  );
  await database.query(
    statement(`
      insert into "order" (id, order_number, version, cart_id, cart_version, store_key, country, locale, currency,
                           customer_email, order_state, shipment_state, payment_state, total_cent_amount, contents, created_at)
      values ($1, 'NS0000000001', 1, $2, 2, 'gantry-sk', 'SK', 'sk-SK', 'EUR', 'jana@example.com', 'Open', 'Pending',
              'Pending', 2195, $3::jsonb, now())`),
    [orderId, cartId, JSON.stringify(contents)],
  );
  await migrate(upgraded.url, migrations);
  await installJobSchema(upgraded.pool, { error: quiet, warn: quiet, info: quiet, debug: quiet });
});
afterAll(async () => {
  await upgraded.drop();
  await rm(folder, { recursive: true, force: true });
});

test('D-08: an order of the version before is shown as it was, after all migrations', async () => {
  const order = await getOrder(upgraded.database, orderId);
  if (order === undefined) throw new Error('the order is gone');
  const presented = presentOrder(order);
  expect(orderSchema.parse(presented)).toEqual(presented);
  expect(presented).toMatchObject({
    totalPrice: euro(2195),
    taxMode: 'Platform',
    lineItems: [{ price: { value: euro(1000) }, totalPrice: euro(2000), lineItemMode: 'Standard' }],
    shippingInfo: { price: euro(195) },
  });
  expect(presentOrderedCart(order).listTotal).toEqual(euro(2000));
});

describe('a shop of before its merchant was a record', () => {
  let shopBefore: TestDatabase;
  let dataDir: string;
  beforeAll(async () => {
    shopBefore = await createTestDatabase({ schema: 'empty' });
    dataDir = await mkdtemp(join(tmpdir(), 'gantry-upgraded-'));
    const until = await mkdtemp(join(tmpdir(), 'gantry-upgrade-'));
    for (const name of await readdir(migrations))
      if (Number.parseInt(name, 10) <= LAST_BEFORE_MERCHANT)
        await cp(join(migrations, name), join(until, name));
    await migrate(shopBefore.url, until);
    await rm(until, { recursive: true });
    await shopBefore.pool.query(
      await readFile(join(import.meta.dirname, 'support/upgrade/schema-19.sql'), 'utf8'),
    );
  });
  afterAll(async () => {
    await shopBefore.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** Starts the shop as it is now, on what it was then, and stops it when the work is done. */
  async function withUpgraded(work: (shop: ShopProcess) => Promise<void>): Promise<void> {
    const shop = await startShopProcess({ dataDir, env: { DATABASE_URL: shopBefore.url } });
    try {
      await shop.opened;
      await work(shop);
    } finally {
      await shop.stop();
    }
  }
  const markGoods = (goods: string) => shopBefore.pool.query('update stocking set goods = $1', [goods]);
  const pageOf = async ({ port }: ShopProcess) => (await fetch(`http://127.0.0.1:${port}/o-nas/`)).text();

  it('that is a merchant’s own has none, is told what is missing, and shows nothing invented', async () => {
    await markGoods('own');
    await withUpgraded(async (shop) => {
      expect(await selectMerchant(shopBefore.database)).toBeUndefined();
      expect(shop.stdout()).toMatch(/^Merchant record, required: missing company\.name: /m);
      expect(await pageOf(shop)).not.toContain('Gantry Equipment');
    });
  });

  it('that is the demonstration has its invented merchant, once, and all it had before', async () => {
    await markGoods('demonstration');
    await withUpgraded(async (shop) => {
      expect(shop.stdout()).not.toContain('Merchant record');
      const page = await pageOf(shop);
      for (const part of [
        'Gantry Equipment a. s.',
        'Skladová 1, 811 09 Bratislava',
        'SK9999999999',
        'Po–Pia 8–17',
      ])
        expect(page, part).toContain(part);
    });
    await withUpgraded(async () => {
      const changes = await selectMerchantChanges(shopBefore.database);
      expect(changes.map(({ version, changedBy }) => [version, changedBy])).toEqual([[1, 'demonstration']]);
    });
    const { rows } = await shopBefore.pool.query('select id from "order" order by order_number');
    const orders = await Promise.all(rows.map(({ id }) => getOrder(shopBefore.database, String(id))));
    for (const order of orders) {
      if (order === undefined) throw new Error('an order is gone');
      const presented = presentOrder(order);
      expect(orderSchema.parse(presented)).toEqual(presented);
    }
    expect(orders.map((order) => order?.contents.bankDetails?.iban)).toEqual([
      'SK4399990000000000000019',
      'CZ4599990000000000000019',
    ]);
    expect((await shopBefore.pool.query('select email from customer')).rows).toEqual([
      { email: 'eva@example.com' },
    ]);
  });

  it('that is the demonstration with the record of before there were domains and a logo has both by its start', async () => {
    await markGoods('demonstration');
    const { logo: _, ...earlier } = withoutDomains(testMerchant);
    const [newest] = await selectMerchantChanges(shopBefore.database);
    const version = (newest?.version ?? 0) + 1;
    const change = { version, record: earlier, changedAt: new Date(), changedBy: 'demonstration' };
    await insertMerchantChange(shopBefore.database, change);
    await withUpgraded(async (shop) => {
      expect(shop.stdout()).not.toContain('Merchant record');
      const current = await selectMerchant(shopBefore.database);
      expect(current).toMatchObject({ version: version + 1, record: testMerchant });
    });
  });
});
