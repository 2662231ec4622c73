import { NEWSLETTER_TOKEN_S } from '../../../markets/account-constants.ts';
import type { CommerceContext } from '../../context.ts';
import { limitAttempts } from '../limits/limit-attempts.ts';
import { hashToken, TOKEN_BYTES, writeToken } from '../sessions/session.ts';
import { giveConfirmSecret, lockSubscription } from './newsletter-store.ts';

/** A mail about a subscription: to whom, and the secrets of its links. */
export interface NewsletterMail {
  readonly email: string;
  /** Absent where the e-mail receives the newsletter already. */
  readonly confirmToken: string | undefined;
  readonly unsubscribeToken: string;
}

/**
 * Decides what a job has to write; `undefined` when there is nobody to write to. The secret is made here, so that it is in the
 * mail and nowhere else: the database has its hash alone.
 */
export function prepareNewsletterMail(
  commerce: Pick<CommerceContext, 'database' | 'clock' | 'randomBytes'>,
  subscriptionId: string,
): Promise<NewsletterMail | undefined> {
  const { database, clock } = commerce;
  return database.transaction(async (transaction): Promise<NewsletterMail | undefined> => {
    const subscription = await lockSubscription(transaction, subscriptionId);
    if (subscription === undefined || subscription.state === 'unsubscribed') return undefined;
    const { email, unsubscribeToken } = subscription;
    const mayWrite = await limitAttempts({ database: transaction, clock }, 'mail/email', email);
    if (!mayWrite.ok) return undefined;
    if (subscription.state === 'confirmed') return { email, confirmToken: undefined, unsubscribeToken };
    const confirmToken = writeToken(commerce.randomBytes(TOKEN_BYTES));
    const hash = hashToken(confirmToken);
    if (hash === undefined) throw new Error('a token that was just written cannot be read');
    const until = new Date(clock.now().getTime() + NEWSLETTER_TOKEN_S * 1000);
    await giveConfirmSecret(transaction, subscriptionId, hash, until);
    return { email, confirmToken, unsubscribeToken };
  });
}
