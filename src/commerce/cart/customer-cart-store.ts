import { type Queryable, statement } from '../../kernel/database.ts';

const selectActive = statement(
  `select id from cart where customer_id = $1 and store_key = $2 and state = 'Active'`,
);

/** A customer has one active cart a store. */
export async function getActiveCartId(
  database: Queryable,
  customerId: string,
  storeKey: string,
): Promise<string | undefined> {
  const [row] = await database.query<{ id: string }>(selectActive, [customerId, storeKey]);
  return row?.id;
}

const deleteUntouched = statement(`
  delete from cart
   where id in (select id from cart
                 where customer_id is not null and state = 'Active' and modified_at <= $1
                 order by modified_at limit $2 for update skip locked)
  returning id`);

/** Removes customers' carts that nobody has touched since a moment, so many at most. Answers how many. */
export async function removeUntouchedCarts(
  transaction: Queryable,
  since: Date,
  limit: number,
): Promise<number> {
  const rows = await transaction.query(deleteUntouched, [since, limit]);
  return rows.length;
}
