import type { BelowListing } from '../category/below-listing.tsx';
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

let fetchedBelow: typeof BelowListing | undefined;

/** The same for what only categories show, below their products. Here, so that no page asks for one more file. */
export async function fetchBelowListing(): Promise<void> {
  fetchedBelow ??= (await import('../category/below-listing.tsx')).BelowListing;
}

export function requireBelowListing(): typeof BelowListing {
  if (fetchedBelow === undefined) throw new Error('what categories show below their products is not there');
  return fetchedBelow;
}
