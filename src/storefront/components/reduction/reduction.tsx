import { formatMoney, formatPercent } from '../../../markets/money-format.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import type { PagePrice } from '../../shown-price.ts';
import styles from './reduction.module.css';

/** Beside a price that is reduced: the lowest one of the last 30 days, by how much, and until when (rule D-01). */
export function Reduction({ of }: { of: PagePrice }) {
  const text = useText();
  const locale = useLocale();
  if (of.reduction === undefined) return null;
  const { prior, percent, lastDay } = of.reduction;
  return (
    <span className={styles.reduction}>
      <span>
        {text('product.lowestPrice')}: <s className={styles.prior}>{formatMoney(locale, prior)}</s>{' '}
        {percent > 0 ? (
          <strong className={styles.percent}>{formatPercent(locale, -percent * 100)}</strong>
        ) : null}
      </span>
      {lastDay === undefined ? null : <span>{text('product.offerUntil', { day: lastDay })}</span>}
    </span>
  );
}
