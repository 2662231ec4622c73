import type { PageText } from '../../i18n/texts.ts';

/**
 * What is said of goods that are sold out: the month to buy them in, where one is announced (rule P-03), with its
 * year unless that is this one.
 *
 * @param expectedMonth `2027-02`
 */
export function soldOutText(text: PageText, expectedMonth: string | undefined, thisYear: number): string {
  if (expectedMonth === undefined) return text('product.outOfStock');
  const [year, month] = expectedMonth.split('-').map(Number);
  return text('product.buyInMonth', {
    month: String(month),
    year: year === thisYear ? 'current' : String(year),
  });
}
