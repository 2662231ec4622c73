import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import styles from './modal.module.css';

interface PopupProps {
  /** Of its heading. */
  readonly id: string;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/**
 * A dialog that comes with its page and is open: above it and closed by its button without JavaScript, with it like any other
 * (behaviours/take-flags.ts).
 */
export function Popup({ id, title, closeLabel, children }: PopupProps) {
  return (
    <dialog className={styles.dialog} open aria-labelledby={id} data-popup="">
      <form method="dialog" className={`${styles.inside} ${styles.alone}`}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {children}
        <Button kind="primary" type="submit">
          {closeLabel}
        </Button>
      </form>
    </dialog>
  );
}
