import type { ReactNode } from 'react';
import styles from './order-record.module.css';

interface PaymentDetailsProps {
  readonly id: string;
  readonly heading: string;
  /** What it is called, and what is typed in. */
  readonly rows: readonly (readonly [term: string, value: string])[];
  readonly children?: ReactNode;
}

/** What a shopper needs to pay an order later (rule Y-04); translating programs leave the values alone. */
export function PaymentDetails({ id, heading, rows, children }: PaymentDetailsProps) {
  return (
    <section className={`${styles.block} ${styles.bank}`} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <dl className={styles.list}>
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd translate="no">{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
