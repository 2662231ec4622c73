import recordStyles from '../../../components/order-record/order-record.module.css';
import { useText } from '../../../i18n/use-text.ts';
import styles from '../account-page.module.css';
import orderStyles from './my-order-page.module.css';

interface OrderStepsProps {
  readonly steps: readonly { readonly key: string; readonly words: string; readonly at: string }[];
}

/** What happened to an order, the earliest first. */
export function OrderSteps({ steps }: OrderStepsProps) {
  const text = useText();
  return (
    <section className={recordStyles.block} aria-labelledby="history">
      <h2 id="history" className={recordStyles.heading}>
        {text('account.orderHistory')}
      </h2>
      <ol className={orderStyles.steps}>
        {steps.map(({ key, words, at }) => (
          <li key={key}>
            <span>{words}</span> <span className={styles.muted}>{at}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
