import { useText } from '../../i18n/use-text.ts';
import { useChargedPrices } from '../../use-prices.ts';
import styles from './folded-order-summary.module.css';
import { type ListedOrder, OrderSummary } from './order-summary.tsx';

/** The summary beside a form; on a phone it stands above and is folded to its total, without JavaScript too. */
export function FoldedOrderSummary({ order }: { order: ListedOrder }) {
  const text = useText();
  const write = useChargedPrices(order.taxMode);
  return (
    <>
      <details className={styles.folded}>
        <summary className={styles.handle}>
          <span>{text('cart.summary')}</span>
          <strong>{write(order.totalPrice)}</strong>
        </summary>
        <OrderSummary order={order} />
      </details>
      <aside className={styles.beside} aria-label={text('cart.summary')}>
        <p className={styles.heading}>{text('cart.summary')}</p>
        <OrderSummary order={order} />
      </aside>
    </>
  );
}
