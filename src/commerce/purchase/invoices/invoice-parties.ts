import type { CountryCode } from '../../../kernel/locale.ts';
import { formatVatNumber } from '../../../markets/vat-number.ts';
import type { Merchant } from '../../../merchant/merchant-schema.ts';
import type { Order } from '../orders/order.ts';
import type { InvoiceNote, InvoiceSeller } from './invoice.ts';
import { resolveVatTreatment, type VatTreatment } from './vat-treatment.ts';

/**
 * The seller as the invoice of an order names it: by its number in the buyer's country where it charges the tax of that country. Throws
 * while the merchant record does not say all that the law asks for.
 */
export function requireSeller({ company = {} }: Merchant, { country, contents }: Order): InvoiceSeller {
  const { shopName, name, address, register, vatId, vatIds = {}, email, phone } = company;
  if (!shopName || !name || !address || !vatId || !email || !phone)
    throw new Error('The merchant record lacks what invoices need (npm run shop -- merchant check)');
  return {
    shopName,
    name,
    address,
    ...(register === undefined ? {} : { register }),
    vatId: (contents.taxMode === 'Platform' ? vatIds[country] : undefined) ?? vatId,
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
  const { country, fax = '' } = address;
  const written = fax.trim() === '' ? undefined : formatVatNumber(country, fax);
  const vatId = vat?.state === 'valid' ? vat.vatId : written;
  return { address, email, ...(vatId === undefined ? {} : { vatId }) };
}
