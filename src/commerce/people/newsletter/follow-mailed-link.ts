import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import type { CommerceContext } from '../../context.ts';
import { buildId } from '../../new-id.ts';
import type { Refusal } from '../../refusal.ts';
import { limitNetwork } from '../limits/limit-attempts.ts';
import { shortenAddress } from '../limits/shorten-address.ts';
import { hashToken } from '../sessions/session.ts';
import type { Shopper } from '../sessions/shopper.ts';
import {
  addConsentEvent,
  confirmSubscription,
  endSubscriptions,
  findByConfirmHash,
  findByUnsubscribeToken,
  type Subscription,
} from './newsletter-store.ts';

/** Which link of a mail: the one that begins a subscription, or the one that ends it. */
export type NewsletterLink = 'confirm' | 'unsubscribe';

type Found = Outcome<Subscription, Refusal<'TokenInvalid'>>;
type Means = Pick<CommerceContext, 'database' | 'clock'>;

/** Whose subscription a mailed link is about; it only looks. */
export async function findSubscription(
  { database, clock }: Means,
  link: NewsletterLink,
  tokenValue: string,
): Promise<Found> {
  const hash = hashToken(tokenValue);
  if (hash === undefined) return refuse({ code: 'TokenInvalid' });
  const found =
    link === 'confirm'
      ? await findByConfirmHash(database, hash, clock.now())
      : await findByUnsubscribeToken(database, tokenValue);
  return found === undefined ? refuse({ code: 'TokenInvalid' }) : accept(found);
}

/** Does what a mailed link is for. Done twice it is done once. */
export async function followNewsletterLink(
  commerce: Means,
  { clientAddress }: Pick<Shopper, 'clientAddress'>,
  link: NewsletterLink,
  tokenValue: string,
): Promise<Found> {
  const found = await findSubscription(commerce, link, tokenValue);
  const hash = hashToken(tokenValue);
  if (!found.ok || hash === undefined) return found;
  const now = commerce.clock.now();
  if (link === 'confirm')
    await confirmSubscription(commerce.database, hash, now, shortenAddress(clientAddress));
  else await endSubscriptions(commerce.database, [found.value.id], now);
  return found;
}

/** Notes that a link of the mailing service brought a consent (rule R-07). */
export async function recordNewsletterConsent(
  commerce: CommerceContext,
  { market, locale, clientAddress }: Shopper,
  hash: string,
): Promise<Outcome<true, Refusal<'RateLimited'>>> {
  const allowed = await limitNetwork(commerce, clientAddress, 'consent-link/address');
  if (!allowed.ok) return allowed;
  const at = commerce.clock.now();
  const id = buildId(at, commerce.randomBytes(10));
  await addConsentEvent(commerce.database, { id, at, country: market.countryCode, locale, hash });
  return accept(true as const);
}
