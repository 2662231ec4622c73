import { PaperLinks } from '../../../components/papers/paper-links.tsx';
import { useText } from '../../../i18n/use-text.ts';
import styles from './order-table.module.css';
import type { ShownOrder } from './shown-order.ts';

/** Orders as rows, newest first; on a phone each row is a small list. */
export function OrderTable({ orders }: { orders: readonly ShownOrder[] }) {
  const text = useText();
  const columns = [
    ['number', text('checkout.orderNumber')],
    ['date', text('checkout.orderDate')],
    ['state', text('account.orderState')],
    ['total', text('cart.total')],
  ] as const;
  return (
    <ul className={styles.orders}>
      {orders.map((order) => (
        <li key={order.id}>
          <dl className={styles.order}>
            {columns.map(([name, term]) => (
              <div key={name} className={styles.cell}>
                <dt className={styles.term}>{term}</dt>
                <dd>{order[name]}</dd>
              </div>
            ))}
          </dl>
          {order.papers.length === 0 ? null : <PaperLinks papers={order.papers} />}
          <p className={styles.way}>
            <a href={order.href}>
              {text('account.orderView')} <span className="visually-hidden">{order.number}</span>
            </a>
            {order.withdrawAt === undefined ? null : (
              <a href={order.withdrawAt}>
                {text('withdrawal.link')} <span className="visually-hidden">{order.number}</span>
              </a>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
