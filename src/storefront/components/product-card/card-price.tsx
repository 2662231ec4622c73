import { formatPercent } from '../../../markets/money-format.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { useSurroundings } from '../../shell.ts';
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
  const { firstPrice } = useSurroundings();
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
  const small = [note, ...steps].join(' · ');
  // As most are: a list of products has room for no element more than it needs.
  if (reduction === undefined && unitPrice === undefined && firstPrice !== 'net')
    return (
      <p className={styles.price}>
        <strong className={`${styles.amount} ${styles.alone}`}>{write(value)}</strong>
        {small}
      </p>
    );
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
      <span className={styles.line}>{small}</span>
      <GrossBeside amount={value} other="says so" />
    </p>
  );
}
