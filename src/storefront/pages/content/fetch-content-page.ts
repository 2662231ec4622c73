import type { CategoryPage } from '../category/category-page.tsx';
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

let fetchedCategory: typeof CategoryPage | undefined;

/** The same for categories, with all that a listing is made of. Here, so that no page asks for one more file. */
export async function fetchCategoryPage(): Promise<void> {
  fetchedCategory ??= (await import('../category/category-page.tsx')).CategoryPage;
}

export function requireCategoryPage(): typeof CategoryPage {
  if (fetchedCategory === undefined) throw new Error('what draws categories is not there');
  return fetchedCategory;
}
