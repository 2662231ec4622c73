import type { Money } from '../../../../kernel/money.ts';
import { formatMoney } from '../../../../markets/money-format.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import styles from './thank-you-page.module.css';

/** What is paid at the door (rule Y-02). */
export function CashOnDelivery({ amount }: { amount: Money }) {
  const text = useText();
  const locale = useLocale();
  return (
    <section className={`${styles.block} ${styles.bank}`} aria-labelledby="at-door">
      <h2 id="at-door" className={styles.heading}>
        {text('checkout.cashOnDelivery')}
      </h2>
      <p>{text('checkout.codText', { total: formatMoney(locale, amount) })}</p>
    </section>
  );
}
