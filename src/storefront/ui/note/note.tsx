import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './note.module.css';

const icons = { error: 'warning', warning: 'warning', info: 'info' } as const;

interface NoteProps {
  readonly kind: keyof typeof icons;
  readonly children: ReactNode;
  /** The page arrives with the focus on it, so that it is read first. */
  readonly focus?: 'first';
}

/** A message that stays where it stands; errors are announced. */
export function Note({ kind, children, focus }: NoteProps) {
  return (
    <div
      {...(focus === undefined ? {} : { autoFocus: true })}
      tabIndex={-1}
      className={`${styles.note} ${styles[kind]}`}
      role={kind === 'error' ? 'alert' : undefined}
    >
      <Icon name={icons[kind]} />
      <div className={styles.body}>{children}</div>
    </div>
  );
}
