import { DAY_MS } from '../../../kernel/day.ts';
import type { CommerceContext } from '../../context.ts';
import {
  endSubscriptions,
  findIdsOfEmail,
  listSubscriptions,
  removePending,
  type Subscription,
  type SubscriptionFilter,
} from './newsletter-store.ts';

type Means = Pick<CommerceContext, 'database' | 'clock'>;

const PAGE = 500;
/** Whoever has not confirmed by then does not want to. */
const PENDING_DAYS = 30;

/** Every subscription that the filter lets through, page by page. */
export async function* walkSubscriptions(
  commerce: Means,
  filter: SubscriptionFilter,
): AsyncGenerator<Subscription> {
  let after: string | undefined;
  for (;;) {
    const page = await listSubscriptions(commerce.database, filter, after, PAGE);
    yield* page;
    if (page.length < PAGE) return;
    after = page.at(-1)?.id;
  }
}

/** Ends an e-mail's subscriptions in all stores; `undefined` where there are none. Resolves to how many there were until now. */
export async function unsubscribeEmail(
  { database, clock }: Means,
  email: string,
): Promise<number | undefined> {
  const ids = await findIdsOfEmail(database, email);
  return ids.length === 0 ? undefined : endSubscriptions(database, ids, clock.now());
}

/** Removes e-mails that were typed and never confirmed. Resolves to how many went. */
export function forgetPendingSubscriptions({ database, clock }: Means): Promise<number> {
  return removePending(database, new Date(clock.now().getTime() - PENDING_DAYS * DAY_MS));
}
