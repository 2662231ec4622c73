import { formatPercent } from '../../../markets/money-format.ts';
import { GrossBeside } from '../../components/gross-beside/gross-beside.tsx';
import { PriceSwitch } from '../../components/price-switch/price-switch.tsx';
import { UnitPrice } from '../../components/unit-price/unit-price.tsx';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { useSurroundings } from '../../shell.ts';
import type { PagePrice } from '../../shown-price.ts';
import { usePrices } from '../../use-prices.ts';
import type { ProductPageData } from './load-product-page.ts';
import styles from './price-block.module.css';

type Write = ReturnType<typeof usePrices>['writeAlone'];

/** What it costs, gross and net, what is taxed, and what delivery adds (rules P-02, D-01). */
export function PriceBlock({ page: { product, offer, links } }: { page: ProductPageData }) {
  const text = useText();
  const locale = useLocale();
  const { firstPrice } = useSurroundings();
  const { write, writeAlone } = usePrices(product.taxRatePermyriad);
  const { price } = product;
  return (
    <div className={styles.block}>
      <p className={styles.price}>
        <strong
          className={price.reduction === undefined ? styles.amount : `${styles.amount} ${styles.reduced}`}
        >
          {write(price.value)}
        </strong>{' '}
        {firstPrice === 'net' ? (
          <GrossBeside amount={price.value} other="says so" />
        ) : (
          <span className={styles.net}>{offer.net}</span>
        )}
      </p>
      <UnitPrice of={product.unitPrice} />
      {price.reduction === undefined ? null : (
        <Saving price={price} reduction={price.reduction} write={writeAlone} />
      )}
      <p className={styles.tax}>
        {firstPrice === 'net'
          ? text('priceView.plusTax', { rate: formatPercent(locale, product.taxRatePermyriad) })
          : offer.tax}
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
      <PriceSwitch />
    </div>
  );
}

/** Two lines: what is saved, loud; the lowest price of the last 30 days, exact. */
function Saving({
  price,
  reduction,
  write,
}: {
  readonly price: PagePrice;
  readonly reduction: NonNullable<PagePrice['reduction']>;
  readonly write: Write;
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
          {text('cart.saved')} {write(saved)}
        </strong>{' '}
        {lastDay === undefined ? null : <span>{text('product.offerUntil', { day: lastDay })}</span>}
      </p>
      <p className={styles.prior}>
        {text('product.lowestPrice')}: <s>{write(prior)}</s>
      </p>
    </>
  );
}
