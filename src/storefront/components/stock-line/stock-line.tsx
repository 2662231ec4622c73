import type { ProductCard } from '../../../api/contract/catalogue.ts';
import { stockLevel } from '../../../markets/stock-level.ts';
import { useText } from '../../i18n/use-text.ts';
import type { PagePrice } from '../../shown-price.ts';
import styles from './stock-line.module.css';

/** Whether a product can be had, in words beside a dot (acceptance P-03; boundaries interpretation 34). */
export function StockLine({
  product,
}: {
  product: { readonly price: PagePrice; readonly availability: ProductCard['availability'] };
}) {
  const text = useText();
  const { availableQuantity } = product.availability;
  const level = stockLevel(product.price.value, availableQuantity);
  const words = {
    'out-of-stock': () => text('product.outOfStock'),
    low: () => text('product.lowStock', { count: availableQuantity }),
    'in-stock': () => text('product.inStock'),
  };
  return <p className={`${styles.line} ${styles[level]}`}>{words[level]()}</p>;
}
