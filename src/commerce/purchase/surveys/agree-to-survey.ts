import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import type { CommerceContext } from '../../context.ts';
import { TOKEN_BYTES, writeToken } from '../../people/sessions/session.ts';
import type { Shopper } from '../../people/sessions/shopper.ts';
import type { Refusal } from '../../refusal.ts';
import { findOrders } from '../orders/find-orders.ts';
import type { Order } from '../orders/order.ts';
import { endSurvey, getSurvey, keepAgreement } from './survey-store.ts';

/** Whether the buyer may be asked if one may write: they were not asked yet, they agreed, or there is nothing to ask. */
export type SurveyOffer = 'offered' | 'agreed' | 'none';

type Means = Pick<CommerceContext, 'database' | 'merchant'>;
type NotTheirs = Refusal<'ResourceNotFound'>;

async function requireOwn(
  commerce: Means,
  shopper: Shopper,
  orderId: string,
): Promise<Outcome<Order, NotTheirs>> {
  const found = await findOrders(commerce, shopper, { id: orderId });
  if (!found.ok) return found;
  const [order] = found.value.orders;
  return order === undefined ? refuse({ code: 'ResourceNotFound' }) : accept(order);
}

/** Once its mail has gone there is nothing to agree to; what was agreed to can be taken back whatever the merchant does since. */
async function resolveOffer({ database, merchant }: Means, order: Order): Promise<SurveyOffer> {
  const survey = await getSurvey(database, order.id);
  if (survey?.toldAt !== undefined) return 'none';
  if (survey !== undefined && survey.endedAt === undefined) return 'agreed';
  return merchant().survey === undefined || order.orderState === 'Cancelled' ? 'none' : 'offered';
}

/** What an own order's page offers (rule T-01); another's order is not there. */
export async function findSurveyOffer(
  commerce: Means,
  shopper: Shopper,
  orderId: string,
): Promise<Outcome<SurveyOffer, NotTheirs>> {
  const own = await requireOwn(commerce, shopper, orderId);
  return own.ok ? accept(await resolveOffer(commerce, own.value)) : own;
}

/** The buyer of an order agrees to one mail about it. `words`: what they read, kept as the proof (GDPR art. 7). */
export async function agreeToSurvey(
  commerce: CommerceContext,
  shopper: Shopper,
  { orderId, words }: { readonly orderId: string; readonly words: string },
): Promise<Outcome<SurveyOffer, NotTheirs>> {
  const own = await requireOwn(commerce, shopper, orderId);
  if (!own.ok) return own;
  if ((await resolveOffer(commerce, own.value)) === 'offered') {
    const token = writeToken(commerce.randomBytes(TOKEN_BYTES));
    const agreedAt = commerce.clock.now();
    await keepAgreement(commerce.database, { orderId, token, locale: shopper.locale, words, agreedAt });
  }
  return accept(await resolveOffer(commerce, own.value));
}

/** They take it back; the same where they never agreed. */
export async function takeBackSurvey(
  commerce: Means & Pick<CommerceContext, 'clock'>,
  shopper: Shopper,
  orderId: string,
): Promise<Outcome<SurveyOffer, NotTheirs>> {
  const own = await requireOwn(commerce, shopper, orderId);
  if (!own.ok) return own;
  await endSurvey(commerce.database, orderId, commerce.clock.now());
  return accept(await resolveOffer(commerce, own.value));
}
