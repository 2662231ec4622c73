import type { Queryable } from '../../../kernel/database.ts';
import type { LocaleCode } from '../../../kernel/locale.ts';
import type { Content } from '../../../markets/content-units.ts';
import type { WithdrawalException } from '../../../markets/withdrawal-exceptions.ts';
import type { Price } from '../../rules/pricing/price.ts';
import { readCandidates } from '../prices/price-store.ts';
import { type Availability, buildAvailability } from '../stock/availability.ts';
import type { CatalogueMarket } from './catalogue-market.ts';
import { selectSellableRows } from './catalogue-store.ts';
import { type EnergyRating, pickEnergy } from './energy-rating.ts';
import type { GuaranteeTerms } from './guarantee-terms.ts';

/** A product as a cart or an order needs it, in one market and locale. */
export interface Sellable extends Availability {
  readonly sku: string;
  readonly name: string;
  readonly slug: string;
  /** Key of the product type, such as `standard_product` or `extra_guarantee` (rule P-22). */
  readonly productType: string;
  readonly package: 'parcel' | 'freight';
  readonly image?: { readonly name: string; readonly label: string };
  /** All that it may cost in the market, for whomever and whenever; `pickPrice` decides (rule V-02). */
  readonly prices: readonly Price[];
  /** What is not published, or not to be sold, cannot be put in a cart and leaves those that hold it. */
  readonly published: boolean;
  readonly brand: string | undefined;
  /** Keys of its categories and of all above them. */
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly volumeDiscountGroup: string | undefined;
  /** Which of a country's rates it is taxed at. */
  readonly taxCategory: string;
  /** What is not eligible is shown, but cannot be put in a cart. */
  readonly eligibleForSelling: boolean;
  /** Of an extra guarantee: what it is offered for and at which rate. */
  readonly guarantee: GuaranteeTerms | undefined;
  /** Whole or not at all (rule P-07). */
  readonly energyRating?: EnergyRating;
  /** How much is in it, of goods sold by measure (rule P-16). */
  readonly content: Content | undefined;
  /** Why nobody can withdraw from it, or only while it is sealed. */
  readonly withdrawalException: WithdrawalException | undefined;
}

/**
 * The products behind some skus; one that is unknown or has no price in the market is left out. What `cartId` has
 * reserved counts as available: it is there for that cart.
 */
export async function getSellable(
  db: Queryable,
  skus: readonly string[],
  market: CatalogueMarket,
  locale: LocaleCode,
  cartId?: string,
): Promise<Map<string, Sellable>> {
  if (skus.length === 0) return new Map();
  const rows = await selectSellableRows(db, skus, market, locale, cartId);
  const { currency } = market;
  return new Map(
    rows.flatMap(
      ({
        candidates,
        imageName,
        imageLabel,
        brand,
        volumeDiscountGroup,
        guarantee,
        energy,
        content,
        withdrawalException,
        available,
        reorderedAt,
        channels,
        reserved,
        ...row
      }) => {
        if (candidates === null && guarantee === null) return [];
        const sellable: Sellable = {
          ...row,
          ...buildAvailability({ available, reorderedAt, channels, reserved }),
          ...(imageName === null ? {} : { image: { name: imageName, label: imageLabel } }),
          prices: readCandidates(candidates ?? [], currency),
          brand: brand ?? undefined,
          volumeDiscountGroup: volumeDiscountGroup ?? undefined,
          guarantee: guarantee ?? undefined,
          content: content ?? undefined,
          withdrawalException: withdrawalException ?? undefined,
          ...pickEnergy(energy),
        };
        return [[row.sku, sellable]];
      },
    ),
  );
}
