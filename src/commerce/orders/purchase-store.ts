import { type Queryable, statement } from '../../kernel/database.ts';

const selectPurchases = statement(`
  select id from "order"
  where customer_id = $1 and order_state <> 'Cancelled'
    and contents -> 'lineItems' @> jsonb_build_array(jsonb_build_object('sku', $2::text))
  order by created_at, id`);

/** Ids of a customer's orders that hold a sku and are not cancelled, oldest first (acceptance W-01). */
export async function findPurchases(
  database: Queryable,
  customerId: string,
  sku: string,
): Promise<readonly string[]> {
  const rows = await database.query<{ id: string }>(selectPurchases, [customerId, sku]);
  return rows.map(({ id }) => id);
}
