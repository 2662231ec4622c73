import { formatMoney } from '../../../../markets/money-format.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Note } from '../../../ui/note/note.tsx';
import type { PaymentPageData } from './load-payment-page.ts';

/** The total has just changed by the way of paying: it is told before anything is ordered (rules Y-02, Y-08). */
export function ChangedTotal({
  page: { cart, changedTotal, fee },
}: {
  page: Pick<PaymentPageData, 'cart' | 'changedTotal' | 'fee'>;
}) {
  const text = useText();
  const locale = useLocale();
  if (changedTotal === undefined) return null;
  const total = formatMoney(locale, cart.totalPrice);
  return (
    <Note kind="info">
      <p role="status">
        {changedTotal === 'with-fee' && fee !== undefined
          ? text('checkout.totalWithFee', { fee: formatMoney(locale, fee), total })
          : text('checkout.totalWithoutFee', { total })}
      </p>
    </Note>
  );
}
