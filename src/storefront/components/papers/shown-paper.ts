import type { Paper } from '../../../api/contract/papers.ts';
import type { PageText } from '../../i18n/texts.ts';

/** An invoice or credit note as pages link to it. */
export interface ShownPaper {
  readonly name: string;
  readonly pdf: string;
  readonly xml: string;
}

export function toShownPaper({ kind, number, pdf, xml }: Paper, text: PageText): ShownPaper {
  const name = text(kind === 'invoice' ? 'checkout.paperInvoice' : 'checkout.paperCreditNote', { number });
  return { name, pdf, xml };
}
