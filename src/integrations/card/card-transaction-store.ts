import type {
  CardTransaction,
  TransactionSearch,
} from '../../commerce/purchase/payments/card-transaction.ts';
import { type Queryable, statement } from '../../kernel/database.ts';
import { type CurrencyCode, money } from '../../kernel/money.ts';

interface LineRow {
  readonly id: string;
  readonly merchant_reference: string;
  readonly type: CardTransaction['type'];
  readonly state: CardTransaction['state'];
  readonly currency: CurrencyCode;
  readonly cent_amount: number;
  readonly refund_id: string | null;
  readonly reason: string | null;
  readonly happened_at: Date;
}

/** Books of this partner: what was decided of checkouts, what was given back of them, what was refunded. */
const lines = `
  select id || '/authorised' as id, merchant_reference, 'Authorization' as type,
         case state when 'Refused' then 'Failure' else 'Success' end as state, currency, cent_amount::bigint as cent_amount,
         null as refund_id, refusal_reason as reason, changed_at as happened_at
    from card_sandbox.checkout where state in ('Authorised', 'Refused', 'Reversed')
  union all
  select id || '/reversed', merchant_reference, 'CancelAuthorization', 'Success', currency, cent_amount, null, null, changed_at
    from card_sandbox.checkout where state = 'Reversed'
  union all
  select refund.id || '/refunded', merchant_reference, 'Refund', 'Success', refund.currency, refund.cent_amount, refund.id, null,
         refund.created_at
    from card_sandbox.refund join card_sandbox.checkout on checkout.id = refund.checkout_id`;

const selectOfPayment = statement(`select * from (${lines}) as line where merchant_reference = $1`);
const selectOfTime = statement(
  `select * from (${lines}) as line where happened_at >= $1 and happened_at < $2`,
);

export async function findSandboxTransactions(
  database: Queryable,
  search: TransactionSearch,
): Promise<CardTransaction[]> {
  const rows =
    'merchantReference' in search
      ? await database.query<LineRow>(selectOfPayment, [search.merchantReference])
      : await database.query<LineRow>(selectOfTime, [search.from, search.until]);
  return rows.map((row) => ({
    id: row.id,
    merchantReference: row.merchant_reference,
    type: row.type,
    state: row.state,
    amount: money(row.currency, row.cent_amount),
    refundId: row.refund_id ?? undefined,
    reason: row.reason ?? undefined,
    happenedAt: row.happened_at,
  }));
}
