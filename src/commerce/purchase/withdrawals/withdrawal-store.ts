import { type Queryable, statement } from '../../../kernel/database.ts';
import type { CountryCode, LocaleCode } from '../../../kernel/locale.ts';
import { type CurrencyCode, money } from '../../../kernel/money.ts';
import type {
  ReturnedGoods,
  Withdrawal,
  WithdrawalDecision,
  WithdrawalRefund,
  WithdrawalStatement,
} from './withdrawal.ts';

interface WithdrawalRow {
  readonly id: string;
  readonly number: string;
  readonly created_at: Date;
  readonly country: CountryCode;
  readonly locale: LocaleCode;
  readonly consumer_name: string;
  readonly order_number: string;
  readonly email: string;
  readonly scope: WithdrawalStatement['scope'];
  readonly items: WithdrawalStatement['items'];
  readonly goods: string | null;
  readonly reason: string | null;
  readonly order_id: string | null;
  readonly decision: WithdrawalDecision['kind'] | null;
  readonly decided_at: Date | null;
  readonly decline_reason: string | null;
  readonly pieces: Readonly<Record<string, number>> | null;
  readonly returned: ReturnedGoods['kind'] | null;
  readonly returned_at: Date | null;
  readonly reversal_id: string | null;
  readonly refund_cent_amount: number | null;
  readonly refund_currency: CurrencyCode | null;
  readonly refund_state: WithdrawalRefund['state'] | null;
  readonly settled_at: Date | null;
  readonly refund_failed_at: Date | null;
}

function toDecision(row: WithdrawalRow): WithdrawalDecision | undefined {
  if (row.decision === null || row.decided_at === null) return undefined;
  return row.decision === 'Approved'
    ? { kind: 'Approved', at: row.decided_at, pieces: new Map(Object.entries(row.pieces ?? {})) }
    : { kind: 'Declined', at: row.decided_at, reason: row.decline_reason ?? '' };
}

function toRefund(row: WithdrawalRow): WithdrawalRefund | undefined {
  const { reversal_id, refund_cent_amount, refund_currency, refund_state, settled_at } = row;
  if (reversal_id === null || refund_cent_amount === null) return undefined;
  if (refund_currency === null || refund_state === null) return undefined;
  const amount = money(refund_currency, refund_cent_amount);
  return {
    reversalId: reversal_id,
    amount,
    state: refund_state,
    at: settled_at ?? undefined,
    failedAt: row.refund_failed_at ?? undefined,
  };
}

function toWithdrawal(row: WithdrawalRow): Withdrawal {
  return {
    id: row.id,
    number: row.number,
    createdAt: row.created_at,
    country: row.country,
    locale: row.locale,
    name: row.consumer_name,
    orderNumber: row.order_number,
    email: row.email,
    scope: row.scope,
    items: row.items,
    goods: row.goods ?? undefined,
    reason: row.reason ?? undefined,
    orderId: row.order_id ?? undefined,
    decision: toDecision(row),
    returned:
      row.returned === null || row.returned_at === null
        ? undefined
        : { kind: row.returned, at: row.returned_at },
    refund: toRefund(row),
  };
}

const select = `
  select withdrawal.*, reversal.refund_cent_amount, reversal.refund_state, reversal.settled_at, reversal.refund_failed_at,
         reversal.contents->'total'->>'currencyCode' as refund_currency
    from withdrawal left join order_reversal as reversal on reversal.id = withdrawal.reversal_id`;

const selectById = statement(`${select} where withdrawal.id = $1`);
const selectByNumber = statement(`${select} where withdrawal.number = $1`);
const lockById = statement('select id from withdrawal where id = $1 for update');
const selectByFingerprints = statement(`${select}
   where withdrawal.form_fingerprint = $1 or (withdrawal.statement_fingerprint = $2 and withdrawal.decision is null)
   order by withdrawal.created_at limit 1`);

async function getOne(
  database: Queryable,
  selectOne: ReturnType<typeof statement>,
  values: readonly unknown[],
): Promise<Withdrawal | undefined> {
  const [row] = await database.query<WithdrawalRow>(selectOne, values);
  return row && toWithdrawal(row);
}

export const getWithdrawal = (database: Queryable, id: string) => getOne(database, selectById, [id]);
export const getWithdrawalByNumber = (database: Queryable, number: string) =>
  getOne(database, selectByNumber, [number]);

/** A withdrawal held until the transaction ends. Read after it was locked: what is joined to a row that was waited for would be old. */
export async function lockWithdrawal(transaction: Queryable, id: string): Promise<Withdrawal | undefined> {
  await transaction.query(lockById, [id]);
  return getWithdrawal(transaction, id);
}

/** What tells a statement from others: with the form that it was typed into, and without. */
export interface Fingerprints {
  readonly form: Uint8Array;
  readonly statement: Uint8Array;
}

/** The same form again, or the same words while nobody has decided. */
export const getSameWithdrawal = (database: Queryable, { form, statement: words }: Fingerprints) =>
  getOne(database, selectByFingerprints, [form, words]);

const insert = statement(`
  insert into withdrawal (id, created_at, country, locale, form_fingerprint, statement_fingerprint, consumer_name,
                          order_number, email, scope, items, goods, reason, order_id)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::jsonb, $12, $13, $14)
  on conflict do nothing
  returning id`);

export interface NewWithdrawal extends WithdrawalStatement {
  readonly id: string;
  readonly createdAt: Date;
  readonly country: CountryCode;
  readonly locale: LocaleCode;
  readonly orderId: string | undefined;
  readonly fingerprints: Fingerprints;
}

/** Writes a statement down; `false` where the same one is there already, or was written meanwhile. */
export async function insertWithdrawal(transaction: Queryable, withdrawal: NewWithdrawal): Promise<boolean> {
  const { id, createdAt, country, locale, orderId, fingerprints } = withdrawal;
  const { name, orderNumber, email, scope, items, goods, reason } = withdrawal;
  const rows = await transaction.query(insert, [
    ...[id, createdAt, country, locale, fingerprints.form, fingerprints.statement],
    ...[name, orderNumber, email, scope, JSON.stringify(items), goods ?? null, reason ?? null],
    orderId ?? null,
  ]);
  return rows.length === 1;
}

const updateApproved = statement(`
  update withdrawal set decision = 'Approved', decided_at = $2, pieces = $3::jsonb, order_id = $4 where id = $1`);
const updateDeclined = statement(`
  update withdrawal set decision = 'Declined', decided_at = $2, decline_reason = $3 where id = $1`);
const updateReturned = statement('update withdrawal set returned = $2, returned_at = $3 where id = $1');
const updateReversal = statement('update withdrawal set reversal_id = $2 where id = $1');

export async function markApproved(
  transaction: Queryable,
  id: string,
  { at, pieces, orderId }: Extract<WithdrawalDecision, { kind: 'Approved' }> & { readonly orderId: string },
): Promise<void> {
  await transaction.query(updateApproved, [id, at, JSON.stringify(Object.fromEntries(pieces)), orderId]);
}

export async function markDeclined(
  transaction: Queryable,
  id: string,
  { at, reason }: Extract<WithdrawalDecision, { kind: 'Declined' }>,
): Promise<void> {
  await transaction.query(updateDeclined, [id, at, reason]);
}

export async function markReturned(
  transaction: Queryable,
  id: string,
  { kind, at }: ReturnedGoods,
): Promise<void> {
  await transaction.query(updateReturned, [id, kind, at]);
}

/** Notes which reversal of the order pays it back. */
export async function markTakenBack(transaction: Queryable, id: string, reversalId: string): Promise<void> {
  await transaction.query(updateReversal, [id, reversalId]);
}

const selectOfOrders = statement(`${select}
   where withdrawal.order_id = any($1::uuid[]) order by withdrawal.created_at desc, withdrawal.number desc`);

/** Those of some orders, the newest first. */
export async function findWithdrawalsOf(
  database: Queryable,
  orderIds: readonly string[],
): Promise<readonly Withdrawal[]> {
  if (orderIds.length === 0) return [];
  return (await database.query<WithdrawalRow>(selectOfOrders, [orderIds])).map(toWithdrawal);
}

const selectOfReversal = statement(`${select}
   where withdrawal.reversal_id = $1 order by withdrawal.created_at, withdrawal.number`);

/** Those that were paid back by a reversal of their order; there may be none. */
export async function findWithdrawalsPaidBy(
  database: Queryable,
  reversalId: string,
): Promise<readonly Withdrawal[]> {
  return (await database.query<WithdrawalRow>(selectOfReversal, [reversalId])).map(toWithdrawal);
}

const selectAll = statement(`${select}
   where $1::boolean or (withdrawal.decision is distinct from 'Declined'
                         and coalesce(reversal.refund_state, 'Owed') = 'Owed')
   order by withdrawal.created_at, withdrawal.number
   limit $2`);

/** Oldest first; `open`: those in which something has still to happen. */
export async function listWithdrawals(
  database: Queryable,
  which: 'open' | 'all',
  limit: number,
): Promise<readonly Withdrawal[]> {
  const rows = await database.query<WithdrawalRow>(selectAll, [which === 'all', limit]);
  return rows.map(toWithdrawal);
}
