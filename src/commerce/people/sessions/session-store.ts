import { type Queryable, statement } from '../../../kernel/database.ts';
import type { SubscriberTier } from '../../subscriber-tiers.ts';
import type { Session } from './session.ts';

interface SessionRow {
  readonly token_hash: Uint8Array;
  readonly store_key: string;
  readonly cart_id: string | null;
  readonly expires_at: Date;
  readonly customer_id: string | null;
  readonly customer_email: string | null;
  readonly is_email_verified: boolean;
  readonly customer_group: string | null;
  readonly tier: SubscriberTier | null;
}

const selectSession = statement(
  // The devices a customer has signed in on share the customer's one active cart of the store.
  `select token_hash, store_key, expires_at, session.customer_id, customer.email as customer_email,
          coalesce(
            (select cart.id from cart
              where cart.customer_id = session.customer_id and cart.store_key = session.store_key and state = 'Active'),
            cart_id
          ) as cart_id,
          customer.email_verified_at is not null as is_email_verified,
          customer.customer_group, customer_group.tier
     from session
     left join customer on customer.id = session.customer_id
     left join customer_group on customer_group.key = customer.customer_group
    where token_hash = $1 and store_key = $2 and expires_at > $3`,
);

export async function getSession(
  database: Queryable,
  tokenHash: Uint8Array,
  storeKey: string,
  now: Date,
): Promise<SessionRow | undefined> {
  const [row] = await database.query<SessionRow>(selectSession, [tokenHash, storeKey, now]);
  return row;
}

/** The session a row tells of. A customer without a tier of their own is in `no-tier` (rule V-05). */
export function toSession(row: SessionRow): Session {
  return {
    tokenHash: row.token_hash,
    storeKey: row.store_key,
    cartId: row.cart_id ?? undefined,
    customer:
      row.customer_id === null || row.customer_email === null
        ? undefined
        : {
            id: row.customer_id,
            email: row.customer_email,
            isEmailVerified: row.is_email_verified,
            group: row.customer_group ?? undefined,
            tier: row.tier ?? 'no-tier',
          },
  };
}

const insertSession = statement(
  'insert into session (token_hash, store_key, created_at, expires_at, customer_id, cart_id) values ($1, $2, $3, $4, $5, $6)',
);

export async function addSession(
  database: Queryable,
  session: {
    tokenHash: Uint8Array;
    storeKey: string;
    now: Date;
    expiresAt: Date;
    customerId?: string | undefined;
    cartId?: string | undefined;
  },
): Promise<void> {
  await database.query(insertSession, [
    session.tokenHash,
    session.storeKey,
    session.now,
    session.expiresAt,
    session.customerId ?? null,
    session.cartId ?? null,
  ]);
}

const deleteOne = statement('delete from session where token_hash = $1');

/** Ends a session: its token opens nothing from now on. */
export async function removeSession(transaction: Queryable, tokenHash: Uint8Array): Promise<void> {
  await transaction.query(deleteOne, [tokenHash]);
}

const passViews = statement('update order_viewer set token_hash = $2 where token_hash = $1');

/** The orders a session may see are another's from now on: the same visitor under a new token. */
export async function passOnViews(transaction: Queryable, from: Uint8Array, to: Uint8Array): Promise<void> {
  await transaction.query(passViews, [from, to]);
}

const deleteOfCustomer = statement(
  'delete from session where customer_id = $1 and ($2::bytea is null or token_hash <> $2)',
);

/** Ends every session of a customer, save perhaps one. */
export async function removeSessionsOf(
  transaction: Queryable,
  customerId: string,
  except: Uint8Array | undefined,
): Promise<void> {
  await transaction.query(deleteOfCustomer, [customerId, except ?? null]);
}

const extendSession = statement(
  'update session set expires_at = $2 where token_hash = $1 and expires_at < $2',
);

export async function renewSession(
  database: Queryable,
  tokenHash: Uint8Array,
  expiresAt: Date,
): Promise<void> {
  await database.query(extendSession, [tokenHash, expiresAt]);
}

const lockSession = statement('select cart_id from session where token_hash = $1 for update');

/** The session's cart, with the session locked so that two requests never make it two carts. */
export async function lockSessionCart(
  transaction: Queryable,
  tokenHash: Uint8Array,
): Promise<string | undefined> {
  const [row] = await transaction.query<{ cart_id: string | null }>(lockSession, [tokenHash]);
  return row?.cart_id ?? undefined;
}

const lockOwner = statement('select id from customer where id = $1 for no key update');
const selectShared = statement(
  `select id from cart where customer_id = $1 and store_key = $2 and state = 'Active'`,
);

/** A customer's one active cart of a store, with the customer locked so that two devices never make it two. */
export async function lockCustomerCart(
  transaction: Queryable,
  customerId: string,
  storeKey: string,
): Promise<string | undefined> {
  await transaction.query(lockOwner, [customerId]);
  const [row] = await transaction.query<{ id: string }>(selectShared, [customerId, storeKey]);
  return row?.id;
}

const setCart = statement('update session set cart_id = $2 where token_hash = $1');

export async function setSessionCart(
  transaction: Queryable,
  tokenHash: Uint8Array,
  cartId: string,
): Promise<void> {
  await transaction.query(setCart, [tokenHash, cartId]);
}

// A cart is its session's while it is active, and its customer's always; once ordered, it belongs to whoever may see the order.
const selectOwner = statement(`
  select exists (select from session where token_hash = $1 and cart_id = $2)
      or exists (select from session join cart on cart.customer_id = session.customer_id
                  where token_hash = $1 and cart.id = $2)
      or exists (
           select from order_viewer
             join "order" on "order".id = order_viewer.order_id
            where order_viewer.token_hash = $1 and "order".cart_id = $2
         ) as owns`);

export async function isCartOf(database: Queryable, tokenHash: Uint8Array, cartId: string): Promise<boolean> {
  const [row] = await database.query<{ owns: boolean }>(selectOwner, [tokenHash, cartId]);
  return row?.owns === true;
}

const passOn = statement(`
  with viewer as (
    update session set cart_id = null where cart_id = $1 returning token_hash
  )
  insert into order_viewer (order_id, token_hash) select $2, token_hash from viewer
  on conflict do nothing`);

export async function moveCartToOrder(
  transaction: Queryable,
  cartId: string,
  orderId: string,
): Promise<void> {
  await transaction.query(passOn, [cartId, orderId]);
}

const deleteExpired = statement(`
  delete from session
   where token_hash in (select token_hash from session where expires_at <= $1 order by expires_at limit $2 for update skip locked)
  returning cart_id`);

/** Removes sessions that have ended, the oldest first. Answers how many, and the carts they held. */
export async function removeEndedSessions(
  transaction: Queryable,
  now: Date,
  limit: number,
): Promise<{ readonly count: number; readonly cartIds: readonly string[] }> {
  const rows = await transaction.query<{ cart_id: string | null }>(deleteExpired, [now, limit]);
  return { count: rows.length, cartIds: rows.flatMap((row) => row.cart_id ?? []) };
}
