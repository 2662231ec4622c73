import { useText } from '../../i18n/use-text.ts';
import styles from './product-section.module.css';

export function DescriptionSection({ description }: { readonly description: string }) {
  const text = useText();
  return (
    <section aria-labelledby="description">
      <h2 id="description" className={styles.heading}>
        {text('product.description')}
      </h2>
      <p className={styles.description}>{description}</p>
    </section>
  );
}
