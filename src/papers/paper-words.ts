import type {
  Invoice,
  InvoiceAllowance,
  InvoiceCharge,
  InvoiceNote,
  Paper,
} from '../commerce/purchase/invoices/invoice.ts';
import { nameCountry } from '../kernel/formatters.ts';
import { addressFormat } from '../markets/address-format.ts';
import { getMarket } from '../markets/countries.ts';
import { formatOrderNumber, parseOrderNumber } from '../markets/order-number.ts';
import type { PaperText } from './paper-text.ts';

/** An ISO day as `dd.mm.yyyy` (rule M-05). */
export function writeDay(day: string): string {
  return day.split('-').reverse().join('.');
}

/** What a reader's window and the mail call it: `Invoice 2026000001`. */
export function titleOf({ kind, number }: Pick<Paper, 'kind' | 'number'>, text: PaperText): string {
  return `${text(kind === 'invoice' ? 'invoice' : 'creditNote')} ${number}`;
}

/** The order's number as its country shows it (rule T-01). */
export function shownOrderNumber({ order, country }: Paper): string {
  const parsed = parseOrderNumber(order.number);
  return parsed === undefined ? order.number : formatOrderNumber(getMarket(country), parsed);
}

export function nameCharge({ reason }: InvoiceCharge, text: PaperText): string {
  return text(reason.type === 'delivery' ? 'delivery' : 'codFee');
}

export function nameAllowance({ name, code }: InvoiceAllowance, text: PaperText): string {
  const shown = code === undefined ? name : text('codeDiscount', { name, code });
  return text('discount', { name: shown });
}

/** An address as its country writes it, the country last, in the paper's language. */
export function writeAddress({ locale }: Paper, address: Paper['buyer']['address']): readonly string[] {
  return [...addressFormat(address.country, address), nameCountry(locale, address.country)];
}

const noteTexts = {
  intraCommunity: 'intraCommunity',
  export: 'export',
  oneStopShop: 'oneStopShop',
  demonstration: 'demonstration',
} as const satisfies Readonly<Record<InvoiceNote, Parameters<PaperText>[0]>>;

/** Whether the carrier still collects something. */
function isPaidAtDoor({ payment, totals }: Invoice): boolean {
  return payment.paymentInterface === 'cash-on-delivery' && totals.due.centAmount > 0;
}

/** When the rest of an invoice is paid; nothing where nothing is left. */
export function nameTerms(invoice: Invoice, text: PaperText): string | undefined {
  if (invoice.totals.due.centAmount === 0) return undefined;
  return text(isPaidAtDoor(invoice) ? 'payAtDoor' : 'due');
}

/** What has to be said of taxes, delivery and payment, a sentence each. */
export function writeNotes(paper: Paper, text: PaperText): readonly string[] {
  const notes = paper.notes.map((note) => text(noteTexts[note]));
  if (paper.kind === 'credit-note') return notes;
  const { on } = paper.delivery;
  const delivery =
    typeof on === 'string'
      ? text('handedOver', { date: writeDay(on) })
      : text('awaited', { from: writeDay(on.from), to: writeDay(on.to) });
  return [...notes, delivery, ...(isPaidAtDoor(paper) ? [text('payAtDoor')] : [])];
}
