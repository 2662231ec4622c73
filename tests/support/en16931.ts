import { expect } from 'vitest';
import type { InvoiceAmount, Paper } from '../../src/commerce/purchase/invoices/invoice.ts';

const cents = (amounts: readonly { readonly centAmount: number }[]) =>
  amounts.reduce((total, { centAmount }) => total + centAmount, 0);
const nets = (amounts: readonly InvoiceAmount[]) => cents(amounts.map(({ net }) => net));

/** `12.3456` times so many, rounded to cents half away from zero, as the norm rounds. */
function timesPieces(decimal: string, pieces: number): number {
  const [whole = '', fraction = ''] = decimal.split('.');
  const finer = 10n ** BigInt(fraction.length - 2);
  const product = BigInt(`${whole}${fraction}`) * BigInt(pieces);
  return Number((2n * product + finer) / (2n * finer));
}

/** The business rules of EN 16931-1 that are about amounts, as the official artefacts check them. */
export function expectEn16931(paper: Paper): void {
  const { lines, allowances, charges, vat, totals } = paper;
  const keyOf = (of: InvoiceAmount['vat']) => `${of.category} ${of.permyriad}`;
  for (const line of lines) {
    expect(line.quantity, 'BT-129').toBeGreaterThan(0);
    expect(timesPieces(line.unitNet, line.quantity), 'BT-131 = BT-129 x BT-146').toBe(line.net.centAmount);
    expect(line.unitNet, 'BR-27: no price is negative').not.toContain('-');
  }
  for (const { net, gross } of [...allowances, ...charges, ...lines]) {
    expect(net.centAmount, 'no amount is negative').toBeGreaterThanOrEqual(0);
    expect(gross.centAmount).toBeGreaterThanOrEqual(net.centAmount);
  }
  expect(totals.lines.centAmount, 'BR-CO-10').toBe(nets(lines));
  expect(totals.allowances.centAmount, 'BR-CO-11').toBe(nets(allowances));
  expect(totals.charges.centAmount, 'BR-CO-12').toBe(nets(charges));
  expect(totals.net.centAmount, 'BR-CO-13').toBe(nets(lines) - nets(allowances) + nets(charges));
  expect(totals.tax.centAmount, 'BR-CO-14').toBe(cents(vat.map(({ tax }) => tax)));
  expect(totals.gross.centAmount, 'BR-CO-15').toBe(totals.net.centAmount + totals.tax.centAmount);
  expect(totals.due.centAmount, 'BR-CO-16').toBe(
    totals.gross.centAmount - totals.paid.centAmount + totals.rounding.centAmount,
  );
  expect(vat.length, 'BR-CO-18').toBeGreaterThan(0);
  expect(new Set(vat.map((group) => keyOf(group.vat))).size, 'a group for each rate').toBe(vat.length);
  for (const { vat: of, taxable, tax } of vat) {
    const alike = (amounts: readonly InvoiceAmount[]) =>
      nets(amounts.filter((amount) => keyOf(amount.vat) === keyOf(of)));
    expect(taxable.centAmount, `BR-${of.category}-08`).toBe(
      alike(lines) - alike(allowances) + alike(charges),
    );
    const exact = (taxable.centAmount * of.permyriad) / 10_000;
    expect(Math.abs(tax.centAmount - exact), `BR-CO-17 and BR-${of.category}-09`).toBeLessThanOrEqual(0.5);
    if (of.category !== 'S') expect(of.permyriad, `BR-${of.category}-05`).toBe(0);
    if (of.category === 'S') expect(of.permyriad, 'BR-S-05').toBeGreaterThan(0);
  }
}
