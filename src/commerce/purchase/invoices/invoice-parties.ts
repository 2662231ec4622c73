import type { CountryCode } from '../../../kernel/locale.ts';
import type { Merchant } from '../../../merchant/merchant-schema.ts';
import type { Order } from '../orders/order.ts';
import type { InvoiceNote, InvoiceSeller } from './invoice.ts';
import { resolveVatTreatment, type VatTreatment } from './vat-treatment.ts';

/** The seller as an invoice to a country names it. Throws while the merchant record does not say all that the law asks for. */
export function requireSeller({ company = {} }: Merchant, country: CountryCode): InvoiceSeller {
  const { shopName, name, address, register, vatId, vatIds = {}, email, phone } = company;
  if (!shopName || !name || !address || !vatId || !email || !phone)
    throw new Error('The merchant record lacks what invoices need (npm run shop -- merchant check)');
  return {
    shopName,
    name,
    address,
    ...(register === undefined ? {} : { register }),
    vatId: vatIds[country] ?? vatId,
    email,
    phone,
  };
}

/** How an order is taxed that a merchant sells. */
export function treatmentOf(order: Order, seller: InvoiceSeller, { company }: Merchant): VatTreatment {
  const registeredIn = Object.keys(company?.vatIds ?? {}) as CountryCode[];
  return resolveVatTreatment(order.contents.taxMode, seller.address.country, order.country, registeredIn);
}

/** What a paper says in words beside its amounts. */
export function notesOf({ note }: VatTreatment, { invented }: Merchant): readonly InvoiceNote[] {
  return [...(note === undefined ? [] : [note]), ...(invented === true ? (['demonstration'] as const) : [])];
}

/** Whom an order is charged to; the number of a company is the validated one where it is charged NET. */
export function buyerOf({ contents, customerEmail: email }: Order) {
  const { billingAddress: address, vat } = contents;
  const vatId = vat?.state === 'valid' ? vat.vatId : address.fax;
  return { address, email, ...(vatId === undefined ? {} : { vatId }) };
}
