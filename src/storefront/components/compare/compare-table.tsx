import type { ReactNode } from 'react';
import { formatNumber } from '../../../markets/money-format.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import type { ShownCard } from '../../shown-card.ts';
import { Stars } from '../../ui/stars/stars.tsx';
import { usePrices } from '../../use-prices.ts';
import { GrossBeside } from '../gross-beside/gross-beside.tsx';
import { Picture } from '../picture/picture.tsx';
import { ProductTitle } from '../product-title/product-title.tsx';
import { StockLine } from '../stock-line/stock-line.tsx';
import type { CompareRow } from './compare-rows.ts';
import styles from './compare-table.module.css';

/** A product as a comparison shows it at the head of its column. */
export type ComparedProduct = Pick<
  ShownCard,
  'sku' | 'name' | 'slug' | 'image' | 'price' | 'taxRatePermyriad' | 'availability' | 'reviewRatingStatistics'
>;

interface CompareTableProps {
  readonly caption: string;
  readonly products: readonly ComparedProduct[];
  readonly rows: readonly CompareRow[];
  /** The one whose page this is: its name leads nowhere. */
  readonly ownSku?: string;
  /** What stands below the name of each. */
  readonly headOf?: (product: ComparedProduct) => ReactNode;
  /** What stands at the foot of each column. */
  readonly footOf?: (product: ComparedProduct) => ReactNode;
}

/** So many a phone shows side by side. */
const PHONE_COLUMNS = 2;

/** Products side by side, a column each; what differs stands out (rule P-10). Wider than the screen it is scrolled. */
export function CompareTable(props: CompareTableProps) {
  const text = useText();
  const { caption, products, rows, ownSku, headOf, footOf } = props;
  return (
    <>
      {products.length > PHONE_COLUMNS ? <p className={styles.hint}>{text('compareTable.hint')}</p> : null}
      <div className={styles.scroll}>
        <table className={styles.table}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                <span className="visually-hidden">{text('compare.property')}</span>
              </th>
              {products.map((product) => (
                <th key={product.sku} scope="col" className={styles.head}>
                  <Head product={product} isOwn={product.sku === ownSku} />
                  {headOf?.(product)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Offers products={products} />
            {rows.map(({ key, label, values, differs }) => (
              <tr key={key} className={differs ? styles.differs : undefined}>
                <th scope="row">
                  {label}
                  {differs ? <span className="visually-hidden"> ({text('compare.differs')})</span> : null}
                </th>
                {products.map(({ sku }, column) => (
                  <td key={sku}>{values[column]}</td>
                ))}
              </tr>
            ))}
          </tbody>
          {footOf === undefined ? null : (
            <tfoot className={styles.foot}>
              <tr>
                <td />
                {products.map((product) => (
                  <td key={product.sku}>{footOf(product)}</td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
    </>
  );
}

function Head({ product, isOwn }: { product: ComparedProduct; isOwn: boolean }) {
  const text = useText();
  const paths = usePaths();
  return (
    <div className={styles.product}>
      <div className={styles.picture}>
        <Picture name={product.image?.name} label="" sizes="160px" />
      </div>
      {isOwn ? <span className={styles.own}>{text('compare.thisProduct')}</span> : null}
      {isOwn ? (
        <span>
          <ProductTitle name={product.name} />
        </span>
      ) : (
        <a href={paths.product(product.slug)}>
          <ProductTitle name={product.name} />
        </a>
      )}
    </div>
  );
}

function Price({ product: { price, taxRatePermyriad } }: { readonly product: ComparedProduct }) {
  const text = useText();
  const { write, writeAlone } = usePrices(taxRatePermyriad);
  return (
    <>
      <strong>{write(price.value)}</strong> <GrossBeside amount={price.value} />
      {price.reduction === undefined ? null : (
        <span className={styles.prior}>
          {text('product.lowestShort')} <s>{writeAlone(price.reduction.prior)}</s>
        </span>
      )}
    </>
  );
}

/** What it costs, whether it is there, and what buyers think of it. */
function Offers({ products }: { products: readonly ComparedProduct[] }) {
  const text = useText();
  const locale = useLocale();
  return (
    <>
      <tr>
        <th scope="row">{text('product.sku')}</th>
        {products.map(({ sku }) => (
          <td key={sku} translate="no">
            {sku}
          </td>
        ))}
      </tr>
      <tr>
        <th scope="row">{text('listing.price')}</th>
        {products.map((product) => (
          <td key={product.sku} className={styles.price}>
            <Price product={product} />
          </td>
        ))}
      </tr>
      <tr>
        <th scope="row">{text('listing.availability')}</th>
        {products.map((product) => (
          <td key={product.sku}>
            <StockLine product={product} />
          </td>
        ))}
      </tr>
      <tr>
        <th scope="row">{text('compare.rating')}</th>
        {products.map(({ sku, reviewRatingStatistics: ratings }) => (
          <td key={sku}>
            {ratings === undefined ? (
              '-'
            ) : (
              <span className={styles.rating}>
                <Stars value={ratings.averageRating} size="small" />
                {formatNumber(locale, ratings.averageRating, 1)} ({formatNumber(locale, ratings.count, 0)})
              </span>
            )}
          </td>
        ))}
      </tr>
    </>
  );
}
