import { hasFlag, passingFlags, queryFlags } from '../query-flags.ts';

/** Takes what opens something once from the address, so that neither a reload nor a shared link opens it again (rule R-11). */
export function takeFlags(): readonly (typeof passingFlags)[number][] {
  const address = new URL(window.location.href);
  const found = passingFlags.filter((flag) => hasFlag(address.searchParams, flag));
  if (found.length === 0) return found;
  for (const flag of found) address.searchParams.delete(queryFlags[flag]);
  window.history.replaceState(window.history.state, '', address);
  return found;
}

/** A popup that came with the page stands in front of it from now on, and nothing behind it can be reached. */
export function keepFocusInPopup(): void {
  const popup = document.querySelector<HTMLDialogElement>('dialog[data-popup]');
  popup?.close();
  popup?.showModal();
}
