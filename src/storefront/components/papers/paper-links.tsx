import styles from './paper-links.module.css';
import type { ShownPaper } from './shown-paper.ts';

/** Invoices and credit notes to read and to hand to a program (rule T-02). */
export function PaperLinks({ papers }: { readonly papers: readonly ShownPaper[] }) {
  return (
    <ul className={styles.papers}>
      {papers.map(({ name, forms }) => (
        <li key={name} className={styles.paper}>
          <span>{name}</span>
          {forms.map((form) => (
            <a key={form.name} href={form.href}>
              {form.name}
            </a>
          ))}
        </li>
      ))}
    </ul>
  );
}
