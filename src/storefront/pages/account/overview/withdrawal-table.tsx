import { useText } from '../../../i18n/use-text.ts';
import pageStyles from '../account-page.module.css';
import styles from '../my-orders/order-table.module.css';
import type { ShownWithdrawal } from './find-shown-withdrawals.ts';

/** Withdrawals and where each stands, newest first; nothing where there is none. */
export function WithdrawalTable({ withdrawals }: { readonly withdrawals: readonly ShownWithdrawal[] }) {
  const text = useText();
  if (withdrawals.length === 0) return null;
  const columns = [
    ['number', text('withdrawal.number')],
    ['orderNumber', text('checkout.orderNumber')],
    ['received', text('withdrawal.received')],
    ['state', text('withdrawal.state')],
  ] as const;
  return (
    <section className={pageStyles.block} aria-labelledby="withdrawals">
      <h2 id="withdrawals" className={pageStyles.heading}>
        {text('withdrawal.list')}
      </h2>
      <ul className={styles.orders}>
        {withdrawals.map((withdrawal) => (
          <li key={withdrawal.id}>
            <dl className={styles.order}>
              {columns.map(([name, term]) => (
                <div key={name} className={styles.cell}>
                  <dt className={styles.term}>{term}</dt>
                  <dd>{withdrawal[name]}</dd>
                </div>
              ))}
            </dl>
            {withdrawal.more === '' ? null : <p className={styles.more}>{withdrawal.more}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
