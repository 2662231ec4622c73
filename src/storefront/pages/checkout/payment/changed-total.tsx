import { useText } from '../../../i18n/use-text.ts';
import { Note } from '../../../ui/note/note.tsx';
import { useChargedPrices } from '../../../use-prices.ts';
import type { PaymentPageData } from './load-payment-page.ts';

/** The total has just changed by the way of paying: it is told before anything is ordered (rules Y-02, Y-08). */
export function ChangedTotal({
  page: { cart, changedTotal, fee },
}: {
  page: Pick<PaymentPageData, 'cart' | 'changedTotal' | 'fee'>;
}) {
  const text = useText();
  const write = useChargedPrices(cart.taxMode);
  if (changedTotal === undefined) return null;
  const total = write(cart.totalPrice);
  return (
    <Note kind="info">
      <p role="status">
        {changedTotal === 'with-fee' && fee !== undefined
          ? text('checkout.totalWithFee', { fee: write(fee), total })
          : text('checkout.totalWithoutFee', { total })}
      </p>
    </Note>
  );
}
