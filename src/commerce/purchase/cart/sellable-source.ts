import type { Queryable } from '../../../kernel/database.ts';
import type { LocaleCode } from '../../../kernel/locale.ts';
import type { CatalogueMarket } from '../../goods/catalogue/catalogue-market.ts';
import type { Sellable } from '../../goods/catalogue/get-sellable.ts';

/**
 * Where carts learn what they hold. Skus that are unknown or have no price in the market are left out of the answer; what
 * the cart of `cartId` has reserved is available to it.
 */
export interface SellableSource {
  getSellable(
    database: Queryable,
    skus: readonly string[],
    market: CatalogueMarket,
    locale: LocaleCode,
    cartId?: string,
  ): Promise<Map<string, Sellable>>;
}
