import { Children, type ReactNode } from 'react';
import type { FooterLink } from '../../shell.ts';
import styles from './footer.module.css';

interface FooterColumnProps {
  readonly title: string;
  readonly links: readonly FooterLink[];
  /** Further entries, each a list item. */
  readonly children?: ReactNode;
}

/** A group that unfolds on a phone and stands open where there is room; without an entry there is none (rule S-06). */
export function FooterColumn({ title, links, children }: FooterColumnProps) {
  if (links.length + Children.toArray(children).length === 0) return null;
  return (
    <details className={styles.column} data-footer-column="">
      <summary className={`unfolds ${styles.heading}`}>
        <h2 className={styles.title}>{title}</h2>
      </summary>
      <ul className={styles.links}>
        {links.map(({ title: words, href }) => (
          <li key={href}>
            <a href={href}>{words}</a>
          </li>
        ))}
        {children}
      </ul>
    </details>
  );
}

/** Addresses of others, which are told nothing of the page that leads there. */
export function FooterLinks({ title, links }: Omit<FooterColumnProps, 'children'>) {
  if (links.length === 0) return null;
  return (
    <div className={styles.row}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.outside}>
        {links.map(({ title: words, href }) => (
          <li key={href}>
            <a href={href} rel="noopener noreferrer">
              {words}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
