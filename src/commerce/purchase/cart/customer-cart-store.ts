import { type Queryable, statement } from '../../../kernel/database.ts';

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

const lockOfCustomer = statement(
  `select id from cart where customer_id = $1 and state = 'Active' order by id for update`,
);

/** A customer's active carts of every store, locked until the transaction ends. */
export async function lockActiveCarts(transaction: Queryable, customerId: string): Promise<string[]> {
  return (await transaction.query<{ id: string }>(lockOfCustomer, [customerId])).map(({ id }) => id);
}

const deleteActive = statement(`delete from cart where id = any($1::uuid[]) and state = 'Active'`);

export async function removeActiveCarts(transaction: Queryable, ids: readonly string[]): Promise<void> {
  await transaction.query(deleteActive, [ids]);
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
