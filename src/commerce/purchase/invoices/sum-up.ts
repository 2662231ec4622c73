import { add, type CurrencyCode, type Money, money, subtract, sum } from '../../../kernel/money.ts';
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
 * The order rounds its tax line by line, EN 16931 wants the rate of the sum to the cent (BR-CO-17). What is then missing to the total of the
 * order, a few cents, is the paper's rounding (BT-114).
 */
function taxOf({ currencyCode, centAmount }: Money, { permyriad }: InvoiceVat): Money {
  return money(currencyCode, roundShare(centAmount, permyriad, 10_000));
}

/** What is taxed alike, in the order in which it first appears. */
function groupByVat({ currencyCode, lines, charges, allowances }: Summands): readonly VatGroup[] {
  const all = [...lines, ...charges, ...allowances];
  const groups = new Map(all.map(({ vat }) => [keyOfVat(vat), vat]));
  return [...groups].map(([key, vat]) => {
    const netOf = (amounts: readonly InvoiceAmount[]) =>
      sum(
        currencyCode,
        amounts.filter((amount) => keyOfVat(amount.vat) === key).map(({ net }) => net),
      );
    const taxable = subtract(add(netOf(lines), netOf(charges)), netOf(allowances));
    return { vat, taxable, tax: taxOf(taxable, vat) };
  });
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
  const vat = groupByVat(summands);
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
