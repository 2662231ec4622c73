import type { Paper } from '../../../api/contract/papers.ts';
import type { PageText } from '../../i18n/texts.ts';

/** An invoice or credit note as pages link to it. */
export interface ShownPaper {
  readonly name: string;
  /** To read, and for programs. */
  readonly forms: readonly { readonly name: string; readonly href: string }[];
}

export function toShownPaper({ kind, number, pdf, xml }: Paper, text: PageText): ShownPaper {
  const name = text(kind === 'invoice' ? 'checkout.paperInvoice' : 'checkout.paperCreditNote', { number });
  return {
    name,
    forms: [
      { name: 'PDF', href: pdf },
      { name: 'XML', href: xml },
    ],
  };
}
