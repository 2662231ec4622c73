import { getCartView } from '../../commerce/cart/get-cart.ts';
import { getPricingTerms } from '../../commerce/cart/pricing-terms.ts';
import { deliveryTimes } from '../../commerce/shipping/delivery-time.ts';
import { shippingMethodName } from '../../commerce/shipping/method-names.ts';
import {
  defaultShippingMethod,
  pickShippingMethod,
  type ShippingMethodKey,
  shippingMethodKeys,
} from '../../commerce/shipping/shipping.ts';
import { accept } from '../../kernel/outcome.ts';
import type { ApiRequest, Engine } from '../engine.ts';
import type { CallHandlers } from './handler.ts';

/** The method that can carry the shopper's cart; with an empty cart or none, the default one. */
async function findMatching(engine: Engine, request: ApiRequest): Promise<ShippingMethodKey> {
  const cartId = request.session?.cartId;
  const found = cartId === undefined ? undefined : await getCartView(engine, request, cartId);
  if (!found?.ok) return defaultShippingMethod;
  return pickShippingMethod(found.value.priced.lines.map((line) => line.package));
}

export const shippingHandlers: CallHandlers<'getShippingMethodsWithoutId'> = {
  async getShippingMethodsWithoutId(_input, request, engine) {
    const { market, currencyCode } = request;
    const { shippingFees } = getPricingTerms(market.countryCode, currencyCode, engine.clock.now());
    const matching = await findMatching(engine, request);
    const shippingMethods = shippingMethodKeys.map((key) => ({
      id: key,
      key,
      name: shippingMethodName(key, request.locale),
      isDefault: key === defaultShippingMethod,
      isMatching: key === matching,
      price: shippingFees[key],
      freeAbove: shippingFees.freeAbove,
      deliveryTime: deliveryTimes[key],
    }));
    return accept({ shippingMethods });
  },
};
