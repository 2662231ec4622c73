import type { ShownCard } from '../../shown-card.ts';
import { ProductCard } from '../product-card/product-card.tsx';
import styles from './product-grid.module.css';

/** Cards that are in view at once on most screens: their pictures are fetched first. */
const FIRST_PICTURES = 4;

export function ProductGrid({ products }: { products: readonly ShownCard[] }) {
  return (
    <ul className={styles.grid}>
      {products.map((product, position) => (
        <li key={product.sku}>
          <ProductCard product={product} loading={position < FIRST_PICTURES ? 'first' : 'lazy'} />
        </li>
      ))}
    </ul>
  );
}
