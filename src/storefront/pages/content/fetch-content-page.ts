import type { ContentPage } from './content-page.tsx';

let fetched: typeof ContentPage | undefined;

/**
 * Fetches what draws content pages, apart from the address they share with products, whose pages are to stay light. The
 * server awaits it in the loader, the browser before React begins: after that `requireContentPage` has it at once.
 */
export async function fetchContentPage(): Promise<void> {
  fetched ??= (await import('./content-page.tsx')).ContentPage;
}

export function requireContentPage(): typeof ContentPage {
  if (fetched === undefined) throw new Error('what draws content pages is not there');
  return fetched;
}
