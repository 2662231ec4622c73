import { type Queryable, statement } from '../../kernel/database.ts';
import { type CurrencyCode, type Money, money } from '../../kernel/money.ts';

/** A part of a checkout's amount that was paid back; its id is the merchant's. */
export interface CardRefund {
  readonly id: string;
  readonly checkoutId: string;
  readonly amount: Money;
  readonly createdAt: Date;
}

interface RefundRow {
  readonly id: string;
  readonly checkout_id: string;
  readonly currency: CurrencyCode;
  readonly cent_amount: number;
  readonly created_at: Date;
}

const selectRefund = statement(
  'select id, checkout_id, currency, cent_amount, created_at from card_sandbox.refund where id = $1',
);

export async function getRefund(database: Queryable, id: string): Promise<CardRefund | undefined> {
  const [row] = await database.query<RefundRow>(selectRefund, [id]);
  return (
    row && {
      id: row.id,
      checkoutId: row.checkout_id,
      amount: money(row.currency, row.cent_amount),
      createdAt: row.created_at,
    }
  );
}

const selectSum = statement(
  'select coalesce(sum(cent_amount), 0)::bigint as total from card_sandbox.refund where checkout_id = $1',
);

/** Minor units of a checkout that were paid back. */
export async function sumRefunds(database: Queryable, checkoutId: string): Promise<number> {
  const [row] = await database.query<{ total: number }>(selectSum, [checkoutId]);
  return row?.total ?? 0;
}

const insert = statement(
  'insert into card_sandbox.refund (id, checkout_id, currency, cent_amount, created_at) values ($1, $2, $3, $4, $5)',
);

export async function insertRefund(database: Queryable, refund: CardRefund): Promise<void> {
  const { id, checkoutId, amount, createdAt } = refund;
  await database.query(insert, [id, checkoutId, amount.currencyCode, amount.centAmount, createdAt]);
}
