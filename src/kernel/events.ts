import type { Queryable } from './database.ts';

/** What one process of the shop tells all others (docs/architecture.md: Data). Lists left out mean "all of them". */
export type ShopEvent =
  | {
      readonly type: 'catalogue-changed';
      readonly skus?: readonly string[];
      readonly categories?: readonly string[];
    }
  /** Pages, which every other page may link to. */
  | { readonly type: 'content-changed' }
  /** Company, accounts, campaigns, switches: the merchant record. */
  | { readonly type: 'merchant-changed' }
  /** Synonyms, pinned products and redirects of searches. */
  | { readonly type: 'search-rules-changed' }
  /** What one process wrote to an index that all of them search can be found now. */
  | { readonly type: 'search-index-changed' }
  /** Pictures and documents that are shown under these names; lists left out mean all. */
  | { readonly type: 'media-changed'; readonly names?: readonly string[] }
  | { readonly type: 'stock-changed'; readonly skus: readonly string[] }
  | { readonly type: 'order-changed'; readonly orderId: string; readonly version: number }
  | { readonly type: 'cart-changed'; readonly cartId: string; readonly version: number };

/** Announcements travel with the transaction that caused them: nobody hears of what was rolled back. */
export interface Events {
  announce(transaction: Queryable, event: ShopEvent): Promise<void>;
  /** Returns the way to stop listening. `onGap` is called when announcements may have been missed. */
  subscribe(listener: (event: ShopEvent) => void, onGap: () => void): () => void;
}
