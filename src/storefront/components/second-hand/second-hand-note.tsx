import { useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import type { ShownSecondHand } from '../../shown-card.ts';
import { useGrossPrices } from '../../use-prices.ts';
import styles from './second-hand-note.module.css';

/** Beside the price of B-ware: its grade, what is wrong with it, and the way to the same article new (rule P-16). */
export function SecondHandNote({ of }: { of: ShownSecondHand | undefined }) {
  const text = useText();
  const write = useGrossPrices();
  const paths = usePaths();
  if (of === undefined) return null;
  const { grade, fault, asNew } = of;
  return (
    <div className={styles.note}>
      <dl className={styles.facts}>
        <dt>{text('secondHand.condition')}</dt>
        <dd>{text('secondHand.grade', { grade })}</dd>
        {fault === undefined ? null : (
          <>
            <dt>{text('secondHand.fault')}</dt>
            <dd>{fault}</dd>
          </>
        )}
      </dl>
      {asNew === undefined ? null : (
        <p>
          <strong>{text('secondHand.saved', { amount: write(asNew.saved) })}</strong>{' '}
          <a href={paths.product(asNew.slug)}>{text('secondHand.asNew', { price: write(asNew.price) })}</a>
        </p>
      )}
    </div>
  );
}
