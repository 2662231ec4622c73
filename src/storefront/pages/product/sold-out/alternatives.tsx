import { ProductGrid } from '../../../components/product-grid/product-grid.tsx';
import { useText } from '../../../i18n/use-text.ts';
import type { ShownCard } from '../../../shown-card.ts';
import styles from './sold-out.module.css';

/** What can be had at once instead of a product that is sold out (rule P-15). */
export function Alternatives({ products }: { products: readonly ShownCard[] }) {
  const text = useText();
  if (products.length === 0) return null;
  return (
    <section className={styles.alternatives} aria-labelledby="alternatives">
      <h2 id="alternatives">{text('stockNotice.alternatives')}</h2>
      <ProductGrid products={products} />
    </section>
  );
}
