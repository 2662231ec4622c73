import styles from './product-section.module.css';
import type { ProductDetails } from './write-details.ts';

export function DocumentsSection({ documents }: Pick<ProductDetails, 'documents'>) {
  return (
    <section aria-labelledby="documents">
      <h2 id="documents" className={styles.heading}>
        {documents.title}
      </h2>
      {documents.links.map(({ href, label, meta, note, isRequest }) => (
        <p key={href} className={styles.document}>
          {note}{' '}
          <a href={href} {...(isRequest === true ? { 'data-request-link': '' } : {})}>
            {label}
          </a>
          {meta === undefined ? null : ` (${meta})`}
        </p>
      ))}
    </section>
  );
}
