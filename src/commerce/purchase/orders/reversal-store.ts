import { type Queryable, statement } from '../../../kernel/database.ts';
import { type CurrencyCode, type Money, money } from '../../../kernel/money.ts';
import type { Reversal, ReversalContents } from './reversal.ts';

interface ReversalRow {
  readonly id: string;
  readonly order_id: string;
  readonly kind: Reversal['kind'];
  readonly contents: ReversalContents;
  readonly is_restocked: boolean;
  readonly refund_cent_amount: number;
  readonly refund_state: Reversal['refundState'];
  readonly payment_id: string | null;
  readonly created_at: Date;
  readonly settled_at: Date | null;
  readonly refund_attempt: number;
  readonly refund_failed_at: Date | null;
}

function toReversal(row: ReversalRow): Reversal {
  return {
    id: row.id,
    orderId: row.order_id,
    kind: row.kind,
    contents: row.contents,
    stock: row.is_restocked ? 'restocked' : 'discarded',
    refund: money(row.contents.total.currencyCode, row.refund_cent_amount),
    refundState: row.refund_state,
    paymentId: row.payment_id ?? undefined,
    createdAt: row.created_at,
    refundedAt: row.settled_at ?? undefined,
    refundAttempt: row.refund_attempt,
    refundFailedAt: row.refund_failed_at ?? undefined,
  };
}

const columns = `id, order_id, kind, contents, is_restocked, refund_cent_amount, refund_state, payment_id, created_at,
  settled_at, refund_attempt, refund_failed_at`;

const selectById = statement(`select ${columns} from order_reversal where id = $1`);
const selectByOrder = statement(
  `select ${columns} from order_reversal where order_id = $1 order by created_at, id`,
);

export async function getReversal(database: Queryable, id: string): Promise<Reversal | undefined> {
  const [row] = await database.query<ReversalRow>(selectById, [id]);
  return row && toReversal(row);
}

/** What was taken back of an order, the earliest first. */
export async function findReversals(database: Queryable, orderId: string): Promise<Reversal[]> {
  const rows = await database.query<ReversalRow>(selectByOrder, [orderId]);
  return rows.map(toReversal);
}

const insertReversal = statement(`
  insert into order_reversal (${columns}) values ($1, $2, $3, $4::jsonb, $5, $6, $7, $8, $9, $10, $11, $12)`);

export async function addReversal(transaction: Queryable, reversal: Reversal): Promise<void> {
  await transaction.query(insertReversal, [
    reversal.id,
    reversal.orderId,
    reversal.kind,
    JSON.stringify(reversal.contents),
    reversal.stock === 'restocked',
    reversal.refund.centAmount,
    reversal.refundState,
    reversal.paymentId ?? null,
    reversal.createdAt,
    reversal.refundedAt ?? null,
    reversal.refundAttempt,
    reversal.refundFailedAt ?? null,
  ]);
}

const updatePaid = statement(`
  update order_reversal
     set refund_state = 'Paid', settled_at = $2, refund_failed_at = null,
         payment_id = case when refund_failed_at is null then payment_id end
   where id = $1 and refund_state = 'Owed'`);

/**
 * Notes that the money went back; nothing changes when that was noted before. What the partner had failed to pay was paid by
 * hand.
 */
export async function markReversalPaid(transaction: Queryable, id: string, now: Date): Promise<void> {
  await transaction.query(updatePaid, [id, now]);
}

const updateFailed = statement(`
  update order_reversal set refund_state = 'Owed', settled_at = null, refund_failed_at = $2
   where id = $1 and refund_state <> 'None'`);

/** Notes that the partner could not pay a refund after all. */
export async function markRefundFailed(transaction: Queryable, id: string, now: Date): Promise<void> {
  await transaction.query(updateFailed, [id, now]);
}

const updateAttempt = statement(`
  update order_reversal set refund_attempt = refund_attempt + 1, refund_failed_at = null
   where id = $1 and refund_failed_at is not null`);

/** The partner is asked for a refund anew that it failed to pay. */
export async function startRefundAttempt(transaction: Queryable, id: string): Promise<void> {
  await transaction.query(updateAttempt, [id]);
}

const selectReceipt = statement(
  'select cent_amount from order_receipt where order_id = $1 and reference = $2',
);

/** What was recorded of an order's money under a reference. */
export async function getReceipt(
  database: Queryable,
  orderId: string,
  reference: string,
  currencyCode: CurrencyCode,
): Promise<Money | undefined> {
  const [row] = await database.query<{ cent_amount: number }>(selectReceipt, [orderId, reference]);
  return row && money(currencyCode, row.cent_amount);
}

const insertReceipt = statement(
  'insert into order_receipt (order_id, reference, cent_amount, received_at) values ($1, $2, $3, $4)',
);

export async function addReceipt(
  transaction: Queryable,
  orderId: string,
  receipt: { readonly reference: string; readonly amount: Money; readonly receivedAt: Date },
): Promise<void> {
  await transaction.query(insertReceipt, [
    orderId,
    receipt.reference,
    receipt.amount.centAmount,
    receipt.receivedAt,
  ]);
}
