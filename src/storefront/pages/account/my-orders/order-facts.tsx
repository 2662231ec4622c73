import { useText } from '../../../i18n/use-text.ts';
import styles from '../account-page.module.css';
import orderStyles from './my-order-page.module.css';

interface OrderFactsProps {
  readonly state: string;
  readonly number: string;
  readonly date: string;
  readonly payment: string;
  readonly paymentState: string;
  /** When it arrives; nothing once that is past. */
  readonly delivery: string | undefined;
}

/** Where an order stands, and how it is paid. */
export function OrderFacts({ state, number, date, payment, paymentState, delivery }: OrderFactsProps) {
  const text = useText();
  const facts = [
    [text('account.orderState'), state],
    [text('checkout.orderNumber'), number],
    [text('checkout.orderDate'), date],
    [text('checkout.paymentMethod'), payment],
    [text('checkout.status'), paymentState],
    ...(delivery === undefined ? [] : [[text('checkout.deliveryEstimate'), delivery]]),
  ] as const;
  return (
    <dl className={orderStyles.facts}>
      {facts.map(([term = '', value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface OrderStepsProps {
  readonly steps: readonly { readonly key: string; readonly words: string; readonly at: string }[];
}

/** What happened to an order, the earliest first. */
export function OrderSteps({ steps }: OrderStepsProps) {
  const text = useText();
  return (
    <section className={styles.block} aria-labelledby="history">
      <h2 id="history" className={styles.heading}>
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
