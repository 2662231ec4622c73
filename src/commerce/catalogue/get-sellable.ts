import type { Queryable } from '../../kernel/database.ts';
import type { LocaleCode } from '../../kernel/locale.ts';
import { type Money, money } from '../../kernel/money.ts';
import type { CatalogueMarket } from './catalogue-market.ts';
import { selectSellableRows } from './catalogue-store.ts';

/** What a cart or an order has to know of a product. */
export interface Sellable {
  readonly sku: string;
  readonly name: string;
  readonly slug: string;
  readonly productType: string;
  readonly package: 'parcel' | 'freight';
  readonly image?: { readonly name: string; readonly label: string };
  /** One piece, gross, in the market's currency. */
  readonly price: Money;
  readonly available: number;
  /** Not published: it stays in carts that hold it, but cannot be bought. */
  readonly published: boolean;
}

/** The products behind some skus; one that is unknown or has no price in the market is left out. */
export async function getSellable(
  db: Queryable,
  skus: readonly string[],
  market: CatalogueMarket,
  locale: LocaleCode,
): Promise<Map<string, Sellable>> {
  if (skus.length === 0) return new Map();
  const rows = await selectSellableRows(db, skus, market, locale);
  return new Map(
    rows.map(({ cents, imageName, imageLabel, ...row }) => [
      row.sku,
      {
        ...row,
        ...(imageName === null ? {} : { image: { name: imageName, label: imageLabel } }),
        price: money(market.currency, cents),
      },
    ]),
  );
}
