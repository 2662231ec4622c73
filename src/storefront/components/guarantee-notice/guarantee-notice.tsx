import type { ShownGuaranteeNotice } from './find-guarantee-notice.ts';
import styles from './guarantee-notice.module.css';

/**
 * The notice of the legal guarantee: its official picture, which may not be changed, else what that says in words; and where its QR
 * code leads as a link (Implementing Regulation (EU) 2025/1960, annex I).
 */
export function GuaranteeNotice({ notice }: { readonly notice: ShownGuaranteeNotice }) {
  const { title, lead, points, link, artwork } = notice;
  return (
    <section className={styles.notice} aria-label={title}>
      {artwork === undefined ? (
        <>
          <p className={styles.title}>{title}</p>
          <p className={styles.lead}>{lead}</p>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </>
      ) : (
        <img
          className={styles.artwork}
          src={artwork}
          alt={[title, lead, ...points].join(' ')}
          width={595}
          height={842}
          loading="lazy"
        />
      )}
      <a href={link.href}>{link.label}</a>
    </section>
  );
}
