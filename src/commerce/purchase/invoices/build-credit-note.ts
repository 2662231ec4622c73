import { add, money, subtract, sum } from '../../../kernel/money.ts';
import type { Order } from '../orders/order.ts';
import type { Reversal } from '../orders/reversal.ts';
import { type Issue, toCharges } from './build-invoice.ts';
import type { CreditNote, Invoice, InvoiceLine } from './invoice.ts';
import { rateAmounts, splitOfGoods, splitOfLine } from './rated-parts.ts';
import { sumUp } from './sum-up.ts';
import { writeUnitNet } from './unit-net.ts';
import { followInvoice, type VatOf } from './vat-treatment.ts';

function buildLines({ contents }: Reversal, vatOf: VatOf): readonly InvoiceLine[] {
  return contents.lines.map(({ sku, name, quantity, amount, taxedPrice }) => {
    const [part] = splitOfLine(taxedPrice)(amount);
    if (part === undefined) throw new Error(`the line ${sku} has no rate`);
    const net = taxedPrice.totalNet;
    const vat = vatOf(part.rate.permyriad);
    return { sku, name, quantity, unitNet: writeUnitNet(net, quantity), vat, net, gross: amount };
  });
}

function buildCharges(order: Order, { contents }: Reversal, vatOf: VatOf) {
  const { shippingInfo, customLineItems } = order.contents;
  const split = splitOfGoods(order.contents);
  const delivery =
    contents.shipping === undefined
      ? []
      : toCharges(
          { type: 'delivery', key: shippingInfo.methodKey },
          rateAmounts(shippingInfo.price, split, vatOf),
        );
  const fees = customLineItems
    .filter(({ key }) => contents.fees.some((fee) => fee.key === key))
    .flatMap(({ key, totalPrice }) => toCharges({ type: 'fee', key }, rateAmounts(totalPrice, split, vatOf)));
  return [...delivery, ...fees];
}

/**
 * The credit note for what was taken back of an invoiced order: the amounts of the reversal, under the invoice's own parties
 * and rates. Throws where the invoice would be exceeded with the `earlier` ones.
 */
export function buildCreditNote(
  order: Order,
  reversal: Reversal,
  { invoice, earlier }: { readonly invoice: Invoice; readonly earlier: readonly CreditNote[] },
  { number, issuedOn }: Issue,
): CreditNote {
  const { currencyCode, locale, country, seller, buyer, notes } = invoice;
  const vatOf = followInvoice(invoice);
  const lines = buildLines(reversal, vatOf);
  const charges = buildCharges(order, reversal, vatOf);
  const { total, taxedPrice } = reversal.contents;
  const credited = sum(
    currencyCode,
    earlier.map(({ totals }) => totals.due),
  );
  const invoiced = add(invoice.totals.due, invoice.totals.paid);
  if (subtract(invoiced, add(credited, total)).centAmount < 0) {
    throw new Error(`credit notes would exceed invoice ${invoice.number}`);
  }
  return {
    kind: 'credit-note',
    number,
    issuedOn,
    locale,
    country,
    currencyCode,
    order: invoice.order,
    corrects: { number: invoice.number, issuedOn: invoice.issuedOn },
    seller,
    buyer,
    lines,
    charges,
    allowances: [],
    ...sumUp(
      { currencyCode, lines, charges, allowances: [] },
      { taxedPrice, total, paid: money(currencyCode, 0) },
    ),
    notes,
  };
}
