import { subtract } from '../../../kernel/money.ts';
import type { CalendarDay } from '../../../markets/calendar-day.ts';
import { dayIn } from '../../../markets/calendar-day.ts';
import { getMarket } from '../../../markets/countries.ts';
import type { Merchant } from '../../../merchant/merchant-schema.ts';
import type { Order } from '../orders/order.ts';
import { balanceOf, type Reversal } from '../orders/reversal.ts';
import type { Invoice, InvoiceAllowance, InvoiceAmount, InvoiceCharge, InvoiceLine } from './invoice.ts';
import { buyerOf, notesOf, requireSeller, treatmentOf } from './invoice-parties.ts';
import { addAmounts, splitOfGoods, splitOfLine, unfoldDiscounts } from './rated-parts.ts';
import { keyOfVat, sumUp } from './sum-up.ts';
import { writeUnitNet } from './unit-net.ts';
import type { VatOf } from './vat-treatment.ts';

/** When and under which number a paper is issued. */
export interface Issue {
  readonly number: string;
  readonly issuedOn: CalendarDay;
}

interface Taken {
  readonly key: string;
  readonly amount: InvoiceAmount;
}

/** One row for each discount and rate, by the name that its customer read. */
function nameAllowances(order: Order, taken: readonly Taken[]): readonly InvoiceAllowance[] {
  const { discounts, discountCodes } = order.contents;
  const rows = new Map<string, Taken>();
  for (const { key, amount } of taken) {
    const row = `${key} ${keyOfVat(amount.vat)}`;
    const sofar = rows.get(row);
    rows.set(row, { key, amount: sofar === undefined ? amount : addAmounts(sofar.amount, amount) });
  }
  return [...rows.values()].map(({ key, amount }) => {
    const code = discountCodes.find(({ cartDiscounts }) =>
      cartDiscounts.some((one) => one.key === key),
    )?.code;
    const name = discounts.find((one) => one.key === key)?.name ?? key;
    return { ...amount, name, ...(code === undefined ? {} : { code }) };
  });
}

function buildLines(order: Order, vatOf: VatOf) {
  const taken: Taken[] = [];
  const lines = order.contents.lineItems.map(
    ({ sku, name, quantity, totalPrice, taxedPrice, steps }): InvoiceLine => {
      const unfolded = unfoldDiscounts({ total: totalPrice, steps, split: splitOfLine(taxedPrice) }, vatOf);
      const [amount] = unfolded.full;
      if (amount === undefined) throw new Error(`the line ${sku} has no rate`);
      taken.push(...unfolded.taken);
      return { sku, name, quantity, unitNet: writeUnitNet(amount.net, quantity), ...amount };
    },
  );
  return { lines, taken };
}

/** One row for each rate; what is free is left out. */
export function toCharges(
  reason: InvoiceCharge['reason'],
  amounts: readonly InvoiceAmount[],
): readonly InvoiceCharge[] {
  const rows = new Map<string, InvoiceAmount>();
  for (const amount of amounts) {
    const sofar = rows.get(keyOfVat(amount.vat));
    rows.set(keyOfVat(amount.vat), sofar === undefined ? amount : addAmounts(sofar, amount));
  }
  return [...rows.values()]
    .filter(({ gross }) => gross.centAmount !== 0)
    .map((amount) => ({ ...amount, reason }));
}

function buildCharges(order: Order, vatOf: VatOf) {
  const { shippingInfo, customLineItems } = order.contents;
  const split = splitOfGoods(order.contents);
  const delivery = unfoldDiscounts({ total: shippingInfo.price, steps: shippingInfo.steps, split }, vatOf);
  const fees = customLineItems.map(({ key, totalPrice: total, steps }) => ({
    key,
    ...unfoldDiscounts({ total, steps, split }, vatOf),
  }));
  return {
    charges: [
      ...toCharges({ type: 'delivery', key: shippingInfo.methodKey }, delivery.full),
      ...fees.flatMap(({ key, full }) => toCharges({ type: 'fee', key }, full)),
    ],
    taken: [...delivery.taken, ...fees.flatMap((fee) => fee.taken)],
  };
}

function paymentOf(order: Order): Invoice['payment'] {
  const [payment] = order.payments;
  const { bankDetails } = order.contents;
  if (payment === undefined) return { paymentInterface: 'none', method: 'none' };
  const { paymentInterface, method } = payment;
  if (bankDetails === undefined) return { paymentInterface, method };
  const { holder, bank, iban, bic } = bankDetails;
  return { paymentInterface, method, account: { holder, bank, iban, bic } };
}

/**
 * The invoice of an order: every amount is the order's own (decision 0007), net as EN 16931 wants it. Discounts of the cart stand
 * as allowances of the document, one for each rate; delivery and fees as its charges. It asks for what is still due: what was taken
 * back by now has a credit note of its own. Throws where the amounts do not come to the order's.
 */
export function buildInvoice(
  order: Order,
  merchant: Merchant,
  { number, issuedOn }: Issue,
  reversals: readonly Reversal[] = [],
): Invoice {
  const { contents, country, locale, shipmentState } = order;
  const { currencyCode } = order.totalPrice;
  const seller = requireSeller(merchant, order);
  const treatment = treatmentOf(order, seller, merchant);
  const goods = buildLines(order, treatment.vatOf);
  const beside = buildCharges(order, treatment.vatOf);
  const allowances = nameAllowances(order, [...goods.taken, ...beside.taken]);
  const paid = subtract(order.totalPrice, balanceOf(order, reversals).due);
  const hasLeft = shipmentState === 'Shipped' || shipmentState === 'Delivered';
  return {
    kind: 'invoice',
    number,
    issuedOn,
    locale,
    country,
    currencyCode,
    order: {
      number: order.orderNumber,
      placedOn: dayIn(getMarket(country).timeZone, order.createdAt),
    },
    seller,
    buyer: buyerOf(order),
    delivery: {
      address: contents.shippingAddress,
      on: hasLeft ? issuedOn : contents.deliveryEstimate,
    },
    payment: paymentOf(order),
    lines: goods.lines,
    charges: beside.charges,
    allowances,
    ...sumUp(
      { currencyCode, lines: goods.lines, charges: beside.charges, allowances },
      { taxedPrice: contents.taxedPrice, total: order.totalPrice, paid },
    ),
    notes: notesOf(treatment, merchant),
  };
}
