import type { Cart } from '../api/contract/cart.ts';
import type { Money } from '../kernel/money.ts';
import { formatMoney } from '../markets/money-format.ts';
import { withoutTax } from '../markets/net-prices.ts';
import { useLocale, useText } from './i18n/use-text.ts';
import { useSurroundings } from './shell.ts';

/** Prices of goods of one rate as their reader reckons: with VAT, or without it for companies that asked for that (decision 0050). */
export function usePrices(ratePermyriad: number) {
  const text = useText();
  const locale = useLocale();
  const { firstPrice } = useSurroundings();
  return {
    write: (gross: Money): string =>
      formatMoney(locale, firstPrice === 'net' ? withoutTax(gross, ratePermyriad) : gross),
    /** Whether what is written has VAT in it. */
    note: text(firstPrice === 'net' ? 'priceView.excluding' : 'product.taxNote'),
  };
}

/** Prices with VAT wherever they stand; beside prices without it, those of a cart that is charged net too, they say so. */
export function useGrossPrices(taxMode: Cart['taxMode'] = 'Platform'): (gross: Money) => string {
  const text = useText();
  const locale = useLocale();
  const { firstPrice } = useSurroundings();
  const isAmongNet = firstPrice === 'net' || taxMode === 'External';
  const note = isAmongNet ? ` ${text('product.taxNote')}` : '';
  return (gross) => `${formatMoney(locale, gross)}${note}`;
}
