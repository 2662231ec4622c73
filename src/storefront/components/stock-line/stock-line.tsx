import { stockLevel } from '../../../markets/stock-level.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSurroundings } from '../../shell.ts';
import type { ShownStock } from '../../shown-card.ts';
import type { PagePrice } from '../../shown-price.ts';
import { soldOutText } from './sold-out-text.ts';
import styles from './stock-line.module.css';

interface StockLineProps {
  readonly product: { readonly price: PagePrice; readonly availability: ShownStock };
  /** Working days from order to door, where nothing else beside it says them. */
  readonly days?: { readonly from: number; readonly to: number } | undefined;
}

/** Whether a product can be had, and how soon, in words beside a sign (rule P-03). */
export function StockLine({ product, days }: StockLineProps) {
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
  // Nobody can say in how many days what is sold out arrives.
  const soon = days === undefined || level === 'out-of-stock' ? [] : [text('product.deliveryShort', days)];
  return (
    <p className={`${styles.line} ${styles[isExpected ? 'expected' : level]}`}>
      {[words[level](), ...soon].join(' · ')}
    </p>
  );
}
