import type { Queryable } from '../../kernel/database.ts';
import type { LocaleCode } from '../../kernel/locale.ts';
import { type Money, money } from '../../kernel/money.ts';
import type { CatalogueMarket } from './catalogue-market.ts';
import { selectSellableRows } from './catalogue-store.ts';

/** A product as a cart or an order needs it, in one market and locale. */
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
  /** What is not published leaves the carts that hold it. */
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
