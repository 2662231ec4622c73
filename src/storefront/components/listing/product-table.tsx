import { formatPercent } from '../../../markets/money-format.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import { useShell } from '../../shell.ts';
import type { ShownCard } from '../../shown-card.ts';
import { usePrices } from '../../use-prices.ts';
import { CompareTick } from '../compare/compare-tick.tsx';
import { GrossBeside } from '../gross-beside/gross-beside.tsx';
import { AddButton, useCanAdd } from '../product-card/add-button.tsx';
import { QUICK_ADD_FORM, quantityField } from '../product-card/quick-add.ts';
import { ProductTitle } from '../product-title/product-title.tsx';
import { StockLine } from '../stock-line/stock-line.tsx';
import { pickColumns } from './order-attributes.ts';
import styles from './product-table.module.css';

/** Attributes that there is a column for beside the filters; fewer where pieces are ordered in a column of their own. */
const MOST_COLUMNS = { plain: 4, withQuickAdd: 3 } as const;

/** Attributes that are named in one column where the goods have no columns in common. */
const SHOWN_SPECS = 3;

/** A region that scrolls has to be reached by keyboard. */
const reachable = { tabIndex: 0 };

/** Products as lines of a table, to be compared and ordered by number (rule L-06). Where it is wider than the page, it scrolls by itself. */
export function ProductTable({ products, titleId }: { products: readonly ShownCard[]; titleId: string }) {
  const text = useText();
  const { quickAdd } = useShell();
  const columns = pickColumns(products, quickAdd ? MOST_COLUMNS.withQuickAdd : MOST_COLUMNS.plain);
  return (
    <section className={styles.scroller} aria-labelledby={titleId} {...reachable}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('cart.product')}</th>
            <th scope="col">{text('product.sku')}</th>
            {columns.length === 0 ? <th scope="col">{text('product.technicalData')}</th> : null}
            {columns.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">{text('listing.availability')}</th>
            <th scope="col" className={styles.figures}>
              {text('listing.price')}
            </th>
            {quickAdd ? <th scope="col">{text('product.quantity')}</th> : null}
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <ProductLine key={product.sku} product={product} columns={columns} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ProductLine({ product, columns }: { product: ShownCard; columns: ReturnType<typeof pickColumns> }) {
  const paths = usePaths();
  const { quickAdd } = useShell();
  const canAdd = useCanAdd();
  const { sku, name, slug, keySpecs } = product;
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <a href={paths.product(slug)}>
          <ProductTitle name={name} />
        </a>
        <CompareTick product={product} />
      </th>
      <td>{sku}</td>
      {columns.length === 0 ? (
        <td className={styles.data}>
          {keySpecs
            .slice(0, SHOWN_SPECS)
            .map(({ label, value }) => `${label}: ${value}`)
            .join(', ')}
        </td>
      ) : null}
      {columns.map(({ key }) => (
        <td key={key}>{keySpecs.find((spec) => spec.key === key)?.value ?? '–'}</td>
      ))}
      <td className={styles.stock}>
        <StockLine product={product} />
      </td>
      <td className={styles.figures}>
        <PriceCell product={product} />
      </td>
      {quickAdd ? (
        <td className={styles.order}>{canAdd(product) ? <AddCell product={product} /> : null}</td>
      ) : null}
    </tr>
  );
}

/** What it costs, what it saves, and what it costs from how many pieces on. */
function PriceCell({ product: { price, tier, taxRatePermyriad } }: { product: ShownCard }) {
  const text = useText();
  const locale = useLocale();
  const { write, writeAlone } = usePrices(taxRatePermyriad);
  return (
    <>
      <strong>{write(price.value)}</strong>
      <GrossBeside amount={price.value} />
      {price.reduction === undefined ? null : (
        <>
          <strong className={styles.saving}>{formatPercent(locale, -price.reduction.percent * 100)}</strong>
          <span className={styles.beside}>
            {text('product.lowestShort')} <s>{writeAlone(price.reduction.prior)}</s>
          </span>
        </>
      )}
      {tier === undefined ? null : (
        <span className={styles.beside}>
          {text('product.volumeHint', {
            count: tier.minimumQuantity,
            price: writeAlone(tier.value),
          })}
        </span>
      )}
    </>
  );
}

/** How many, and the button. */
function AddCell({ product }: { product: ShownCard }) {
  const text = useText();
  const { sku, name } = product;
  return (
    <>
      <input
        className={styles.quantity}
        form={QUICK_ADD_FORM}
        name={quantityField(sku)}
        defaultValue={1}
        inputMode="numeric"
        maxLength={5}
        autoComplete="off"
        aria-label={text('cart.quantityOf', { name })}
      />
      <AddButton product={product} />
    </>
  );
}
