import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './label-dialog.module.css';

interface LabelDialogProps {
  readonly picture: string;
  /** What the label says, in words. */
  readonly words: string;
  readonly onClose: () => void;
}

/** The whole label above the page. The browser keeps the focus inside, gives it back, and closes it on Escape. */
export function LabelDialog({ picture, words, onClose }: LabelDialogProps) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (!element.open) element.showModal();
    // What is beside the picture belongs to the dialog element itself; Escape does the same by keyboard.
    const closeBeside = (event: Event) => {
      if (event.target === element) element.close();
    };
    element.addEventListener('click', closeBeside);
    return () => element.removeEventListener('click', closeBeside);
  }, []);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={text('product.energyLabel')} onClose={onClose}>
      <div className={styles.inside}>
        <button
          type="button"
          className={styles.close}
          aria-label={text('header.close')}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
        <img className={styles.label} src={picture} alt={words} />
      </div>
    </dialog>
  );
}
