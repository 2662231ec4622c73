import type { CommerceContext } from '../../context.ts';
import { type CatalogueCard, getProductCards } from '../../goods/catalogue/get-product-cards.ts';
import type { PriceView } from '../../goods/prices/find-shown-prices.ts';
import {
  RESEND_MS,
  type StockNotice,
  TOLD_A_PIECE,
  toldSince,
  unconfirmedSince,
  waitingSince,
} from './stock-notice.ts';
import {
  forgetAddressee,
  getToldNotice,
  getUnsentRequest,
  markRequestSent,
  putNoticeBack,
  removeOldNotices,
  takeDueNotices,
} from './stock-notice-store.ts';

type Means = Pick<CommerceContext, 'database' | 'clock'>;

/** Notices of one transaction: none is long, whatever has piled up. */
const BATCH = 500;

/**
 * The job 'tell-stock-back', and once an hour by the clock: a mail to each whose turn it is, in the order in which they
 * confirmed. Marked and enqueued in one transaction: however often it runs and wherever it is cut off, everyone is told once.
 */
export async function tellStockBack(commerce: Means & Pick<CommerceContext, 'jobs'>): Promise<number> {
  let told = 0;
  for (;;) {
    const count = await commerce.database.transaction(async (transaction) => {
      const now = commerce.clock.now();
      const due = await takeDueNotices(transaction, now, toldSince(now), TOLD_A_PIECE, BATCH);
      for (const noticeId of due) {
        await commerce.jobs.enqueue(transaction, 'send-stock-notice', { noticeId, about: 'back' });
      }
      return due.length;
    });
    told += count;
    if (count < BATCH) return told;
  }
}

/** A mail of a notice: what it is about, and what is to be written down once it has gone. */
export interface PreparedNotice {
  readonly notice: StockNotice;
  readonly product: CatalogueCard;
  readonly sent: () => Promise<void>;
}

/**
 * What the job 'send-stock-notice' has to write; `undefined` when there is nobody to write to, nothing to say any more, or
 * when the e-mail was asked a moment ago. Who is told of goods that are gone again goes on waiting.
 *
 * @param viewOf what a visitor of the notice's shop sees at this moment.
 */
export async function prepareStockNotice(
  commerce: Means,
  { noticeId, about }: { readonly noticeId: string; readonly about: 'request' | 'back' },
  viewOf: (notice: StockNotice) => PriceView,
): Promise<PreparedNotice | undefined> {
  const { database, clock } = commerce;
  const now = clock.now();
  const notice =
    about === 'back'
      ? await getToldNotice(database, noticeId)
      : await getUnsentRequest(
          database,
          noticeId,
          unconfirmedSince(now),
          new Date(now.getTime() - RESEND_MS),
        );
  if (notice === undefined) return undefined;
  const [product] = await getProductCards(database, [notice.sku], viewOf(notice), notice.locale);
  if (about === 'request') {
    if (product === undefined) return undefined;
    return { notice, product, sent: () => markRequestSent(database, noticeId, clock.now()) };
  }
  if (product === undefined || !product.availability.isOnStock) {
    await putNoticeBack(database, noticeId);
    return undefined;
  }
  return { notice, product, sent: () => forgetAddressee(database, noticeId) };
}

/** Forgets who never confirmed, who was told, and who has waited for a year. Resolves to how many went. */
export function forgetOldNotices({ database, clock }: Means): Promise<number> {
  const now = clock.now();
  return removeOldNotices(database, unconfirmedSince(now), waitingSince(now), toldSince(now));
}
