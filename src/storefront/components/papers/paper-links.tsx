import styles from './paper-links.module.css';
import type { ShownPaper } from './shown-paper.ts';

/** Invoices and credit notes to read and to hand to a program (rule T-02). */
export function PaperLinks({ papers }: { readonly papers: readonly ShownPaper[] }) {
  return (
    <ul className={styles.papers}>
      {papers.map(({ name, pdf, xml }) => (
        <li key={pdf}>
          {name}: <a href={pdf}>PDF</a>, <a href={xml}>XML</a>
        </li>
      ))}
    </ul>
  );
}
