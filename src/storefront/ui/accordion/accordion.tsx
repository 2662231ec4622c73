import type { ReactNode } from 'react';
import styles from './accordion.module.css';

/** A question whose answer unfolds, with JavaScript and without. */
export function Accordion({ question, children }: { question: string; children: ReactNode }) {
  return (
    <details className={styles.entry}>
      <summary className={styles.question}>{question}</summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
