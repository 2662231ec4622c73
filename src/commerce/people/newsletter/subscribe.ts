import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import { parseEmail } from '../../../markets/email.ts';
import type { CommerceContext } from '../../context.ts';
import { buildId } from '../../new-id.ts';
import type { Refusal } from '../../refusal.ts';
import { limitCaller } from '../limits/limit-attempts.ts';
import { shortenAddress } from '../limits/shorten-address.ts';
import { TOKEN_BYTES, writeToken } from '../sessions/session.ts';
import type { Shopper } from '../sessions/shopper.ts';
import { requestSubscription } from './newsletter-store.ts';

/**
 * Asks for the newsletter (rule S-06). The same is done for every e-mail, known or not: the mail alone says more, and only
 * its link subscribes (double opt-in).
 */
export async function subscribeNewsletter(
  commerce: CommerceContext,
  { market, locale, clientAddress }: Shopper,
  { email: typed, words }: { readonly email: string; readonly words: string },
): Promise<Outcome<true, Refusal<'EmailInvalid' | 'RateLimited'>>> {
  const email = parseEmail(typed);
  if (email === undefined) return refuse({ code: 'EmailInvalid', fields: { email: 'email' } });
  const allowed = await limitCaller(commerce, clientAddress, 'newsletter', email);
  if (!allowed.ok) return allowed;
  const now = commerce.clock.now();
  return commerce.database.transaction(async (transaction) => {
    const subscriptionId = await requestSubscription(transaction, {
      id: buildId(now, commerce.randomBytes(10)),
      storeKey: market.storeId,
      email,
      locale,
      words,
      requestedAt: now,
      requestedFrom: shortenAddress(clientAddress),
      unsubscribeToken: writeToken(commerce.randomBytes(TOKEN_BYTES)),
    });
    await commerce.jobs.enqueue(transaction, 'send-newsletter-mail', {
      subscriptionId,
      country: market.countryCode,
      locale,
    });
    return accept(true as const);
  });
}
