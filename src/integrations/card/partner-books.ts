import type { Clock } from '../../kernel/clock.ts';
import type { Database, Queryable } from '../../kernel/database.ts';
import type { Jobs } from '../../kernel/jobs.ts';
import { money } from '../../kernel/money.ts';
import { accept, type Outcome, refuse } from '../../kernel/outcome.ts';
import { getPartnerMethodFacts } from '../../markets/payment-methods.ts';
import type { CardCheckout } from './card-checkout.ts';
import { holdCheckout, withdrawCheckout } from './card-checkout-store.ts';
import { addEvent, findEventsOfCheckout } from './partner-event-store.ts';
import { decideMove, type MoneyOrder, type MoneyRefusal, moneyActs, sumMoney } from './partner-money.ts';

export interface PartnerBooks {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly clock: Clock;
  /** A source of unguessable bytes. */
  readonly randomBytes: (size: number) => Uint8Array;
}

/** Does it to a checkout that is held, and has its merchant told. */
export async function moveMoney(
  transaction: Queryable,
  { jobs, clock, randomBytes }: Omit<PartnerBooks, 'database'>,
  { id: checkoutId, amount }: CardCheckout,
  order: MoneyOrder,
): Promise<Outcome<undefined, MoneyRefusal>> {
  const decided = decideMove(await findEventsOfCheckout(transaction, checkoutId), order);
  if (!decided.ok) return decided;
  const { centAmount, originalId, refundId = order.refundId } = decided.value;
  await addEvent(transaction, {
    id: `evt_${Buffer.from(randomBytes(12)).toString('base64url')}`,
    checkoutId,
    type: moneyActs[order.act].type,
    amount: money(amount.currencyCode, centAmount),
    refundId,
    originalId,
    reason: order.reason,
    happenedAt: clock.now(),
  });
  await jobs.enqueue(transaction, 'deliver-card-notification', { checkoutId });
  return accept(undefined);
}

/**
 * Closes what is not paid, and gives back what is, as much as is still there: a reversal is of money that nobody has touched;
 * of what was taken or given back in part, the rest is refunded. The answer is whether that did anything.
 */
export async function giveBackRest(
  transaction: Queryable,
  books: Omit<PartnerBooks, 'database'>,
  checkoutId: string,
): Promise<boolean> {
  const checkout = await holdCheckout(transaction, checkoutId);
  if (checkout === undefined) return false;
  const { captured, refunded } = sumMoney(await findEventsOfCheckout(transaction, checkoutId));
  // Refused where nothing is left: then all of it has gone back.
  if (captured > 0 || refunded > 0)
    return (await moveMoney(transaction, books, checkout, { act: 'refund' })).ok;
  if (!(await withdrawCheckout(transaction, checkoutId, books.clock.now()))) return false;
  await books.jobs.enqueue(transaction, 'deliver-card-notification', { checkoutId });
  return true;
}

/** The same to a checkout by its id, as one transaction. */
export function orderMoney(
  books: PartnerBooks,
  checkoutId: string,
  order: MoneyOrder,
): Promise<Outcome<undefined, MoneyRefusal>> {
  return books.database.transaction(async (transaction) => {
    const checkout = await holdCheckout(transaction, checkoutId);
    if (checkout === undefined) return refuse({ code: 'NotPossible', atMost: 0 });
    return moveMoney(transaction, books, checkout, order);
  });
}

/** How long after an authorisation the partner takes the money by itself. */
const CAPTURE_AFTER_MS = 3_600_000;

/** Writes the job that takes what was authorised: PayPal's money at once, other money an hour later. */
export async function planCapture(
  transaction: Queryable,
  jobs: Jobs,
  { id: checkoutId, method }: CardCheckout,
  authorisedAt: Date,
): Promise<void> {
  const after = getPartnerMethodFacts(method).intent === 'capture' ? 0 : CAPTURE_AFTER_MS;
  const runAt = new Date(authorisedAt.getTime() + after);
  await jobs.enqueue(transaction, 'capture-card-checkout', { checkoutId }, runAt);
}

/** The job 'capture-card-checkout': takes what was authorised and nobody has taken, given back or cancelled meanwhile. */
export async function captureCheckout(
  books: PartnerBooks,
  { checkoutId }: { readonly checkoutId: string },
): Promise<void> {
  await orderMoney(books, checkoutId, { act: 'capture' });
}
