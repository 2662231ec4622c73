import type { ShownCard } from '../../shown-card.ts';
import { pickBadges } from '../product-card/pick-badges.ts';
import { type CardLook, ProductCard } from '../product-card/product-card.tsx';
import styles from './product-grid.module.css';

/** Cards that are in view at once on most screens: their pictures are fetched first. */
const FIRST_PICTURES = 4;

interface ProductGridProps {
  readonly products: readonly ShownCard[];
  /** Side by side, or each in a row of its own. */
  readonly look?: Exclude<CardLook, 'tile'>;
  /** Whether it is what a page begins with: then the pictures in view are fetched before all others. */
  readonly isFirst?: boolean;
}

export function ProductGrid({ products, look = 'grid', isFirst = false }: ProductGridProps) {
  const badges = pickBadges(products);
  return (
    <ul className={styles[look]}>
      {products.map((product, position) => (
        <li key={product.sku}>
          <ProductCard
            product={product}
            badge={badges[position]}
            look={look}
            loading={isFirst && position < FIRST_PICTURES ? 'first' : 'lazy'}
          />
        </li>
      ))}
    </ul>
  );
}
