import type { Market } from '../../../markets/countries.ts';
import type { CommerceContext } from '../../context.ts';
import type { DescribedCartDiscount } from '../../rules/promotions/cart-discount.ts';
import { shareOf } from '../../rules/promotions/kinds/promotion-kinds.ts';
import type { SubscriberTier } from '../../subscriber-tiers.ts';
import { findCartDiscounts } from './cart-discount-store.ts';

/** A cart discount of so many basis points, as product pages announce it (rule P-11). */
export interface DiscountOffer {
  readonly discount: DescribedCartDiscount;
  readonly basisPoints: number;
}

export interface VolumeOffer extends DiscountOffer {
  readonly group: string;
  /** From so many pieces on. */
  readonly volume: number;
}

type OfferMeans = Pick<CommerceContext, 'database' | 'clock' | 'isSwitchedOn'>;

/**
 * What buying several pieces of a group saves in a store, by sort order (rule V-04). One whose volume or
 * percentage is zero is none (rule V-04).
 */
export async function findVolumeOffers(
  { database, clock }: OfferMeans,
  market: Market,
  discountGroup: string,
): Promise<VolumeOffer[]> {
  const discounts = await findCartDiscounts(database, market.storeId, clock.now());
  return discounts.flatMap((discount) => {
    const { value, volume } = discount;
    const basisPoints = shareOf(value);
    // A page that everyone sees announces what everyone gets.
    if (!basisPoints || volume?.group !== discountGroup || discount.tier !== undefined) return [];
    if (volume.pieces === 0) return [];
    return [{ discount, basisPoints, group: volume.group, volume: volume.pieces }];
  });
}

/** What shoppers of a tier are given, the first by sort order; nothing where personal discounts are off (rule V-05). */
export async function findPersonalOffer(
  { database, clock, isSwitchedOn }: OfferMeans,
  market: Market,
  tier: SubscriberTier,
): Promise<DiscountOffer | undefined> {
  if (!isSwitchedOn('personalisedDiscounts', market.countryCode)) return undefined;
  const discounts = await findCartDiscounts(database, market.storeId, clock.now());
  for (const discount of discounts) {
    const { value } = discount;
    if (discount.tier !== tier || discount.requiresDiscountCode || discount.volume !== undefined) continue;
    const basisPoints = shareOf(value);
    if (basisPoints) return { discount, basisPoints };
  }
  return undefined;
}
