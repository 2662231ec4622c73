import type { TextKey } from './i18n/texts.ts';

/** What shoppers write to the shop about, as the contact menu offers it and a request begins with it (rules S-02, Q-01). */
export const contactReasons = [
  { key: 'product', text: 'header.reasonProduct' },
  { key: 'order', text: 'header.reasonOrder' },
  { key: 'return', text: 'header.reasonReturn' },
  { key: 'invoice', text: 'header.reasonInvoice' },
  { key: 'quote', text: 'header.reasonQuote' },
] as const satisfies readonly { readonly key: string; readonly text: TextKey }[];
