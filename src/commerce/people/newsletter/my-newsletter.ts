import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import type { CommerceContext } from '../../context.ts';
import type { Refusal } from '../../refusal.ts';
import type { Shopper } from '../sessions/shopper.ts';
import { endSubscriptions, findByEmail, type Subscription } from './newsletter-store.ts';

type Means = Pick<CommerceContext, 'database' | 'clock'>;

/** `unknown` while nothing has shown that the e-mail is the customer's: whether it is subscribed is its owner's affair. */
interface MyNewsletter {
  readonly email: string;
  readonly state: 'subscribed' | 'notSubscribed' | 'unknown';
}

type Found = Outcome<MyNewsletter, Refusal<'NotSignedIn'>>;

async function findOwn(
  { database }: Means,
  { market, session }: Shopper,
): Promise<Outcome<MyNewsletter & { subscription?: Subscription | undefined }, Refusal<'NotSignedIn'>>> {
  const customer = session?.customer;
  if (customer === undefined) return refuse({ code: 'NotSignedIn' });
  const { email, isEmailVerified } = customer;
  if (!isEmailVerified) return accept({ email, state: 'unknown' as const });
  const subscription = await findByEmail(database, market.storeId, email);
  const state = subscription?.state === 'confirmed' ? ('subscribed' as const) : ('notSubscribed' as const);
  return accept({ email, state, subscription });
}

/** Whether the signed-in customer receives the store's newsletter (rule U-02). */
export async function findMyNewsletter(commerce: Means, shopper: Shopper): Promise<Found> {
  const own = await findOwn(commerce, shopper);
  return own.ok ? accept({ email: own.value.email, state: own.value.state }) : own;
}

/** Ends the signed-in customer's subscription in the store, one that waits for its mailed link too. */
export async function endMyNewsletter(commerce: Means, shopper: Shopper): Promise<Found> {
  const own = await findOwn(commerce, shopper);
  if (!own.ok) return own;
  const { email, state, subscription } = own.value;
  if (subscription === undefined) return accept({ email, state });
  await endSubscriptions(commerce.database, [subscription.id], commerce.clock.now());
  return accept({ email, state: 'notSubscribed' as const });
}
