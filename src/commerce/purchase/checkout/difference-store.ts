import { type Queryable, statement } from '../../../kernel/database.ts';
import type { DifferenceKind, PaymentDifference } from './payment-difference.ts';

export interface KeptDifference extends PaymentDifference {
  readonly foundAt: Date;
  /** Once both books said the same again. */
  readonly settledAt: Date | undefined;
}

const upsert = statement(`
  insert into payment_difference (reference, kind, details, found_at) values ($1, $2, $3::jsonb, $4)
  on conflict (reference, kind) do update set details = excluded.details, settled_at = null`);

const settle = statement(`
  update payment_difference set settled_at = $3
   where reference = $1 and settled_at is null and not (kind = any ($2::text[]))`);

/** Keeps what was found about one reference; what is not found any more is settled. */
export async function saveDifferences(
  transaction: Queryable,
  reference: string,
  found: readonly PaymentDifference[],
  now: Date,
): Promise<void> {
  for (const { kind, details } of found) {
    await transaction.query(upsert, [reference, kind, JSON.stringify(details), now]);
  }
  await transaction.query(settle, [reference, found.map(({ kind }) => kind), now]);
}

interface DifferenceRow {
  readonly reference: string;
  readonly kind: DifferenceKind;
  readonly details: PaymentDifference['details'];
  readonly found_at: Date;
  readonly settled_at: Date | null;
}

const select = statement(`
  select reference, kind, details, found_at, settled_at from payment_difference
   where settled_at is null or $1::boolean order by found_at desc, reference, kind`);

/** What differs now, the newest first; `all`: what was settled as well. */
export async function findKeptDifferences(
  database: Queryable,
  which: 'open' | 'all',
): Promise<KeptDifference[]> {
  const rows = await database.query<DifferenceRow>(select, [which === 'all']);
  return rows.map((row) => ({
    reference: row.reference,
    kind: row.kind,
    details: row.details,
    foundAt: row.found_at,
    settledAt: row.settled_at ?? undefined,
  }));
}

const selectMoved = statement(`
  select id from payment where payment_interface = 'card' and modified_at >= $1 and modified_at < $2
  union
  select payment.id from payment join order_reversal on order_reversal.payment_id = payment.id
   where payment.payment_interface = 'card' and order_reversal.settled_at >= $1 and order_reversal.settled_at < $2
  union
  select payment.id from payment_difference
    join payment on payment.id = case when kind <> 'unknown-payment' then reference::uuid end
   where payment.payment_interface = 'card' and payment_difference.settled_at is null
   order by id`);

/** Payments through the partner that moved in some time, or were refunded, or that differed before. */
export async function findMovedPayments(database: Queryable, from: Date, until: Date): Promise<string[]> {
  const rows = await database.query<{ id: string }>(selectMoved, [from, until]);
  return rows.map(({ id }) => id);
}
