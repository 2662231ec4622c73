import { randomUUID } from 'node:crypto';
import { hashToken } from '../../src/commerce/people/sessions/session.ts';
import { type Database, statement } from '../../src/kernel/database.ts';
import type { TestShopper } from './test-shop.ts';

/** Customers and what they bought, as rows: for tests of what comes after a purchase. */

const insertCustomer = statement(`
  insert into customer (id, email, password_salt, password_hash, first_name, last_name, locale, customer_type,
                        created_at, modified_at)
  values ($1::uuid, $1::text || '@example.com', '', '', 'Jana', 'Nováková', 'sk-SK', 'private', now(), now())`);

export async function insertBuyer(database: Database): Promise<string> {
  const id = randomUUID();
  await database.query(insertCustomer, [id]);
  return id;
}

const setCustomer = statement('update session set customer_id = $2 where token_hash = $1');

/** The shopper's session becomes the customer's; one is opened when there is none yet. */
export async function signInAs(
  database: Database,
  shopper: TestShopper,
  customerId: string,
  sku: string,
): Promise<void> {
  if (shopper.token === undefined) await shopper.get('addToCart', { sku, quantity: 1 });
  await database.query(setCustomer, [hashToken(shopper.token ?? ''), customerId]);
}

const insertCart = statement(`
  insert into cart (id, version, store_key, country, locale, currency, state, client_type, line_items,
                    total_cent_amount, created_at, modified_at)
  values ($1, 1, 'gantry-sk', 'SK', 'sk-SK', 'EUR', 'Ordered', 'PRIVATE', '[]', 100, now(), now())`);
const insertOrder = statement(`
  insert into "order" (id, order_number, version, cart_id, cart_version, store_key, country, locale, currency,
                       customer_email, customer_id, order_state, shipment_state, payment_state, total_cent_amount,
                       contents, created_at)
  values ($1, 'NS' || lpad(nextval('order_number')::text, 10, '0'), 1, $2, 1, 'gantry-sk', 'SK', 'sk-SK', 'EUR',
          'jana@example.com', $3, $4, 'Pending', 'Pending', 100,
          jsonb_build_object('lineItems', (select jsonb_agg(jsonb_build_object('sku', sku)) from unnest($5::text[]) as sku)),
          now())`);

/** An order of the customer that holds the skus; resolves to its id. */
export async function insertPurchase(
  database: Database,
  customerId: string,
  skus: readonly string[],
  state: 'Open' | 'Cancelled' = 'Open',
): Promise<string> {
  const [cartId, orderId] = [randomUUID(), randomUUID()];
  await database.query(insertCart, [cartId]);
  await database.query(insertOrder, [orderId, cartId, customerId, state, skus]);
  return orderId;
}
