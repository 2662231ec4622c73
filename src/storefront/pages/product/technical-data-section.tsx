import { useText } from '../../i18n/use-text.ts';
import styles from './product-section.module.css';
import type { ProductDetails } from './write-details.ts';

/** Terms and values, in two columns where there is room. */
export function TechnicalDataSection({ facts }: Pick<ProductDetails, 'facts'>) {
  const text = useText();
  return (
    <section aria-labelledby="technical-data">
      <h2 id="technical-data" className={styles.heading}>
        {text('product.technicalData')}
      </h2>
      <dl className={styles.facts}>
        {facts.map(({ key, label, value }) => (
          <div key={key} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
