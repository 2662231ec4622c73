import { type ReactNode, useEffect, useRef } from 'react';
import { leaveDialog } from '../leave-dialog.ts';
import { Modal } from '../modal/modal.tsx';

interface LightboxProps {
  readonly title: string;
  readonly closeLabel: string;
  /** `window`: as large as the window leaves room for. */
  readonly size?: 'content' | 'window';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Something larger above the page, as long as it is rendered; a press beside it closes it. */
export function Lightbox({ title, closeLabel, size, onClose, children }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (!element.open) element.showModal();
    // What is beside the inside belongs to the dialog element itself.
    const closeBeside = (event: Event) => {
      if (event.target === element) leaveDialog(element);
    };
    element.addEventListener('click', closeBeside);
    return () => element.removeEventListener('click', closeBeside);
  }, []);

  return (
    <Modal ref={dialog} title={title} closeLabel={closeLabel} size={size} onClose={onClose}>
      {children}
    </Modal>
  );
}
