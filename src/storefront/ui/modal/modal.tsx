import { type ReactNode, type Ref, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { leaveByKey, leaveDialog } from '../leave-dialog.ts';
import styles from './modal.module.css';

interface ModalProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  readonly size?: 'content' | 'window' | undefined;
  readonly onClose?: () => void;
  /** Whoever has it opens it. */
  readonly ref: Ref<HTMLDialogElement>;
}

/** A dialog above the page. The browser keeps the focus inside, gives it back afterwards, and closes it on Escape. */
export function Modal({ title, closeLabel, children, size = 'content', onClose, ref }: ModalProps) {
  const titleId = useId();
  return (
    <dialog
      ref={ref}
      className={`${styles.dialog} ${size === 'window' ? styles.window : ''}`}
      aria-labelledby={titleId}
      onCancel={leaveByKey}
      onClose={onClose}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label={closeLabel}
            onClick={({ currentTarget }) => leaveDialog(currentTarget.closest('dialog'))}
          >
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
