import { useText } from '../../i18n/use-text.ts';
import type { ProductPageData } from './load-product-page.ts';
import styles from './product-section.module.css';

export function DescriptionSection({ page: { product } }: { page: ProductPageData }) {
  const text = useText();
  return (
    <section aria-labelledby="description">
      <h2 id="description" className={styles.heading}>
        {text('product.description')}
      </h2>
      <p className={styles.description}>{product.description}</p>
    </section>
  );
}
