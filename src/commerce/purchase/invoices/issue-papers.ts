import type { Queryable } from '../../../kernel/database.ts';
import { dayIn } from '../../../markets/calendar-day.ts';
import { getMarket } from '../../../markets/countries.ts';
import type { CommerceContext } from '../../context.ts';
import { buildId } from '../../new-id.ts';
import type { Order } from '../orders/order.ts';
import { lockOrder } from '../orders/order-store.ts';
import { findReversals } from '../orders/reversal-store.ts';
import { buildCreditNote } from './build-credit-note.ts';
import { buildInvoice, type Issue } from './build-invoice.ts';
import type { Paper } from './invoice.ts';
import { requireSeller } from './invoice-parties.ts';
import { buildPaperNumber } from './paper-number.ts';
import {
  addPaper,
  findPapersOfOrder,
  isCreditNote,
  isInvoice,
  type StoredPaper,
  takePaperCount,
} from './paper-store.ts';

type PaperDesk = Pick<CommerceContext, 'database' | 'clock' | 'randomBytes' | 'jobs' | 'merchant'>;

/** An order is invoiced once it is paid, or has left to be paid at the door (decision 0041). */
function isInvoiceDue({
  orderState,
  paymentState,
  shipmentState,
}: Pick<Order, 'orderState' | 'paymentState' | 'shipmentState'>): boolean {
  if (orderState === 'Cancelled') return false;
  const isPaid = paymentState === 'Paid' || paymentState === 'CreditOwed';
  return isPaid || shipmentState === 'Shipped' || shipmentState === 'Delivered';
}

/** Gives a paper its number and writes it down, with the job that draws and sends it. */
async function issue<Contents extends Paper>(
  transaction: Queryable,
  desk: PaperDesk,
  order: Order,
  { kind, reversalId }: { readonly kind: Contents['kind']; readonly reversalId?: string },
  build: (issued: Issue) => Contents,
): Promise<StoredPaper<Contents>> {
  const now = desk.clock.now();
  const { address } = requireSeller(desk.merchant(), order);
  const { vatId: sellerVatId = '' } = desk.merchant().company ?? {};
  const issuedOn = dayIn(getMarket(address.country).timeZone, now);
  const year = Number(issuedOn.slice(0, 4));
  const count = await takePaperCount(transaction, sellerVatId, kind, year);
  const contents = build({ number: buildPaperNumber(kind, year, count), issuedOn });
  const paper = { id: buildId(now, desk.randomBytes(10)), orderId: order.id, reversalId, contents };
  await addPaper(transaction, sellerVatId, paper, now);
  await desk.jobs.enqueue(transaction, 'send-paper', { paperId: paper.id });
  return paper;
}

/**
 * The job 'issue-papers': the invoice of an order that is due, and a credit note for whatever was taken back of an invoiced one. Run
 * twice it issues nothing more: the order is held meanwhile. What was cancelled before it was invoiced needs no paper.
 */
export async function issuePapers(desk: PaperDesk, { orderId }: { readonly orderId: string }): Promise<void> {
  await desk.database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (order === undefined) throw new Error(`no order ${orderId} to invoice`);
    const papers = await findPapersOfOrder(transaction, orderId);
    const known = papers.find(isInvoice);
    if (known === undefined && !isInvoiceDue(order)) return;
    const reversals = await findReversals(transaction, orderId);
    const { contents: invoice } =
      known ??
      (await issue(transaction, desk, order, { kind: 'invoice' }, (issued) =>
        buildInvoice(order, desk.merchant(), issued, reversals),
      ));
    const credited = papers.filter(isCreditNote);
    for (const reversal of reversals) {
      const isCredited = credited.some(({ reversalId }) => reversalId === reversal.id);
      if (isCredited || reversal.contents.total.centAmount === 0) continue;
      const earlier = credited.map(({ contents }) => contents);
      const note = await issue(
        transaction,
        desk,
        order,
        { kind: 'credit-note', reversalId: reversal.id },
        (issued) => buildCreditNote(order, reversal, { invoice, earlier }, issued),
      );
      credited.push(note);
    }
  });
}
