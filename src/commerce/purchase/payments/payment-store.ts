import { type Queryable, statement } from '../../../kernel/database.ts';
import { type CurrencyCode, money } from '../../../kernel/money.ts';
import type { DeclineReason } from './decline-reason.ts';
import type { GiveBackReason, Payment, PaymentInterface, PaymentState, ReferencePayment } from './payment.ts';

interface PaymentRow {
  readonly id: string;
  readonly cart_id: string;
  readonly cart_version: number;
  readonly order_id: string | null;
  readonly store_key: string;
  readonly payment_interface: PaymentInterface;
  readonly method: string;
  readonly currency: CurrencyCode;
  readonly cent_amount: number;
  readonly state: PaymentState;
  readonly provider_reference: string | null;
  readonly refusal: GiveBackReason | null;
  readonly reference_payment: ReferencePayment | null;
  readonly decline_reason: DeclineReason | null;
  readonly checked_at: Date | null;
  readonly created_at: Date;
  readonly modified_at: Date;
}

function toPayment(row: PaymentRow): Payment {
  return {
    id: row.id,
    cartId: row.cart_id,
    cartVersion: row.cart_version,
    orderId: row.order_id ?? undefined,
    storeKey: row.store_key,
    paymentInterface: row.payment_interface,
    method: row.method,
    amount: money(row.currency, row.cent_amount),
    state: row.state,
    providerReference: row.provider_reference ?? undefined,
    refusal: row.refusal ?? undefined,
    referencePayment: row.reference_payment ?? undefined,
    declineReason: row.decline_reason ?? undefined,
    checkedSince: row.checked_at ?? undefined,
    createdAt: row.created_at,
    modifiedAt: row.modified_at,
  };
}

const columns = `id, cart_id, cart_version, order_id, store_key, payment_interface, method, currency, cent_amount, state,
  provider_reference, refusal, reference_payment, decline_reason, checked_at, created_at, modified_at`;

const selectPayment = statement(`select ${columns} from payment where id = $1`);
const selectPaymentForUpdate = statement(`${selectPayment.text} for update`);

export async function getPayment(database: Queryable, id: string): Promise<Payment | undefined> {
  const [row] = await database.query<PaymentRow>(selectPayment, [id]);
  return row && toPayment(row);
}

/** A payment held until the transaction ends; its cart, if it is needed too, is held first. */
export async function lockPayment(transaction: Queryable, id: string): Promise<Payment | undefined> {
  const [row] = await transaction.query<PaymentRow>(selectPaymentForUpdate, [id]);
  return row && toPayment(row);
}

const selectByCart = statement(
  `select ${columns} from payment where cart_id = $1 and payment_interface = $2 order by created_at desc, id desc`,
);

/** The payments of a cart through one interface, newest first. */
export async function findPaymentsOfCart(
  database: Queryable,
  cartId: string,
  paymentInterface: PaymentInterface,
): Promise<Payment[]> {
  const rows = await database.query<PaymentRow>(selectByCart, [cartId, paymentInterface]);
  return rows.map(toPayment);
}

const selectOverdue = statement(
  `select ${columns} from payment
    where state = 'Pending' and payment_interface = 'card' and provider_reference is not null and modified_at < $1
    order by modified_at limit $2`,
);

/** Card payments that are open at the partner as far as we know, and unchanged since, the longest unchanged first. */
export async function findOverduePayments(
  database: Queryable,
  unchangedSince: Date,
  limit: number,
): Promise<Payment[]> {
  const rows = await database.query<PaymentRow>(selectOverdue, [unchangedSince, limit]);
  return rows.map(toPayment);
}

const writeJson = (value: ReferencePayment | undefined) =>
  value === undefined ? null : JSON.stringify(value);

const insertPayment = statement(`
  insert into payment (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13::jsonb, $14, $15, $16, $17)`);

export async function addPayment(transaction: Queryable, payment: Payment): Promise<void> {
  await transaction.query(insertPayment, [
    payment.id,
    payment.cartId,
    payment.cartVersion,
    payment.orderId ?? null,
    payment.storeKey,
    payment.paymentInterface,
    payment.method,
    payment.amount.currencyCode,
    payment.amount.centAmount,
    payment.state,
    payment.providerReference ?? null,
    payment.refusal ?? null,
    writeJson(payment.referencePayment),
    payment.declineReason ?? null,
    payment.checkedSince ?? null,
    payment.createdAt,
    payment.modifiedAt,
  ]);
}

const updatePayment = statement(`
  update payment
     set state = $2, order_id = $3, provider_reference = $4, refusal = $5, reference_payment = $6::jsonb, modified_at = $7,
         decline_reason = $8, checked_at = $9, version = version + 1
   where id = $1`);

/** Writes a payment that the caller holds. */
export async function savePayment(transaction: Queryable, payment: Payment): Promise<void> {
  await transaction.query(updatePayment, [
    payment.id,
    payment.state,
    payment.orderId ?? null,
    payment.providerReference ?? null,
    payment.refusal ?? null,
    writeJson(payment.referencePayment),
    payment.modifiedAt,
    payment.declineReason ?? null,
    payment.checkedSince ?? null,
  ]);
}
