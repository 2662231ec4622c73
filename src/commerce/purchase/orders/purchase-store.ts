import { type Queryable, statement } from '../../../kernel/database.ts';
import type { SessionCustomer } from '../../people/sessions/session.ts';

const selectPurchases = statement(`
  select id from "order"
  where (customer_id = $1 or (customer_id is null and lower(customer_email) = lower($3))) and order_state <> 'Cancelled'
    and contents -> 'lineItems' @> jsonb_build_array(jsonb_build_object('sku', $2::text))
  order by created_at, id`);

/**
 * Ids of a customer's orders that hold a sku and are not cancelled, oldest first (rule W-01); what they bought as a guest
 * counts by its e-mail once that is shown to be theirs, as in their list of orders (decision 0008).
 */
export async function findPurchases(
  database: Queryable,
  customer: Pick<SessionCustomer, 'id' | 'email' | 'isEmailVerified'>,
  sku: string,
): Promise<readonly string[]> {
  const rows = await database.query<{ id: string }>(selectPurchases, [
    customer.id,
    sku,
    customer.isEmailVerified ? customer.email : null,
  ]);
  return rows.map(({ id }) => id);
}
