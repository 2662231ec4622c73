import { type Queryable, statement } from '../../kernel/database.ts';
import { type CurrencyCode, money } from '../../kernel/money.ts';
import type { AdyenBook, AdyenChange, AdyenCheckout, AdyenEvent, Voucher } from './adyen-status.ts';

interface CheckoutRow {
  readonly merchant_reference: string;
  readonly provider_reference: string;
  readonly method: string;
  readonly currency: CurrencyCode;
  readonly cent_amount: number;
  readonly redirect_url: string;
  readonly voucher: Voucher | null;
  readonly session_status: string | null;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly closed_at: Date | null;
}

const checkoutColumns = `merchant_reference, provider_reference, method, currency, cent_amount, redirect_url, voucher,
  session_status, created_at, expires_at, closed_at`;

function toCheckout(row: CheckoutRow): AdyenCheckout {
  return {
    merchantReference: row.merchant_reference,
    providerReference: row.provider_reference,
    method: row.method,
    amount: money(row.currency, row.cent_amount),
    redirectUrl: row.redirect_url,
    voucher: row.voucher ?? undefined,
    sessionStatus: row.session_status ?? undefined,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    closedAt: row.closed_at ?? undefined,
  };
}

const selectByMerchant = statement(
  `select ${checkoutColumns} from adyen.checkout where merchant_reference = $1`,
);
const selectByProvider = statement(
  `select ${checkoutColumns} from adyen.checkout where provider_reference = $1`,
);
const lockByMerchant = statement(`${selectByMerchant.text} for update`);

export async function getCheckout(
  database: Queryable,
  merchantReference: string,
): Promise<AdyenCheckout | undefined> {
  const [row] = await database.query<CheckoutRow>(selectByMerchant, [merchantReference]);
  return row && toCheckout(row);
}

export async function getCheckoutByReference(
  database: Queryable,
  providerReference: string,
): Promise<AdyenCheckout | undefined> {
  const [row] = await database.query<CheckoutRow>(selectByProvider, [providerReference]);
  return row && toCheckout(row);
}

/** A checkout held until the transaction ends. */
export async function lockCheckout(
  transaction: Queryable,
  merchantReference: string,
): Promise<AdyenCheckout | undefined> {
  const [row] = await transaction.query<CheckoutRow>(lockByMerchant, [merchantReference]);
  return row && toCheckout(row);
}

const insertCheckout = statement(`
  insert into adyen.checkout (${checkoutColumns}) values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9, $10, $11)
  on conflict (merchant_reference) do nothing`);

/** Writes a checkout down unless its payment has one. */
export async function addCheckout(database: Queryable, checkout: AdyenCheckout): Promise<void> {
  await database.query(insertCheckout, [
    checkout.merchantReference,
    checkout.providerReference,
    checkout.method,
    checkout.amount.currencyCode,
    checkout.amount.centAmount,
    checkout.redirectUrl,
    checkout.voucher === undefined ? null : JSON.stringify(checkout.voucher),
    checkout.sessionStatus ?? null,
    checkout.createdAt,
    checkout.expiresAt,
    checkout.closedAt ?? null,
  ]);
}

const updateSession = statement(`
  update adyen.checkout set session_status = $2
   where merchant_reference = $1
     and (session_status is null or session_status not in ('completed', 'refused', 'canceled', 'expired'))`);

/** Keeps what was said of a session; what ended it stays said. */
export async function saveSessionStatus(
  database: Queryable,
  merchantReference: string,
  status: string,
): Promise<void> {
  await database.query(updateSession, [merchantReference, status]);
}

const updateClosed = statement(
  'update adyen.checkout set closed_at = $2 where merchant_reference = $1 and closed_at is null',
);

export async function closeCheckout(
  database: Queryable,
  merchantReference: string,
  now: Date,
): Promise<void> {
  await database.query(updateClosed, [merchantReference, now]);
}

interface EventRow {
  readonly psp_reference: string;
  readonly event_code: string;
  readonly is_success: boolean;
  readonly merchant_reference: string;
  readonly original_reference: string | null;
  readonly change_id: string | null;
  readonly currency: CurrencyCode;
  readonly cent_amount: number;
  readonly reason: string | null;
  readonly details: Readonly<Record<string, string>>;
  readonly happened_at: Date;
}

const eventColumns = `psp_reference, event_code, is_success, merchant_reference, original_reference, change_id, currency,
  cent_amount, reason, details, happened_at`;

function toEvent(row: EventRow): AdyenEvent {
  return {
    pspReference: row.psp_reference,
    eventCode: row.event_code,
    success: row.is_success,
    merchantReference: row.merchant_reference,
    originalReference: row.original_reference ?? undefined,
    changeId: row.change_id ?? undefined,
    amount: money(row.currency, row.cent_amount),
    reason: row.reason ?? undefined,
    details: row.details,
    happenedAt: row.happened_at,
  };
}

const insertEvent = statement(`
  insert into adyen.event (${eventColumns}, received_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11, $12)
  on conflict do nothing returning psp_reference`);

/** Writes down what was told; the answer is false for what was told before. */
export async function addEvent(database: Queryable, event: AdyenEvent, now: Date): Promise<boolean> {
  const rows = await database.query(insertEvent, [
    event.pspReference,
    event.eventCode,
    event.success,
    event.merchantReference,
    event.originalReference ?? null,
    event.changeId ?? null,
    event.amount.currencyCode,
    event.amount.centAmount,
    event.reason ?? null,
    JSON.stringify(event.details),
    event.happenedAt,
    now,
  ]);
  return rows.length === 1;
}

const selectEvents = statement(
  `select ${eventColumns} from adyen.event where merchant_reference = $1 order by happened_at, psp_reference, event_code`,
);

const selectEventsOfTime = statement(
  `select ${eventColumns} from adyen.event
    where happened_at >= $1 and happened_at < $2 and merchant_reference <> '' order by happened_at`,
);

/** What happened to payments in some time, whenever it was told. */
export async function findEvents(database: Queryable, from: Date, until: Date): Promise<AdyenEvent[]> {
  const rows = await database.query<EventRow>(selectEventsOfTime, [from, until]);
  return rows.map(toEvent);
}

/** All that happened to a payment. */
export async function findEventsOf(database: Queryable, merchantReference: string): Promise<AdyenEvent[]> {
  const rows = await database.query<EventRow>(selectEvents, [merchantReference]);
  return rows.map(toEvent);
}

interface ChangeRow {
  readonly id: string;
  readonly merchant_reference: string;
  readonly kind: AdyenChange['kind'];
  readonly payment_reference: string;
  readonly cent_amount: number;
  readonly psp_reference: string | null;
}

const changeColumns = 'id, merchant_reference, kind, payment_reference, cent_amount, psp_reference';
const selectChanges = statement(
  `select ${changeColumns} from adyen.change where merchant_reference = $1 order by created_at, id`,
);

function toChange(row: ChangeRow): AdyenChange {
  return {
    id: row.id,
    merchantReference: row.merchant_reference,
    kind: row.kind,
    paymentReference: row.payment_reference,
    centAmount: row.cent_amount,
    pspReference: row.psp_reference ?? undefined,
  };
}

/** All that is known of a checkout. */
export async function openBook(database: Queryable, checkout: AdyenCheckout): Promise<AdyenBook> {
  const { merchantReference } = checkout;
  const events = await findEventsOf(database, merchantReference);
  const changes = await database.query<ChangeRow>(selectChanges, [merchantReference]);
  return { checkout, events, changes: changes.map(toChange) };
}

const insertChange = statement(
  `insert into adyen.change (${changeColumns}, created_at) values ($1, $2, $3, $4, $5, $6, $7)`,
);

export async function addChange(transaction: Queryable, change: AdyenChange, now: Date): Promise<void> {
  await transaction.query(insertChange, [
    change.id,
    change.merchantReference,
    change.kind,
    change.paymentReference,
    change.centAmount,
    change.pspReference ?? null,
    now,
  ]);
}

const selectToldBack = statement(`
  select 1 from adyen.event
   where psp_reference = $1 and is_success
     and event_code in ('CANCELLATION', 'CANCEL_OR_REFUND', 'TECHNICAL_CANCEL', 'REFUND')`);

/** Whether it was told, by whichever name, that money went back under a reference. */
export async function isToldBack(database: Queryable, pspReference: string): Promise<boolean> {
  return (await database.query(selectToldBack, [pspReference])).length > 0;
}

const selectReversal = statement(
  "select 1 from adyen.change where kind = 'reversal' and merchant_reference = $1 and psp_reference = $2",
);

/** Whether a reference is of what the shop asked Adyen to reverse. */
export async function isReversal(
  database: Queryable,
  { merchantReference, pspReference }: AdyenEvent,
): Promise<boolean> {
  return (await database.query(selectReversal, [merchantReference, pspReference])).length > 0;
}

const updateTaken = statement('update adyen.change set psp_reference = $2 where id = $1');

/** Adyen has taken a change, under a reference of its own. */
export async function markChangeTaken(database: Queryable, id: string, pspReference: string): Promise<void> {
  await database.query(updateTaken, [id, pspReference]);
}

const deleteChange = statement('delete from adyen.change where id = $1 and psp_reference is null');

/** Adyen declined a change at once: it never was. */
export async function removeChange(database: Queryable, id: string): Promise<void> {
  await database.query(deleteChange, [id]);
}
