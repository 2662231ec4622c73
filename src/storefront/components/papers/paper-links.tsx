import styles from './paper-links.module.css';
import type { ShownPaper } from './shown-paper.ts';

/** Called the same in every language. */
const forms = { pdf: 'PDF', xml: 'XML' } as const;

/** Invoices and credit notes to read and to hand to a program (rule T-02). */
export function PaperLinks({ papers }: { readonly papers: readonly ShownPaper[] }) {
  return (
    <ul className={styles.papers}>
      {papers.map(({ name, pdf, xml }) => (
        <li key={pdf}>
          {name}: <a href={pdf}>{forms.pdf}</a>, <a href={xml}>{forms.xml}</a>
        </li>
      ))}
    </ul>
  );
}
