import type { ShownTag } from '../api/contract/call-facts.ts';

/**
 * How a page says that it may be cached for everyone (docs/decisions/0002-cached-pages.md): a public Cache-Control, and the
 * tags of what it shows, so that a change of one of them drops it. The server takes the tags off before sending.
 */
export const PAGE_TAGS_HEADER = 'x-page-tags';

/** Response headers of a page that everyone in a market and locale sees alike. Browsers and CDNs ask again each time. */
export function cachedPageHeaders(tags: readonly ShownTag[]): Headers {
  return new Headers({
    'cache-control': 'public, max-age=0, must-revalidate',
    [PAGE_TAGS_HEADER]: tags.join(' '),
  });
}

/** Of a page that lists products, or says how many there are: any product may enter or leave it. */
export function tagsOfList(products: readonly { readonly sku: string }[]): readonly ShownTag[] {
  return ['products', ...products.map(({ sku }) => `sku:${sku}` as const)];
}
