import type { ProductPageData } from './load-product-page.ts';
import styles from './product-section.module.css';

export function DocumentsSection({ page: { details } }: { page: ProductPageData }) {
  return (
    <section aria-labelledby="documents">
      <h2 id="documents" className={styles.heading}>
        {details.documents.title}
      </h2>
      {details.documents.links.map(({ href, label, meta, note, isRequest }) => (
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
