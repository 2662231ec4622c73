import { findOwnPapers } from '../../commerce/purchase/invoices/own-papers.ts';
import { accept } from '../../kernel/outcome.ts';
import type { CallHandlers } from './handler.ts';

export const paperHandlers: CallHandlers<'getPapers'> = {
  async getPapers({ orderIds }, request, engine) {
    const papers = await findOwnPapers(engine, request, orderIds);
    return accept({
      papers: papers.map(({ orderId, contents: { kind, number, issuedOn } }) => {
        const path = `/api/papers/${orderId}/${number}`;
        return { orderId, kind, number, issuedOn, pdf: `${path}.pdf`, xml: `${path}.xml` };
      }),
    });
  },
};
