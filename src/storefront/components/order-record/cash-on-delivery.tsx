import { useText } from '../../i18n/use-text.ts';
import styles from './order-record.module.css';

/** What is paid at the door (rule Y-02). */
export function CashOnDelivery({ amount }: { amount: string }) {
  const text = useText();
  return (
    <section className={`${styles.block} ${styles.bank}`} aria-labelledby="at-door">
      <h2 id="at-door" className={styles.heading}>
        {text('checkout.cashOnDelivery')}
      </h2>
      <p>{text('checkout.codText', { total: amount })}</p>
    </section>
  );
}
