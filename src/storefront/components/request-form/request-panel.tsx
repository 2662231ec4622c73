import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Modal } from '../../ui/modal/modal.tsx';
import { followRequest } from './follow-request.ts';
import styles from './request-panel.module.css';

interface RequestPanelProps {
  readonly title: string;
  /** What the server wrote: the same as on the form's own page. */
  readonly content: HTMLElement;
  readonly onClose: () => void;
}

const titleOf = (page: Document) => page.querySelector('[data-request-title]')?.textContent ?? '';

/** The request form above another page. */
export function RequestPanel({ title: opened, content, onClose }: RequestPanelProps) {
  const text = useText();
  const [title, setTitle] = useState(opened);
  const dialog = useRef<HTMLDialogElement>(null);
  const inside = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const place = inside.current;
    if (place === null || content.parentNode === place) return;
    place.replaceChildren(content);
    const followed = followRequest(content, (page) => {
      const sent = page.querySelector('[data-request]');
      if (sent !== null) followed.show(sent);
      setTitle(titleOf(page));
    });
    dialog.current?.showModal();
    content.querySelector<HTMLElement>('select, [autofocus]')?.focus();
  }, [content]);

  return (
    <Modal ref={dialog} title={title} closeLabel={text('header.close')} onClose={onClose}>
      <div ref={inside} className={styles.inside} />
    </Modal>
  );
}
