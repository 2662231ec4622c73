import {
  add,
  type CurrencyCode,
  type Money,
  money,
  roundingStepOf,
  subtract,
  sum,
  unitOf,
} from '../../../kernel/money.ts';
import { roundShare } from '../../../kernel/round.ts';
import type { TaxedPrice } from '../../rules/tax/tax.ts';
import type { InvoiceAmount, InvoiceTotals, InvoiceVat, VatGroup } from './invoice.ts';

/** What a paper is summed up from. */
interface Summands {
  readonly currencyCode: CurrencyCode;
  readonly lines: readonly InvoiceAmount[];
  readonly charges: readonly InvoiceAmount[];
  readonly allowances: readonly InvoiceAmount[];
}

export const keyOfVat = ({ category, permyriad }: InvoiceVat): string => `${category} ${permyriad}`;

/**
 * The order rounds its tax line by line, EN 16931 by the sum of a rate (BR-CO-17) and lets both differ by less than one unit of
 * the currency. Beyond that, as whole forints may come to, the paper says what the rate makes of the sum; what is
 * then missing to the total of the order is its rounding (BT-114).
 */
function fitTax(tax: Money, taxable: Money, permyriad: number): Money {
  const { currencyCode, centAmount } = taxable;
  const exact = roundShare(centAmount, permyriad, 10_000);
  if (Math.abs(tax.centAmount - exact) < unitOf(currencyCode)) return tax;
  return money(currencyCode, roundShare(centAmount, permyriad, 10_000, roundingStepOf(currencyCode)));
}

/** What is taxed alike, in the order in which it first appears, with the tax that the order charged. */
function groupByVat(
  { currencyCode, lines, charges, allowances }: Summands,
  taxOf: (vat: InvoiceVat) => Money,
): readonly VatGroup[] {
  const all = [...lines, ...charges, ...allowances];
  const groups = new Map(all.map(({ vat }) => [keyOfVat(vat), vat]));
  return [...groups].map(([key, vat]) => {
    const netOf = (amounts: readonly InvoiceAmount[]) =>
      sum(
        currencyCode,
        amounts.filter((amount) => keyOfVat(amount.vat) === key).map(({ net }) => net),
      );
    const taxable = subtract(add(netOf(lines), netOf(charges)), netOf(allowances));
    return { vat, taxable, tax: fitTax(taxOf(vat), taxable, vat.permyriad) };
  });
}

/** The tax that was charged at a rate; none where the buyer owes it elsewhere. */
function chargedTax(taxedPrice: TaxedPrice, { permyriad }: InvoiceVat): Money {
  const portions = taxedPrice.taxPortions.filter(({ rate }) => Math.round(rate * 10_000) === permyriad);
  return sum(
    taxedPrice.totalNet.currencyCode,
    portions.map(({ amount }) => amount),
  );
}

/** Tax and totals of a paper that comes to `total`, so much of which was paid before. */
export function sumUp(
  summands: Summands,
  {
    taxedPrice,
    total,
    paid,
  }: { readonly taxedPrice: TaxedPrice; readonly total: Money; readonly paid: Money },
): { readonly vat: readonly VatGroup[]; readonly totals: InvoiceTotals } {
  const { currencyCode } = summands;
  const netOf = (amounts: readonly InvoiceAmount[]) =>
    sum(
      currencyCode,
      amounts.map(({ net }) => net),
    );
  const [lines, charges, allowances] = [summands.lines, summands.charges, summands.allowances].map(netOf);
  if (lines === undefined || charges === undefined || allowances === undefined) throw new Error('no sums');
  const vat = groupByVat(summands, (of) => chargedTax(taxedPrice, of));
  const net = subtract(add(lines, charges), allowances);
  if (net.centAmount !== taxedPrice.totalNet.centAmount) {
    throw new Error(`the paper's net ${net.centAmount} is not the order's ${taxedPrice.totalNet.centAmount}`);
  }
  const tax = sum(
    currencyCode,
    vat.map((group) => group.tax),
  );
  const gross = add(net, tax);
  const rounding = subtract(total, gross);
  return {
    vat,
    totals: { lines, allowances, charges, net, tax, gross, rounding, paid, due: subtract(total, paid) },
  };
}
