import type { CommerceContext } from '../../context.ts';
import type { Shopper } from '../../people/sessions/shopper.ts';
import { findOwnOrderIds } from '../orders/order-store.ts';
import { findDrawnPapers, getPaperFiles, type PaperFiles, type StoredPaper } from './paper-store.ts';

/** The papers of those of the orders that are the shopper's own, as far as they have been drawn (rule T-02). */
export async function findOwnPapers(
  { database }: Pick<CommerceContext, 'database'>,
  { session }: Pick<Shopper, 'session'>,
  orderIds: readonly string[],
): Promise<readonly StoredPaper[]> {
  if (session === undefined || orderIds.length === 0) return [];
  return findDrawnPapers(database, await findOwnOrderIds(database, session, orderIds));
}

/** A paper of one of the shopper's own orders; another's is not there. */
export async function getOwnPaperFiles(
  commerce: Pick<CommerceContext, 'database'>,
  shopper: Pick<Shopper, 'session'>,
  { orderId, number }: { readonly orderId: string; readonly number: string },
): Promise<PaperFiles | undefined> {
  const papers = await findOwnPapers(commerce, shopper, [orderId]);
  const paper = papers.find(({ contents }) => contents.number === number);
  return paper && getPaperFiles(commerce.database, paper.id);
}
