import type { Queryable } from '../../kernel/database.ts';
import type { LocaleCode } from '../../kernel/locale.ts';
import type { Money } from '../../kernel/money.ts';
import type { CatalogueMarket } from '../catalogue/catalogue-market.ts';

/** A product as a cart needs it, in one market and locale. */
export interface Sellable {
  readonly sku: string;
  readonly name: string;
  readonly slug: string;
  /** Key of the product type, such as `standard_product` or `extra_guarantee` (spec §3, item kinds). */
  readonly productType: string;
  readonly package: 'parcel' | 'freight';
  readonly image?: { readonly name: string; readonly label: string };
  /** Gross, incl. VAT, of one piece (interpretation 18). */
  readonly price: Money;
  /** Pieces on stock. */
  readonly available: number;
  readonly published: boolean;
}

/** Where carts learn what they hold. Skus that are unknown or have no price in the market are left out of the answer. */
export interface SellableSource {
  getSellable(
    database: Queryable,
    skus: readonly string[],
    market: CatalogueMarket,
    locale: LocaleCode,
  ): Promise<Map<string, Sellable>>;
}
