import type { Clock } from '../../kernel/clock.ts';
import type { Database, Queryable } from '../../kernel/database.ts';
import type { Jobs } from '../../kernel/jobs.ts';
import type { CardCheckout, ShopperDecision } from './card-checkout.ts';
import { decideCheckout, getCheckout } from './card-checkout-store.ts';
import type { CardFieldErrors } from './card-checks.ts';
import { decideCardForm, fingerprintCard } from './card-form.ts';
import { planCapture } from './partner-books.ts';

/** The partner's own books. */
export interface Partner {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly hmacKey: string;
}

/** What a checkout that has gone on is followed by: its merchant is told, and authorised money is taken in time. */
export async function followUp(transaction: Queryable, jobs: Jobs, checkoutId: string): Promise<void> {
  const checkout = await getCheckout(transaction, checkoutId);
  if (checkout?.state === 'Authorised') await planCapture(transaction, jobs, checkout, checkout.changedAt);
  await jobs.enqueue(transaction, 'deliver-card-notification', { checkoutId });
}

/** Writes something into the books, and tells the merchant of it if it was news. */
export async function bookAndTell(
  { database, jobs, clock }: Partner,
  checkout: CardCheckout,
  book: (transaction: Queryable, now: Date) => Promise<boolean>,
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (transaction) => {
    if (await book(transaction, now)) await followUp(transaction, jobs, checkout.id);
  });
}

/** Decides once; whoever comes second finds it decided. The answer is the checkout as it is then. */
export async function decide(
  partner: Partner,
  checkout: CardCheckout,
  decision: ShopperDecision,
): Promise<CardCheckout> {
  await bookAndTell(partner, checkout, async (transaction, now) => {
    const isNews = await decideCheckout(transaction, checkout, decision, now);
    // That a code is asked for is between the shopper and the bank.
    return isNews && decision.state !== 'Challenge';
  });
  return (await getCheckout(partner.database, checkout.id)) ?? checkout;
}

/** What came of a card that was typed in. */
export type CardTaking =
  | { readonly kind: 'errors'; readonly errors: CardFieldErrors }
  /** Nothing was decided: the shopper may try again. */
  | { readonly kind: 'trouble'; readonly trouble: 'no-answer' | 'failed' }
  | { readonly kind: 'decided'; readonly checkout: CardCheckout };

/** Asks the card's bank. */
export async function takeCard(
  partner: Partner,
  checkout: CardCheckout,
  form: URLSearchParams,
): Promise<CardTaking> {
  const outcome = decideCardForm(form, partner.clock.now());
  if (!outcome.ok) return { kind: 'errors', errors: outcome.refusal };
  const verdict = outcome.value;
  if (verdict.state === 'Undecided') return { kind: 'trouble', trouble: verdict.trouble };
  const cardFingerprint = fingerprintCard(form, partner.hmacKey);
  return { kind: 'decided', checkout: await decide(partner, checkout, { ...verdict, cardFingerprint }) };
}
