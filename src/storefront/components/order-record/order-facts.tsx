import { useText } from '../../i18n/use-text.ts';
import type { OrderRecord } from './describe-order.ts';
import styles from './order-record.module.css';

interface OrderFactsProps {
  readonly record: OrderRecord;
  /** Where it stands, in a word. */
  readonly state?: string;
}

/** Which order it is, how it is paid, and when it arrives. */
export function OrderFacts({ record, state }: OrderFactsProps) {
  const text = useText();
  const { number, date, paymentMethod, paymentStatus, delivery, awaitsPayment } = record;
  const facts: readonly (readonly [
    term: string,
    value: string | undefined,
    condition?: string | undefined,
  ])[] = [
    [text('account.orderState'), state],
    [text('checkout.orderNumber'), number],
    [text('checkout.orderDate'), date],
    [text('checkout.paymentMethod'), paymentMethod],
    [text('checkout.status'), paymentStatus],
    [
      text('checkout.deliveryEstimate'),
      delivery && text('checkout.deliveryEstimateRange', delivery),
      awaitsPayment ? text('checkout.afterPayment') : undefined,
    ],
  ];
  return (
    <dl className={styles.list}>
      {facts.map(([term, value, condition]) =>
        value === undefined ? null : (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              {value}
              {condition === undefined ? null : <span className={styles.condition}>{condition}</span>}
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
