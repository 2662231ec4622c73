import type { CardMethod, CompanyData } from '../../commerce/purchase/payments/card-provider.ts';
import { type Queryable, statement } from '../../kernel/database.ts';
import type { CountryCode, LocaleCode } from '../../kernel/locale.ts';
import { type CurrencyCode, money } from '../../kernel/money.ts';
import type { CardCheckout, CheckoutState, RefusalReason, ShopperDecision } from './card-checkout.ts';

interface CheckoutRow {
  id: string;
  merchant_reference: string;
  method: CardMethod;
  currency: CurrencyCode;
  cent_amount: string;
  locale: LocaleCode;
  return_url: string;
  notification_url: string;
  state: CheckoutState;
  card_fingerprint: string | null;
  refusal_reason: RefusalReason | null;
  expires_at: Date;
  changed_at: Date;
}

const COLUMNS = `id, merchant_reference, method, currency, cent_amount::text as cent_amount, locale, return_url,
  notification_url, state, card_fingerprint, refusal_reason, expires_at, changed_at`;

/** A row to be; `state` starts as Open. */
export interface NewCheckout
  extends Omit<CardCheckout, 'state' | 'cardFingerprint' | 'refusalReason' | 'changedAt'> {
  readonly country: CountryCode;
  readonly intent: 'authorize' | 'capture';
  readonly company: CompanyData | undefined;
  readonly createdAt: Date;
}

const insertStatement = statement(
  `insert into card_sandbox.checkout
     (id, merchant_reference, currency, cent_amount, country, locale, return_url, notification_url, state, created_at,
      expires_at, changed_at, method, intent, company)
   values ($1, $2, $3, $4, $5, $6, $7, $8, 'Open', $9, $10, $9, $11, $12, $13::jsonb)
   on conflict (merchant_reference) do nothing`,
);
const byIdStatement = statement(`select ${COLUMNS} from card_sandbox.checkout where id = $1`);
const holdStatement = statement(`${byIdStatement.text} for update`);
const byReferenceStatement = statement(
  `select ${COLUMNS} from card_sandbox.checkout where merchant_reference = $1`,
);
const decideStatement = statement(
  `update card_sandbox.checkout
      set state = $2, card_last_four = coalesce($3, card_last_four), refusal_reason = $4, changed_at = $5,
          expires_at = coalesce($6, expires_at), card_fingerprint = coalesce($7, card_fingerprint), settles_as = $8,
          settles_at = $9
    where id = $1 and state = $10 and expires_at > $5
   returning id`,
);
const payReferenceStatement = statement(
  `update card_sandbox.checkout set state = 'Authorised', changed_at = $2
    where id = $1 and state = 'Waiting' and expires_at > $2
   returning id`,
);
const withdrawStatement = statement(
  `update card_sandbox.checkout
      set state = case state when 'Authorised' then 'Reversed' else 'Cancelled' end, changed_at = $2
    where id = $1 and state in ('Open', 'Challenge', 'Checking', 'Waiting', 'Authorised')
   returning id`,
);
const countTryStatement = statement(
  `update card_sandbox.checkout set challenge_tries = challenge_tries + 1
    where id = $1 and state = 'Challenge'
   returning challenge_tries as tries`,
);
const settleStatement = statement(
  `update card_sandbox.checkout
      set state = settles_as, refusal_reason = case settles_as when 'Refused' then 'issuer-refused' end, changed_at = $1
    where state = 'Checking' and settles_at <= $1
   returning id`,
);

function checkoutFrom(row: CheckoutRow | undefined): CardCheckout | undefined {
  return (
    row && {
      id: row.id,
      merchantReference: row.merchant_reference,
      method: row.method,
      amount: money(row.currency, Number(row.cent_amount)),
      locale: row.locale,
      returnUrl: row.return_url,
      notificationUrl: row.notification_url,
      state: row.state,
      cardFingerprint: row.card_fingerprint ?? undefined,
      refusalReason: row.refusal_reason ?? undefined,
      expiresAt: row.expires_at,
      changedAt: row.changed_at,
    }
  );
}

/** Writes a checkout unless its merchant reference has one already. */
export async function insertCheckout(database: Queryable, checkout: NewCheckout): Promise<void> {
  await database.query(insertStatement, [
    checkout.id,
    checkout.merchantReference,
    checkout.amount.currencyCode,
    checkout.amount.centAmount,
    checkout.country,
    checkout.locale,
    checkout.returnUrl,
    checkout.notificationUrl,
    checkout.createdAt,
    checkout.expiresAt,
    checkout.method,
    checkout.intent,
    checkout.company === undefined ? null : JSON.stringify(checkout.company),
  ]);
}

export async function getCheckout(database: Queryable, id: string): Promise<CardCheckout | undefined> {
  const [row] = await database.query<CheckoutRow>(byIdStatement, [id]);
  return checkoutFrom(row);
}

/** The same, held until the transaction ends. */
export async function holdCheckout(transaction: Queryable, id: string): Promise<CardCheckout | undefined> {
  const [row] = await transaction.query<CheckoutRow>(holdStatement, [id]);
  return checkoutFrom(row);
}

export async function getCheckoutByReference(
  database: Queryable,
  merchantReference: string,
): Promise<CardCheckout | undefined> {
  const [row] = await database.query<CheckoutRow>(byReferenceStatement, [merchantReference]);
  return checkoutFrom(row);
}

const newestStatement = statement(
  `select ${COLUMNS} from card_sandbox.checkout order by created_at desc, id limit $1`,
);

/** The checkouts that were opened last, the newest first. */
export async function findNewestCheckouts(database: Queryable, limit: number): Promise<CardCheckout[]> {
  const rows = await database.query<CheckoutRow>(newestStatement, [limit]);
  return rows.flatMap((row) => checkoutFrom(row) ?? []);
}

/** Takes a checkout on from where its shopper saw it. The answer is false for one that has gone on already or has expired. */
export async function decideCheckout(
  database: Queryable,
  { id, state: from }: Pick<CardCheckout, 'id' | 'state'>,
  decision: ShopperDecision,
  now: Date,
): Promise<boolean> {
  const lastFour = 'lastFour' in decision ? decision.lastFour : null;
  const fingerprint = 'cardFingerprint' in decision ? decision.cardFingerprint : null;
  const expiresAt = decision.state === 'Waiting' ? decision.expiresAt : null;
  const reason = decision.state === 'Refused' ? decision.reason : null;
  const rows = await database.query(decideStatement, [
    id,
    decision.state,
    lastFour ?? null,
    reason,
    now,
    expiresAt,
    fingerprint ?? null,
    decision.state === 'Checking' ? decision.settlesAs : null,
    decision.state === 'Checking' ? decision.settlesAt : null,
    from,
  ]);
  return rows.length === 1;
}

/** A code was typed wrongly; how often by now. Nothing where no code is asked for any more. */
export async function countChallengeTry(database: Queryable, id: string): Promise<number | undefined> {
  const [row] = await database.query<{ tries: number }>(countTryStatement, [id]);
  return row?.tries;
}

/** Decides those whose bank has thought long enough; which they were. */
export async function settleChecked(database: Queryable, now: Date): Promise<readonly string[]> {
  const rows = await database.query<{ id: string }>(settleStatement, [now]);
  return rows.map(({ id }) => id);
}

/** The money of a reference has come. The answer is false unless it was waited for, and in time. */
export async function payReference(database: Queryable, id: string, now: Date): Promise<boolean> {
  const rows = await database.query(payReferenceStatement, [id, now]);
  return rows.length === 1;
}

/** Closes an open checkout or gives an authorised amount back. The answer is false when there is nothing to undo. */
export async function withdrawCheckout(database: Queryable, id: string, now: Date): Promise<boolean> {
  const rows = await database.query(withdrawStatement, [id, now]);
  return rows.length === 1;
}
