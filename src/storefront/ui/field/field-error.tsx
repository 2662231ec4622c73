import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';

/** What is wrong with a field, under it; nothing while nothing is. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (children === undefined || children === null) return null;
  return (
    <p id={id} className={styles.error}>
      <Icon name="warning" size="small" />
      <span>{children}</span>
    </p>
  );
}
