import type { ReactNode } from 'react';
import styles from './header-menu.module.css';

/**
 * A menu of the header: one of them is open at a time, which browsers see to by the name. It closes by Escape and when something
 * beside it is pressed (`behaviours/close-menus.ts`), and works by its own button alone without JavaScript.
 */
export function HeaderMenu({ opener, children }: { opener: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.menu} name="header-menu" data-menu="">
      <summary className={styles.opener}>{opener}</summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
