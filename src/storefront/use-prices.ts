import type { Cart } from '../api/contract/cart.ts';
import type { LocaleCode } from '../kernel/locale.ts';
import type { Money } from '../kernel/money.ts';
import { formatMoney } from '../markets/money-format.ts';
import { withoutTax } from '../markets/net-prices.ts';
import type { FirstPrice } from './first-price.ts';
import type { PageText } from './i18n/texts.ts';
import { useLocale, useText } from './i18n/use-text.ts';
import { useSurroundings } from './shell.ts';

/** Writes a price with VAT; beside prices without it, it says so. */
export function writeGross(gross: Money, among: FirstPrice, text: PageText, locale: LocaleCode): string {
  const amount = formatMoney(locale, gross);
  return among === 'net' ? `${amount} ${text('product.taxNote')}` : amount;
}

/** Prices of goods of one rate as their reader reckons: with VAT, or without it for companies that asked for that (decision 0050). */
export function usePrices(ratePermyriad: number) {
  const text = useText();
  const locale = useLocale();
  const { firstPrice } = useSurroundings();
  const isNet = firstPrice === 'net';
  const write = (gross: Money): string =>
    formatMoney(locale, isNet ? withoutTax(gross, ratePermyriad) : gross);
  return {
    /** Where what stands beside it says whether it has VAT in it. */
    write,
    /** Where it stands alone: without VAT it says so itself. */
    writeAlone: (gross: Money): string =>
      isNet ? `${write(gross)} ${text('priceView.excluding')}` : write(gross),
    /** Whether what is written has VAT in it. */
    note: text(isNet ? 'priceView.excluding' : 'product.taxNote'),
  };
}

/** Prices with VAT wherever they stand; beside prices without it, those of a cart that is charged net too, they say so. */
export function useGrossPrices(taxMode: Cart['taxMode'] = 'Platform'): (gross: Money) => string {
  const text = useText();
  const locale = useLocale();
  const { firstPrice } = useSurroundings();
  const among = taxMode === 'External' ? 'net' : firstPrice;
  return (gross) => writeGross(gross, among, text, locale);
}

/** What is charged: beside prices without VAT it says that it has VAT in it, unless none is charged. */
export function useChargedPrices(taxMode: Cart['taxMode']): (amount: Money) => string {
  const text = useText();
  const locale = useLocale();
  const { firstPrice } = useSurroundings();
  const among = taxMode === 'External' ? undefined : firstPrice;
  return (amount) => writeGross(amount, among, text, locale);
}
