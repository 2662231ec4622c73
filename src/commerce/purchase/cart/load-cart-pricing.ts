import type { Queryable } from '../../../kernel/database.ts';
import type { LocaleCode } from '../../../kernel/locale.ts';
import { VIRTUAL_SKUS } from '../../../markets/cart-constants.ts';
import { getMarket } from '../../../markets/countries.ts';
import { getStore } from '../../../markets/stores.ts';
import { flagsOf } from '../../../merchant/merchant.ts';
import { findCartDiscounts, findDiscountCodes } from '../../goods/discounts/cart-discount-store.ts';
import { customerKeyOf } from '../../goods/discounts/claim-discount-codes.ts';
import { getCustomerStanding } from '../../people/customers/customer-standing-store.ts';
import { isNetOrder } from '../../people/vat/vat-verdict.ts';
import { getMarketPricing } from '../../rules/pricing/market-pricing.ts';
import { giftSkuOf } from '../../rules/promotions/kinds/promotion-kinds.ts';
import type { Cart } from './cart.ts';
import type { CartContext } from './cart-context.ts';
import type { CartView } from './cart-view.ts';
import { type CartPricing, refreshCart } from './refresh-cart.ts';

/** What pricing needs of the engine. */
export type PricingMeans = Pick<CartContext, 'sellable' | 'clock' | 'vat' | 'isSwitchedOn' | 'merchant'>;

/** What a batch may bring into the cart. */
export interface Additions {
  readonly skus: readonly string[];
  readonly codes: readonly string[];
}

const nothing: Additions = { skus: [], codes: [] };

/** Reads all that a cart is priced with: discounts and codes in force, what is sold, rates and fees of the moment. */
export async function loadCartPricing(
  database: Queryable,
  means: PricingMeans,
  cart: Cart,
  locale: LocaleCode,
  additions: Additions = nothing,
): Promise<CartPricing> {
  const at = means.clock.now();
  const market = getMarket(cart.country);
  const store = getStore(market);
  const flags = flagsOf(means.merchant(), cart.country);
  const { currencyCode } = cart.totalPrice;
  const { group, tier } = await getCustomerStanding(database, cart.customerId);
  const customerKey = customerKeyOf(cart.customerId, cart.customerEmail);
  const asked = [...cart.discountCodes, ...additions.codes];
  const codes = await findDiscountCodes(database, [...new Set(asked)], at, customerKey);
  const byCodes = codes.flatMap(({ cartDiscounts }) => cartDiscounts);
  const inForce = await findCartDiscounts(database, cart.storeKey, at, byCodes);
  const isPersonal = means.isSwitchedOn('personalisedDiscounts', cart.country);
  const discounts = isPersonal ? inForce : inForce.filter((discount) => discount.tier === undefined);
  const gifts = discounts.flatMap(({ value }) => giftSkuOf(value) ?? []);
  const guarantees = flags.extraGuarantee ? 'offered' : 'off';
  const wanted = [...cart.lineItems.map((line) => line.sku), ...additions.skus];
  const extras = wanted.length === 0 ? [] : [...gifts, ...(guarantees === 'offered' ? VIRTUAL_SKUS : [])];
  const skus = [...new Set([...wanted, ...extras])];
  const sellables =
    skus.length === 0
      ? new Map()
      : await means.sellable.getSellable(
          database,
          skus,
          { country: cart.country, currency: currencyCode },
          locale,
          cart.id,
        );
  const seller = means.vat?.sellerCountry;
  const taxRateChange = flags.taxRateChange ? 'on' : 'off';
  return {
    ...getMarketPricing(cart.country, currencyCode, at),
    at,
    sellables,
    guarantees,
    discounts,
    codes,
    locale,
    customerGroup: group,
    tier,
    store,
    taxMode: ({ vat, country }) =>
      seller !== undefined && isNetOrder(vat, seller, country, taxRateChange) ? 'External' : 'Platform',
  };
}

/** A stored cart at the prices of this moment. */
export async function refreshStoredCart(
  database: Queryable,
  means: PricingMeans,
  cart: Cart,
  locale: LocaleCode,
): Promise<CartView> {
  return refreshCart(cart, await loadCartPricing(database, means, cart, locale));
}
