import { type Queryable, statement } from '../../../kernel/database.ts';
import { type CurrencyCode, money } from '../../../kernel/money.ts';
import type { CardTransaction, CardTransactionType } from './card-transaction.ts';

interface TransactionRow {
  readonly id: string;
  readonly payment_id: string;
  readonly type: CardTransactionType;
  readonly state: CardTransaction['state'];
  readonly currency: CurrencyCode;
  readonly cent_amount: number;
  readonly refund_id: string | null;
  readonly reason: string | null;
  readonly happened_at: Date;
}

const columns = 'id, payment_id, type, state, currency, cent_amount, refund_id, reason, happened_at';

function toTransaction(row: TransactionRow): CardTransaction {
  return {
    id: row.id,
    merchantReference: row.payment_id,
    type: row.type,
    state: row.state,
    amount: money(row.currency, row.cent_amount),
    refundId: row.refund_id ?? undefined,
    reason: row.reason ?? undefined,
    happenedAt: row.happened_at,
  };
}

const insertTransaction = statement(`
  insert into payment_transaction (${columns}, recorded_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  on conflict do nothing returning id`);

/** Writes a line of the partner's books down; the answer is false for one that is known. */
export async function addTransaction(
  transaction: Queryable,
  line: CardTransaction,
  now: Date,
): Promise<boolean> {
  const rows = await transaction.query(insertTransaction, [
    line.id,
    line.merchantReference,
    line.type,
    line.state,
    line.amount.currencyCode,
    line.amount.centAmount,
    line.refundId ?? null,
    line.reason ?? null,
    line.happenedAt,
    now,
  ]);
  return rows.length === 1;
}

const selectRefused = statement(`
  select count(*)::int as count from payment_transaction
   where payment_id = $1 and type = 'Authorization' and state = 'Failure'`);

/** How often the partner wrote down that a payment's card was refused. */
export async function countRefusals(database: Queryable, paymentId: string): Promise<number> {
  const [row] = await database.query<{ count: number }>(selectRefused, [paymentId]);
  return row?.count ?? 0;
}

const selectByPayment = statement(
  `select ${columns} from payment_transaction where payment_id = $1 order by happened_at, id`,
);

/** What the partner did with a payment's money, the earliest first. */
export async function findTransactionsOfPayment(
  database: Queryable,
  paymentId: string,
): Promise<CardTransaction[]> {
  const rows = await database.query<TransactionRow>(selectByPayment, [paymentId]);
  return rows.map(toTransaction);
}
