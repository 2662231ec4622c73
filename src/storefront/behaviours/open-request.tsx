import { RequestPanel } from '../components/request-form/request-panel.tsx';
import { fetchOwnPage } from '../frame/fetch-page.ts';
import { mountBeside } from '../frame/mount-beside.tsx';
import type { Surroundings } from '../shell.ts';

async function showPanel(page: Document, surroundings: Surroundings): Promise<void> {
  const content = page.querySelector<HTMLElement>('[data-request]');
  const title = page.querySelector('[data-request-title]')?.textContent ?? '';
  if (content === null) throw new Error('there is no request form in this page');
  await mountBeside(surroundings, (close) => (
    <RequestPanel title={title} content={document.importNode(content, true)} onClose={close} />
  ));
}

/** Shows the form of an address above the page; where it cannot be had, the browser goes there. */
export async function openRequest(address: string, surroundings: Surroundings): Promise<void> {
  const target = new URL(address, window.location.href);
  target.searchParams.set('from', window.location.pathname);
  target.searchParams.sort();
  try {
    const page = await fetchOwnPage(target.href);
    if (page === undefined) throw new Error('the request form cannot be had');
    document.querySelector<HTMLDialogElement>('dialog[open]:has([data-request])')?.close();
    await showPanel(page, surroundings);
  } catch {
    window.location.assign(address);
  }
}
