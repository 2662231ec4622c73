import type { Queryable } from '../../../kernel/database.ts';
import { DAY_MS } from '../../../kernel/day.ts';
import type { PaymentEnd } from '../../../kernel/jobs.ts';
import type { CommerceContext } from '../../context.ts';
import type { Payment } from './payment.ts';
import {
  claimTelling,
  getPaymentContact,
  type PaymentContact,
  removePaymentContacts,
} from './payment-contact-store.ts';
import { getPayment } from './payment-store.ts';

/**
 * Has its shopper told by mail that a payment led to nothing, in the transaction that ends it: once of each end, whatever else is
 * heard of it later, from whomever.
 */
export async function tellPaymentEnd(
  transaction: Queryable,
  { clock, jobs }: Pick<CommerceContext, 'clock' | 'jobs'>,
  paymentId: string,
  end: PaymentEnd,
): Promise<void> {
  if (!(await claimTelling(transaction, paymentId, end, clock.now()))) return;
  await jobs.enqueue(transaction, 'send-payment-end', { paymentId, end });
}

/**
 * For its mail; `undefined` once nobody knows any more who paid, and where what is to be told is not so any more: an order was paid
 * after all, or money came and goes back, while the mail waited.
 */
export async function preparePaymentEnd(
  database: Queryable,
  paymentId: string,
  end: PaymentEnd,
): Promise<{ readonly payment: Payment; readonly contact: PaymentContact } | undefined> {
  const payment = await getPayment(database, paymentId);
  const contact = await getPaymentContact(database, paymentId);
  if (payment === undefined || contact === undefined || payment.state === 'Authorised') return undefined;
  const { toldEnd, ...told } = contact;
  return toldEnd === undefined || toldEnd === end ? { payment, contact: told } : undefined;
}

/** Longer than partners tell anything of a payment late. */
const CONTACT_DAYS = 60;

/** Forgets who paid so long ago that nobody has to be told any more. Resolves to how many went. */
export function forgetPaymentContacts({
  database,
  clock,
}: Pick<CommerceContext, 'database' | 'clock'>): Promise<number> {
  return removePaymentContacts(database, new Date(clock.now().getTime() - CONTACT_DAYS * DAY_MS));
}
