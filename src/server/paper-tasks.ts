import type { CommerceContext } from '../commerce/context.ts';
import { issuePapers } from '../commerce/purchase/invoices/issue-papers.ts';
import {
  getPaper,
  getPaperFiles,
  keepPaperFiles,
  type PaperFiles,
  type StoredPaper,
} from '../commerce/purchase/invoices/paper-store.ts';
import type { LetterSettings } from '../mail/order-letter.ts';
import type { MailedPaper } from '../mail/paper-letter.ts';
import { createPaperMail } from '../mail/send-paper.ts';
import type { JobTasks } from './jobs.ts';

/** The files of a paper: drawn once, by whichever job comes first, and kept. Fonts are read when the first is drawn. */
export async function requirePaperFiles(
  { database, clock }: Pick<CommerceContext, 'database' | 'clock'>,
  { id, contents }: StoredPaper,
): Promise<PaperFiles> {
  const kept = await getPaperFiles(database, id);
  if (kept !== undefined) return kept;
  const { drawPaper } = await import('../papers/draw-paper.ts');
  await keepPaperFiles(database, id, await drawPaper(contents), clock.now());
  const drawn = await getPaperFiles(database, id);
  if (drawn === undefined) throw new Error(`the files of paper ${id} were not kept`);
  return drawn;
}

async function preparePaper(
  commerce: Pick<CommerceContext, 'database' | 'clock'>,
  paperId: string,
): Promise<MailedPaper> {
  const paper = await getPaper(commerce.database, paperId);
  if (paper === undefined) throw new Error(`no paper ${paperId} to send`);
  const { kind, number, order, country, locale, buyer } = paper.contents;
  return {
    paperId,
    kind,
    number,
    orderNumber: order.number,
    country,
    locale,
    customerEmail: buyer.email,
    billingAddress: buyer.address,
    ...(await requirePaperFiles(commerce, paper)),
  };
}

/** Jobs about invoices and credit notes. */
export function createPaperTasks(
  commerce: CommerceContext,
  letters: LetterSettings,
): Pick<JobTasks, 'issue-papers' | 'send-paper'> {
  return {
    'issue-papers': (payload) => issuePapers(commerce, payload),
    'send-paper': createPaperMail({
      ...letters,
      preparePaper: (paperId) => preparePaper(commerce, paperId),
    }),
  };
}
