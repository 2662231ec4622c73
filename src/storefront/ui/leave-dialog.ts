import type { SyntheticEvent } from 'react';
import { afterPaint } from '../after-paint.ts';

/**
 * Closes a dialog that is seen to go at once (its style says what `data-leaving` looks like); that the page under it can be
 * reached again is computed right after, for all of it.
 */
export function leaveDialog(dialog: HTMLDialogElement | null | undefined): void {
  if (!dialog?.open) return;
  dialog.dataset.leaving = '';
  afterPaint(() => {
    dialog.close();
    delete dialog.dataset.leaving;
  });
}

/** The same by Escape (`onCancel` of a dialog), unless the browser insists on closing it itself. */
export function leaveByKey(event: SyntheticEvent<HTMLDialogElement>): void {
  // Fields for files tell of a choice that was not made by the same name.
  if (event.target !== event.currentTarget || !event.nativeEvent.cancelable) return;
  event.preventDefault();
  leaveDialog(event.currentTarget);
}
