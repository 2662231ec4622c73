import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import { parseEmail } from '../../../markets/email.ts';
import type { CommerceContext } from '../../context.ts';
import { getProductCards } from '../../goods/catalogue/get-product-cards.ts';
import { wakeNotices } from '../../goods/stock/wake-notices.ts';
import { buildId } from '../../new-id.ts';
import { limitCaller } from '../../people/limits/limit-attempts.ts';
import type { Shopper } from '../../people/sessions/shopper.ts';
import type { Refusal } from '../../refusal.ts';
import { type StockNotice, unconfirmedSince } from './stock-notice.ts';
import { confirmNotice, getNotice, keepNotice, removeNotice } from './stock-notice-store.ts';

/** What reads and confirms notices needs of the shop. */
type Means = Pick<CommerceContext, 'database' | 'jobs' | 'clock'>;

/** Ids are kept as the database writes them: anything else was never mailed. */
const NOTICE_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Somebody wants a mail when a product is back (rule P-15). Whether the e-mail waits for it already is found out by the job
 * alone, so that neither the answer nor its time tells.
 */
export async function askForNotice(
  commerce: CommerceContext,
  shopper: Shopper,
  asked: { readonly sku: string; readonly email: string },
): Promise<Outcome<true, Refusal<'ProductNotFound' | 'EmailInvalid' | 'RateLimited'>>> {
  const { sku } = asked;
  const { market, locale, currencyCode } = shopper;
  const email = parseEmail(asked.email);
  if (email === undefined) return refuse({ code: 'EmailInvalid', fields: { email: 'email' } });
  const allowed = await limitCaller(commerce, shopper.clientAddress, 'stock-notice', email);
  if (!allowed.ok) return allowed;
  const now = commerce.clock.now();
  const view = { country: market.countryCode, currency: currencyCode, customerGroup: undefined, at: now };
  const [card] = await getProductCards(commerce.database, [sku], view, locale);
  if (card === undefined) return refuse({ code: 'ProductNotFound', sku });
  const id = buildId(now, commerce.randomBytes(10));
  return commerce.database.transaction(async (transaction) => {
    const notice = { id, sku, country: market.countryCode, locale, email, askedAt: now };
    const noticeId = await keepNotice(transaction, notice);
    await commerce.jobs.enqueue(transaction, 'send-stock-notice', { noticeId, about: 'request' });
    return accept(true as const);
  });
}

/** What a mailed link stands for; `TokenInvalid` once nothing is kept of it, or where it was not confirmed in time. */
export async function readNotice(
  { database, clock }: Pick<Means, 'database' | 'clock'>,
  id: string,
): Promise<Outcome<StockNotice, Refusal<'TokenInvalid'>>> {
  const notice = NOTICE_ID.test(id) ? await getNotice(database, id) : undefined;
  const isOver =
    notice === undefined ||
    (notice.confirmedAt === undefined && notice.askedAt <= unconfirmedSince(clock.now()));
  return isOver ? refuse({ code: 'TokenInvalid' }) : accept(notice);
}

/** From now on its mail is due when the goods are back; they may be back already. */
export function confirmStockNotice(
  commerce: Means,
  id: string,
): Promise<Outcome<StockNotice, Refusal<'TokenInvalid'>>> {
  return commerce.database.transaction(async (transaction) => {
    const now = commerce.clock.now();
    const confirmed = NOTICE_ID.test(id)
      ? await confirmNotice(transaction, id, now, unconfirmedSince(now))
      : undefined;
    if (confirmed === undefined) return refuse({ code: 'TokenInvalid' });
    await wakeNotices(transaction, commerce, [confirmed.sku]);
    return accept(confirmed);
  });
}

/** Nothing is kept of it afterwards; the same for what was never there. */
export async function deleteStockNotice({ database }: Pick<Means, 'database'>, id: string): Promise<void> {
  if (NOTICE_ID.test(id)) await removeNotice(database, id);
}
