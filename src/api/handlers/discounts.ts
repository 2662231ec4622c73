import {
  type DiscountOffer,
  findPersonalOffer,
  findVolumeOffers,
} from '../../commerce/goods/discounts/find-discount-offers.ts';
import { pickLocalized } from '../../kernel/localized.ts';
import { accept } from '../../kernel/outcome.ts';
import type { CartDiscountView } from '../contract/discounts.ts';
import type { ApiRequest } from '../engine.ts';
import type { CallHandlers } from './handler.ts';

function presentOffer(
  { discount, basisPoints }: DiscountOffer,
  { market, locale }: ApiRequest,
): CartDiscountView {
  const { target } = discount;
  const description = pickLocalized(discount.description, locale);
  return {
    id: discount.id,
    key: discount.key,
    name: pickLocalized(discount.name, locale) ?? discount.key,
    ...(description === undefined ? {} : { description }),
    isActive: true,
    sortOrder: discount.sortOrder,
    stackingMode: discount.stackingMode,
    value: { type: 'relative', permyriad: basisPoints },
    discountPercentage: basisPoints / 100,
    target:
      target.type === 'lineItems'
        ? { type: target.type, predicate: { ...target.predicate } }
        : { type: target.type },
    stores: [{ key: market.storeId }],
    requiresDiscountCode: discount.requiresDiscountCode,
  };
}

export const discountHandlers: CallHandlers<'getVolumeDiscounts' | 'getPersonalizedDiscounts'> = {
  async getVolumeDiscounts({ discountGroup }, request, engine) {
    const offers = await findVolumeOffers(engine, request.market, discountGroup);
    const results = offers.map((offer) => ({
      ...presentOffer(offer, request),
      volumeDiscountGroup: offer.group,
      volume: offer.volume,
    }));
    return accept({ cartDiscounts: { results } });
  },

  async getPersonalizedDiscounts({ cohortTier }, request, engine) {
    const offer = await findPersonalOffer(engine, request.market, cohortTier);
    return accept({ cartDiscount: offer === undefined ? null : presentOffer(offer, request) });
  },
};
