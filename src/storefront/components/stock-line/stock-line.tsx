import { stockLevel } from '../../../markets/stock-level.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSurroundings } from '../../shell.ts';
import type { ShownStock } from '../../shown-card.ts';
import type { PagePrice } from '../../shown-price.ts';
import { soldOutText } from './sold-out-text.ts';
import styles from './stock-line.module.css';

/** Whether a product can be had, in words beside a dot (rule P-03). */
export function StockLine({
  product,
}: {
  product: { readonly price: PagePrice; readonly availability: ShownStock };
}) {
  const text = useText();
  const { year } = useSurroundings();
  const { availableQuantity, expectedMonth } = product.availability;
  const level = stockLevel(product.price.value, availableQuantity);
  const words = {
    'out-of-stock': () => soldOutText(text, expectedMonth, year),
    low: () => text('product.lowStock', { count: availableQuantity }),
    'in-stock': () => text('product.inStock'),
  };
  const isExpected = level === 'out-of-stock' && expectedMonth !== undefined;
  return <p className={`${styles.line} ${styles[isExpected ? 'expected' : level]}`}>{words[level]()}</p>;
}
