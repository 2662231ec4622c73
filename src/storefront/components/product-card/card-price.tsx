import { formatPercent } from '../../../markets/money-format.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import type { ShownCard } from '../../shown-card.ts';
import { usePrices } from '../../use-prices.ts';
import { GrossBeside } from '../gross-beside/gross-beside.tsx';
import { UnitPrice } from '../unit-price/unit-price.tsx';
import styles from './card-price.module.css';

/** What a piece costs; a reduction in two lines, the saving loud (rule D-01); what it costs from several on. */
export function CardPrice({
  product: { price, tier, unitPrice, taxRatePermyriad },
}: {
  product: Pick<ShownCard, 'price' | 'tier' | 'unitPrice' | 'taxRatePermyriad'>;
}) {
  const text = useText();
  const locale = useLocale();
  const { write, writeAlone, note } = usePrices(taxRatePermyriad);
  const { value, reduction } = price;
  const steps =
    tier === undefined
      ? []
      : [
          text('product.volumeHint', {
            count: tier.minimumQuantity,
            price: writeAlone(tier.value),
          }),
        ];
  return (
    <p className={styles.price}>
      <strong className={reduction === undefined ? styles.amount : `${styles.amount} ${styles.reduced}`}>
        {write(value)}
      </strong>
      {reduction === undefined ? null : (
        <>
          {reduction.percent > 0 ? (
            <strong className={styles.percent}>{formatPercent(locale, -reduction.percent * 100)}</strong>
          ) : null}
          <span className={styles.line}>
            {text('product.lowestShort')} <s>{writeAlone(reduction.prior)}</s>
          </span>
        </>
      )}
      <UnitPrice of={unitPrice} />
      <span className={styles.line}>{[note, ...steps].join(' · ')}</span>
      <GrossBeside amount={value} other="says so" />
    </p>
  );
}
