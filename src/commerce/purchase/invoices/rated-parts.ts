import { add, type Money, subtract } from '../../../kernel/money.ts';
import type { PriceStep } from '../../rules/pricing/price-step.ts';
import { discountKinds } from '../../rules/promotions/discount-occasions.ts';
import { requireRate, splitByRate, type TaxedPrice, type TaxRate, taxLine } from '../../rules/tax/tax.ts';
import type { Order } from '../orders/order.ts';
import type { InvoiceAmount } from './invoice.ts';
import { isUntaxed, type VatOf } from './vat-treatment.ts';

/** Splits a gross amount into what each rate has of it. */
export type Split = (gross: Money) => readonly { readonly gross: Money; readonly rate: TaxRate }[];

/** What an order charges for, with the discounts of the cart that lowered it. */
interface Charged {
  /** Gross, after all discounts. */
  readonly total: Money;
  readonly steps: readonly PriceStep[];
  readonly split: Split;
}

/** A line has the one rate of its product. */
export function splitOfLine(taxedPrice: TaxedPrice): Split {
  const rate = requireRate(taxedPrice);
  return (gross) => [{ gross, rate }];
}

/** Delivery and fees share the rates of the goods, as they were priced (rule V-06). */
export function splitOfGoods({ lineItems, shippingInfo }: Order['contents']): Split {
  const goods = lineItems
    .filter(({ mode }) => mode === 'Standard')
    .map(({ totalPrice, taxedPrice }) => ({ gross: totalPrice, rate: requireRate(taxedPrice) }));
  return (gross) => splitByRate(gross, goods, requireRate(shippingInfo.taxedPrice));
}

/** What a gross amount comes to at each rate. Who is charged NET pays the net amount (rule V-06). */
export function rateAmounts(gross: Money, split: Split, vatOf: VatOf): readonly InvoiceAmount[] {
  return split(gross).map((part) => {
    const { totalNet } = taxLine(part.gross, part.rate);
    const vat = vatOf(part.rate.permyriad);
    return { vat, net: totalNet, gross: isUntaxed(vat.category) ? totalNet : part.gross };
  });
}

const kinds: ReadonlySet<string> = new Set(discountKinds);

/** What something cost before the discounts of the cart, and what each of them took off, at each rate. */
export function unfoldDiscounts(
  { total, steps, split }: Charged,
  vatOf: VatOf,
): {
  readonly full: readonly InvoiceAmount[];
  readonly taken: readonly { readonly key: string; readonly amount: InvoiceAmount }[];
} {
  let gross = total;
  let after = rateAmounts(total, split, vatOf);
  const taken: { readonly key: string; readonly amount: InvoiceAmount }[] = [];
  for (const { rule, id, amount } of steps.toReversed()) {
    if (!kinds.has(rule) || id === undefined || amount.centAmount === 0) continue;
    gross = subtract(gross, amount);
    const before = rateAmounts(gross, split, vatOf);
    for (const [index, part] of before.entries()) {
      const less = after[index];
      if (less === undefined) throw new Error('an amount has other rates before its discount');
      taken.unshift({
        key: id,
        amount: {
          vat: part.vat,
          net: subtract(part.net, less.net),
          gross: subtract(part.gross, less.gross),
        },
      });
    }
    after = before;
  }
  return { full: after, taken };
}

/** The sum of two amounts that are taxed alike. */
export function addAmounts(one: InvoiceAmount, other: InvoiceAmount): InvoiceAmount {
  return { vat: one.vat, net: add(one.net, other.net), gross: add(one.gross, other.gross) };
}
