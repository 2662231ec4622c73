import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isLocaleCode } from '../kernel/locale.ts';
import { loadTexts } from './i18n/texts.ts';
import { fetchCategoryPage, fetchContentPage } from './pages/content/fetch-content-page.ts';
import { fetchListing } from './pages/content/fetched-listing.ts';

/** The page says which locale it was written in; its texts have to be here before React compares the two. */
async function hydrate(): Promise<void> {
  const { lang: locale, dataset } = document.documentElement;
  if (!isLocaleCode(locale)) throw new Error(`unknown locale ${locale}`);
  const isMarked = (mark: string) => document.querySelector(`[data-${mark}]`) !== null;
  await Promise.all([
    loadTexts(locale, [
      'pages',
      ...(dataset.texts === undefined ? [] : (['personal'] as const)),
      // As lists say of themselves (components/listing/listing.tsx).
      ...(isMarked('listing') ? (['listing'] as const) : []),
    ]),
    // As content pages and categories say of themselves, which share their addresses with products.
    isMarked('listing') ? fetchListing() : undefined,
    isMarked('content') ? fetchContentPage() : undefined,
    isMarked('category') ? fetchCategoryPage() : undefined,
  ]);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

await hydrate();
