import { useText } from '../../i18n/use-text.ts';
import { PaperLinks } from '../papers/paper-links.tsx';
import type { OrderRecord } from './describe-order.ts';
import styles from './order-record.module.css';

/** What has been issued for an order so far (rule T-02). */
export function OrderPapers({ papers }: Pick<OrderRecord, 'papers'>) {
  const text = useText();
  if (papers.length === 0) return null;
  return (
    <section className={styles.block} aria-labelledby="papers">
      <h2 id="papers" className={styles.heading}>
        {text('checkout.papers')}
      </h2>
      <PaperLinks papers={papers} />
    </section>
  );
}
