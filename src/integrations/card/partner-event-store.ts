import { type Queryable, statement } from '../../kernel/database.ts';
import { type CurrencyCode, money } from '../../kernel/money.ts';
import type { Delivery, PartnerEvent, PartnerEventType } from './partner-event.ts';

interface EventRow {
  readonly id: string;
  readonly checkout_id: string;
  readonly merchant_reference: string;
  readonly type: PartnerEventType;
  readonly currency: CurrencyCode;
  readonly cent_amount: number;
  readonly refund_id: string | null;
  readonly original_id: string | null;
  readonly reason: string | null;
  readonly happened_at: Date;
  readonly tries: number;
  readonly tried_at: Date | null;
  readonly answer: string | null;
  readonly delivered_at: Date | null;
}

export type ToldEvent = PartnerEvent & Delivery;

function toEvent(row: EventRow): ToldEvent {
  return {
    id: row.id,
    checkoutId: row.checkout_id,
    merchantReference: row.merchant_reference,
    type: row.type,
    amount: money(row.currency, row.cent_amount),
    refundId: row.refund_id ?? undefined,
    originalId: row.original_id ?? undefined,
    reason: row.reason ?? undefined,
    happenedAt: row.happened_at,
    tries: row.tries,
    triedAt: row.tried_at ?? undefined,
    answer: row.answer ?? undefined,
    deliveredAt: row.delivered_at ?? undefined,
  };
}

const select = `
  select event.id, checkout_id, merchant_reference, type, event.currency, event.cent_amount, refund_id, original_id, reason,
         happened_at, tries, tried_at, answer, delivered_at
    from card_sandbox.event join card_sandbox.checkout on checkout.id = event.checkout_id`;

const selectOne = statement(`${select} where event.id = $1`);
const selectOfCheckout = statement(`${select} where checkout_id = $1 order by position`);
const selectOfPayment = statement(`${select} where merchant_reference = $1 order by position`);
const selectUnreported = statement(
  `${select} where reported_on is null and happened_at < $1 order by position`,
);
const holdUntold = statement(`${select}
   where checkout_id = $1 and delivered_at is null and not is_planned order by position limit 1
   for update of event skip locked`);

export async function getEvent(database: Queryable, id: string): Promise<ToldEvent | undefined> {
  const [row] = await database.query<EventRow>(selectOne, [id]);
  return row && toEvent(row);
}

const selectRefund = statement(`${select} where refund_id = $1 and type = 'REFUNDED'`);

/** The refund that the merchant asked for under a name. */
export async function getRefund(database: Queryable, refundId: string): Promise<ToldEvent | undefined> {
  const [row] = await database.query<EventRow>(selectRefund, [refundId]);
  return row && toEvent(row);
}

/** The first event of a checkout that nobody has told its merchant of, nor is telling now; held until the transaction ends. */
export async function holdUntoldEvent(
  transaction: Queryable,
  checkoutId: string,
): Promise<ToldEvent | undefined> {
  const [row] = await transaction.query<EventRow>(holdUntold, [checkoutId]);
  return row && toEvent(row);
}

/** All that happened to a checkout, the first first. */
export async function findEventsOfCheckout(database: Queryable, checkoutId: string): Promise<ToldEvent[]> {
  return (await database.query<EventRow>(selectOfCheckout, [checkoutId])).map(toEvent);
}

export async function findEventsOfPayment(
  database: Queryable,
  merchantReference: string,
): Promise<ToldEvent[]> {
  return (await database.query<EventRow>(selectOfPayment, [merchantReference])).map(toEvent);
}

/** What happened before a moment and stands in no report. */
export async function findUnreportedEvents(database: Queryable, until: Date): Promise<ToldEvent[]> {
  return (await database.query<EventRow>(selectUnreported, [until])).map(toEvent);
}

const insert = statement(`
  insert into card_sandbox.event (id, checkout_id, type, currency, cent_amount, refund_id, original_id, reason, happened_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`);

export async function addEvent(
  transaction: Queryable,
  event: Omit<PartnerEvent, 'merchantReference'>,
): Promise<void> {
  await transaction.query(insert, [
    ...[event.id, event.checkoutId, event.type, event.amount.currencyCode, event.amount.centAmount],
    ...[event.refundId ?? null, event.originalId ?? null, event.reason ?? null, event.happenedAt],
  ]);
}

const updateTried = statement(`
  update card_sandbox.event
     set tries = tries + 1, tried_at = $2, answer = $3,
         delivered_at = case when $4 then coalesce(delivered_at, $2) else delivered_at end
   where id = $1`);

/** Puts down how the merchant answered. */
export async function saveTry(
  database: Queryable,
  id: string,
  { answer, isTaken, at }: { readonly answer: string; readonly isTaken: boolean; readonly at: Date },
): Promise<void> {
  await database.query(updateTried, [id, at, answer, isTaken]);
}

const updatePlanned = statement('update card_sandbox.event set is_planned = true where id = $1');

/** Jobs were written for each time that the merchant is to be told of an event. */
export async function markPlanned(transaction: Queryable, id: string): Promise<void> {
  await transaction.query(updatePlanned, [id]);
}
