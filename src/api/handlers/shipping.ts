import { getCartView } from '../../commerce/purchase/cart/get-cart.ts';
import {
  defaultShippingMethod,
  pickShippingMethod,
  type ShippingMethodKey,
  shippingMethodKeys,
} from '../../commerce/rules/shipping/shipping.ts';
import { money } from '../../kernel/money.ts';
import { accept } from '../../kernel/outcome.ts';
import { findDeliveryDays } from '../../markets/delivery-days.ts';
import { type ShippingZone, shippingZones } from '../../markets/shipping-rates.ts';
import { sayInAnswer } from '../api-text.ts';
import type { ShippingMethod } from '../contract/shipping.ts';
import type { ApiRequest, Engine } from '../engine.ts';
import type { CallHandlers } from './handler.ts';

/** The shipping method that matches the shopper's cart; without a cart or with an empty one, the default method. */
async function findMatching(engine: Engine, request: ApiRequest): Promise<ShippingMethodKey> {
  const cartId = request.session?.cartId;
  const found = cartId === undefined ? undefined : await getCartView(engine, request, cartId);
  if (!found?.ok) return defaultShippingMethod;
  return pickShippingMethod(found.value.lines.map((line) => line.package));
}

function presentMethods(
  engine: Engine,
  { market, currencyCode, locale }: ApiRequest,
  matching: ShippingMethodKey,
  postalCode?: string,
): ShippingMethod[] {
  const daysOf = (key: ShippingMethodKey) => findDeliveryDays(market.countryCode, key, postalCode);
  const zones = shippingZones(engine.clock.now());
  const isOwn = (zone: ShippingZone) =>
    zone.currencyCode === currencyCode && zone.countries.includes(market.countryCode);
  const own = zones.find(isOwn);
  if (own === undefined) throw new Error(`no shipping zone for ${market.countryCode} in ${currencyCode}`);
  return shippingMethodKeys.map((key) => ({
    id: key,
    version: 1,
    key,
    name: sayInAnswer(locale, key),
    localizedDescription: sayInAnswer(locale, `${key}Text`),
    isDefault: key === defaultShippingMethod,
    isMatching: key === matching,
    zoneRates: zones.map((zone) => ({
      zone: { name: zone.name, countries: [...zone.countries] },
      price: money(zone.currencyCode, zone[key]),
      freeAbove: money(zone.currencyCode, zone.freeAbove),
      isMatching: zone === own,
    })),
    price: money(currencyCode, own[key]),
    freeAbove: money(currencyCode, own.freeAbove),
    deliveryTime: daysOf(key),
    custom: { deliveryTime: daysOf(key) },
  }));
}

export const shippingHandlers: CallHandlers<
  'getShippingMethodsWithoutId' | 'getShippingMethodsByCartId' | 'getShippingMethodsForCustomer'
> = {
  async getShippingMethodsWithoutId({ postalCode }, request, engine) {
    return accept({
      shippingMethods: presentMethods(engine, request, await findMatching(engine, request), postalCode),
    });
  },

  async getShippingMethodsByCartId({ cartId }, request, engine) {
    const found = await getCartView(engine, request, cartId);
    if (!found.ok) return found;
    const matching = pickShippingMethod(found.value.lines.map((line) => line.package));
    return accept({ shippingMethods: presentMethods(engine, request, matching) });
  },

  async getShippingMethodsForCustomer(_input, request, engine) {
    return accept({
      shippingMethods: presentMethods(engine, request, await findMatching(engine, request)),
    });
  },
};
