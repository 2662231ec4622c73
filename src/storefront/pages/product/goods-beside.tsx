import { COMPARISON } from '../../../markets/listing-constants.ts';
import { Carousel } from '../../components/carousel/carousel.tsx';
import { CompareTable } from '../../components/compare/compare-table.tsx';
import { ProductCard } from '../../components/product-card/product-card.tsx';
import { KeptPart } from '../../frame/kept-parts.tsx';
import { useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import styles from './goods-beside.module.css';
import type { ShownGoodsBeside } from './load-goods-beside.ts';

/** The table stands before this row, or at the end: first what fits, then what there is instead. */
const AFTER_TABLE = new Set(['similar', 'related']);

/** What fits a product, what it can be compared with, and what there is instead of it (rules P-09, P-10). */
export function GoodsBeside({ sku, goods }: { sku: string; goods: ShownGoodsBeside }) {
  const paths = usePaths();
  return (
    <div className={styles.beside}>
      {goods.rows
        .filter(({ key }) => !AFTER_TABLE.has(key))
        .map((row) => (
          <Row key={row.key} row={row} />
        ))}
      {goods.comparison === undefined ? null : (
        <KeptPart of={Comparison} props={{ sku, of: goods.comparison }} />
      )}
      {goods.rows
        .filter(({ key }) => AFTER_TABLE.has(key))
        .map((row) => (
          <Row key={row.key} row={row} />
        ))}
      <div className={styles.lastSeen} data-last-seen={sku} data-last-seen-path={paths.lastSeen()} />
    </div>
  );
}

function Row({ row: { key, title, cards } }: { row: ShownGoodsBeside['rows'][number] }) {
  const items = cards.map((product) => ({ key: product.sku, content: <ProductCard product={product} /> }));
  return (
    <section aria-labelledby={key}>
      <h2 id={key} className={styles.title}>
        {title}
      </h2>
      <Carousel label={title} items={items} />
    </section>
  );
}

interface ComparisonProps {
  readonly sku: string;
  readonly of: NonNullable<ShownGoodsBeside['comparison']>;
}

function Comparison({ sku: ownSku, of }: ComparisonProps) {
  const text = useText();
  const paths = usePaths();
  const all = of.products.map(({ sku }) => sku).slice(0, COMPARISON.shown);
  return (
    <section aria-labelledby="comparison">
      <h2 id="comparison" className={styles.title}>
        {text('compare.besideTitle')}
      </h2>
      <CompareTable
        caption={text('compare.besideTitle')}
        products={of.products}
        rows={of.rows}
        ownSku={ownSku}
      />
      <p className={styles.more}>
        <ButtonLink size="small" href={paths.compare({ sku: all })}>
          {text('compare.all')}
        </ButtonLink>
      </p>
    </section>
  );
}
