import type { ReactNode, Ref } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './note.module.css';

const icons = { error: 'warning', warning: 'warning', info: 'info' } as const;

interface NoteProps {
  readonly kind: keyof typeof icons;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** A message that stays where it stands; errors are announced. */
export function Note({ kind, children, ref }: NoteProps) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className={`${styles.note} ${styles[kind]}`}
      role={kind === 'error' ? 'alert' : undefined}
    >
      <Icon name={icons[kind]} />
      <div className={styles.body}>{children}</div>
    </div>
  );
}
