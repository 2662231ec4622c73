import type { ShownTag } from '../api/contract/call-facts.ts';
import type { Events, ShopEvent } from '../kernel/events.ts';

/** Holds pages or answers by what they show. */
interface TagCache {
  drop(tags: readonly ShownTag[]): void;
  clear(): void;
}

interface ChangeListeners {
  readonly events: Pick<Events, 'subscribe'>;
  /** Cached pages, and the answers they are made of. */
  readonly caches: readonly TagCache[];
  /** The content's pages; every page may link to any of them. */
  readonly content: { forget(): void };
  /** What pictures are shown; resolves once it has read what was announced. */
  readonly media: { caughtUp(): Promise<void> };
  readonly search: {
    readonly version: number;
    /** Resolves once the search has read what was announced. */
    caughtUp(): Promise<void>;
  };
}

const tagsOf = (skus: readonly string[]): ShownTag[] => skus.map((sku) => `sku:${sku}` as const);

/**
 * Drops what was cached when something it shows changes, as it is announced: products by their skus, and the lists and numbers
 * that any product may enter or leave; everything where an event names no products, or a category, whose name is at the
 * head of every page, or when announcements may have been missed. Returns the way to stop.
 */
export function forgetChanged({ events, caches, content, media, search }: ChangeListeners): () => void {
  const clear = () => {
    for (const cache of caches) cache.clear();
  };
  const drop = (tags: readonly ShownTag[]) => {
    for (const cache of caches) cache.drop(tags);
  };
  /** Every page may show any of them; those made before the new ones are known must not stay. */
  const forgetMedia = () => void media.caughtUp().then(clear);
  /** Until the search has read the change, a list is made of what it was before: it must not stay. */
  const forgetAll = () => {
    content.forget();
    clear();
    void search.caughtUp().then(clear);
    forgetMedia();
  };
  const forgetProducts = (skus: readonly string[]) => {
    const tags: readonly ShownTag[] = ['products', ...tagsOf(skus)];
    drop(tags);
    void search.caughtUp().then(() => drop(tags));
  };
  const forgetStock = (skus: readonly string[]) => {
    drop(tagsOf(skus));
    // What is sold out or back counts otherwise in lists that do not show it.
    const { version } = search;
    void search.caughtUp().then(() => {
      if (search.version !== version) drop(['products']);
    });
  };
  const hear = (event: ShopEvent) => {
    switch (event.type) {
      case 'catalogue-changed':
        return event.skus === undefined || event.categories?.length !== 0
          ? forgetAll()
          : forgetProducts(event.skus);
      case 'stock-changed':
        return forgetStock(event.skus);
      case 'content-changed':
        content.forget();
        return clear();
      // Another process wrote the index that this one asks: what was found before is not what is found now.
      case 'search-rules-changed':
      case 'search-index-changed':
        return clear();
      case 'media-changed':
        return forgetMedia();
      // Whoever reads the record anew drops what was made of the old one after that.
      case 'merchant-changed':
      case 'order-changed':
      case 'cart-changed':
        return undefined;
    }
  };
  return events.subscribe(hear, forgetAll);
}
