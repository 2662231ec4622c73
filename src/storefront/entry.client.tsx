import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isLocaleCode } from '../kernel/locale.ts';
import { loadTexts } from './i18n/texts.ts';
import { fetchBelowListing, fetchContentPage } from './pages/content/fetch-content-page.ts';

/** The page says which locale it was written in; its texts have to be here before React compares the two. */
async function hydrate(): Promise<void> {
  const { lang: locale, dataset } = document.documentElement;
  if (!isLocaleCode(locale)) throw new Error(`unknown locale ${locale}`);
  await loadTexts(locale, dataset.texts === undefined ? 'shop' : 'personal');
  // As content pages say of themselves (pages/content/content-page.tsx).
  if (document.querySelector('[data-content]') !== null) await fetchContentPage();
  // As categories say of what is below their products (pages/category/below-listing.tsx).
  if (document.querySelector('[data-below-listing]') !== null) await fetchBelowListing();
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
