import { formatMoney, formatPercent } from '../../../markets/money-format.ts';
import { UnitPrice } from '../../components/unit-price/unit-price.tsx';
import { useLocale, useText } from '../../i18n/use-text.ts';
import type { PagePrice } from '../../shown-price.ts';
import type { ProductPageData } from './load-product-page.ts';
import styles from './price-block.module.css';

/** What it costs, gross and net, what is taxed, and what delivery adds (rules P-02, D-01). */
export function PriceBlock({ page: { product, offer, links } }: { page: ProductPageData }) {
  const locale = useLocale();
  const { price } = product;
  return (
    <div className={styles.block}>
      <p className={styles.price}>
        <strong
          className={price.reduction === undefined ? styles.amount : `${styles.amount} ${styles.reduced}`}
        >
          {formatMoney(locale, price.value)}
        </strong>{' '}
        <span className={styles.net}>{offer.net}</span>
      </p>
      <UnitPrice of={product.unitPrice} />
      {price.reduction === undefined ? null : <Saving price={price} reduction={price.reduction} />}
      <p className={styles.tax}>
        {offer.tax}
        {offer.delivery === undefined ? null : (
          <>
            {', '}
            {links.delivery === undefined ? (
              offer.delivery.note
            ) : (
              <a href={links.delivery}>{offer.delivery.note}</a>
            )}
          </>
        )}
      </p>
    </div>
  );
}

/** Two lines: what is saved, loud; the lowest price of the last 30 days, exact. */
function Saving({
  price,
  reduction,
}: {
  readonly price: PagePrice;
  readonly reduction: NonNullable<PagePrice['reduction']>;
}) {
  const text = useText();
  const locale = useLocale();
  const { prior, percent, lastDay } = reduction;
  const saved = { ...prior, centAmount: prior.centAmount - price.value.centAmount };
  return (
    <>
      <p className={styles.saving}>
        {percent > 0 ? (
          <strong className={styles.percent}>{formatPercent(locale, -percent * 100)}</strong>
        ) : null}{' '}
        <strong className={styles.saved}>
          {text('cart.saved')} {formatMoney(locale, saved)}
        </strong>{' '}
        {lastDay === undefined ? null : <span>{text('product.offerUntil', { day: lastDay })}</span>}
      </p>
      <p className={styles.prior}>
        {text('product.lowestPrice')}: <s>{formatMoney(locale, prior)}</s>
      </p>
    </>
  );
}
