import type { LocaleCode } from '../../../kernel/locale.ts';
import { pickLocalized } from '../../../kernel/localized.ts';
import { dayIn } from '../../../markets/calendar-day.ts';
import { getMarket } from '../../../markets/countries.ts';
import { DEFAULT_VOLUME_DISCOUNT } from '../../../markets/discount-constants.ts';
import type { Store } from '../../../markets/stores.ts';
import type { Sellable } from '../../goods/catalogue/get-sellable.ts';
import { pickUnitPrice } from '../../goods/catalogue/pick-unit-price.ts';
import { findGuaranteeOffers, type GuaranteeOffer } from '../../goods/guarantee/guarantee-offer.ts';
import { pickAvailable, pickReorderedAt, showAvailability } from '../../goods/stock/availability.ts';
import { GUARANTEE_PRODUCT_TYPE } from '../../item-kinds.ts';
import type { MarketPricing } from '../../rules/pricing/market-pricing.ts';
import type { Price } from '../../rules/pricing/price.ts';
import { priceCart } from '../../rules/pricing/price-cart.ts';
import { canPrice } from '../../rules/pricing/price-lines.ts';
import type { PricedLine } from '../../rules/pricing/priced-cart.ts';
import type { GiftProduct, PricingInput, PricingLine, TaxMode } from '../../rules/pricing/pricing-input.ts';
import { type CodeInCart, type DescribedCartDiscount, toRule } from '../../rules/promotions/cart-discount.ts';
import { giftSkuOf } from '../../rules/promotions/kinds/promotion-kinds.ts';
import type { PromotedProduct } from '../../rules/promotions/predicate.ts';
import { pickShippingMethod, repairShippingMethod } from '../../rules/shipping/shipping.ts';
import type { SubscriberTier } from '../../subscriber-tiers.ts';
import type { Cart, CartLine } from './cart.ts';
import { isSold, keepSoldLines } from './cart-lines.ts';
import type { CartLineView, CartView, NamedDiscount, RefusedGift } from './cart-view.ts';
import { isCashOnDeliveryPossible } from './cash-on-delivery.ts';
import { maximumQuantityOf } from './quantity.ts';

/** All that a cart is priced with at one moment; everything of it was read before the first decision. */
export interface CartPricing extends MarketPricing {
  readonly at: Date;
  /** What is sold of the skus in the cart, of gifts and of guarantees. */
  readonly sellables: ReadonlyMap<string, Sellable>;
  readonly guarantees: 'offered' | 'off';
  readonly discounts: readonly DescribedCartDiscount[];
  readonly locale: LocaleCode;
  /** The cart's codes, as far as they exist. */
  readonly codes: readonly CodeInCart[];
  readonly customerGroup: string | undefined;
  readonly tier: SubscriberTier;
  /** By and from which channels lines may be sold. */
  readonly store: Store;
  readonly taxMode: (cart: Cart) => TaxMode;
}

/** A line that names no channel costs what pages show, and they show no channel's prices (rule D-10). */
const channelOf = ({ distributionChannel }: CartLine) =>
  distributionChannel === undefined ? {} : { channel: distributionChannel };

function promotedProduct(sellable: Sellable): PromotedProduct {
  const { sku, productType, brand, categories, tags, volumeDiscountGroup } = sellable;
  const group = volumeDiscountGroup ?? DEFAULT_VOLUME_DISCOUNT.key;
  return {
    sku,
    productType,
    ...(brand === undefined ? {} : { brand }),
    categories,
    tags,
    ...(productType === GUARANTEE_PRODUCT_TYPE ? {} : { volumeDiscountGroup: group }),
  };
}

/** Pricing does not read what a discount is called in 28 locales, and orders need not keep it. */
function withoutName(price: Price): Price {
  const { discounted } = price;
  if (discounted === undefined) return price;
  return { ...price, discounted: { ...discounted, discount: { ...discounted.discount, name: {} } } };
}

function toPriceable(sellable: Sellable, pricing: CartPricing): Omit<PricingLine, 'id' | 'quantity'> {
  return {
    product: promotedProduct(sellable),
    package: sellable.package,
    taxRate: pricing.taxRateOf(sellable.taxCategory),
    prices: { type: 'listed', prices: sellable.prices.map(withoutName) },
  };
}

function toPricingLine(
  line: CartLine,
  lines: readonly CartLine[],
  sellable: Sellable,
  pricing: CartPricing,
): PricingLine {
  const parent = lines.find((other) => other.sku === line.parentSku && other.parentSku === undefined);
  return {
    ...toPriceable(sellable, pricing),
    id: line.id,
    quantity: line.quantity,
    ...channelOf(line),
    prices:
      parent !== undefined && sellable.guarantee !== undefined
        ? { type: 'guarantee', ratePermyriad: sellable.guarantee.ratePermyriad, parentId: parent.id }
        : { type: 'listed', prices: sellable.prices.map(withoutName) },
  };
}

/** Pieces of a product that the cart takes from where gifts come from. */
function countPiecesWithoutChannel(sku: string, lines: readonly CartLine[]): number {
  return lines
    .filter((line) => line.sku === sku && line.supplyChannel === undefined)
    .reduce((pieces, line) => pieces + line.quantity, 0);
}

function buildPricingInput(cart: Cart, pricing: CartPricing): PricingInput {
  const { lineItems } = cart;
  const giftSkus = pricing.discounts.flatMap(({ value }) => giftSkuOf(value) ?? []);
  const gifts = [...new Set(giftSkus)].flatMap((sku): GiftProduct[] => {
    const sellable = pricing.sellables.get(sku);
    if (!isSold(sellable)) return [];
    // What the shopper buys of it is not there to be given: an order takes both from one stock.
    const available = maximumQuantityOf(sellable) - countPiecesWithoutChannel(sku, lineItems);
    return available > 0 ? [{ ...toPriceable(sellable, pricing), available }] : [];
  });
  const input: PricingInput = {
    country: cart.country,
    currencyCode: pricing.currencyCode,
    at: pricing.at.toISOString(),
    ...(pricing.customerGroup === undefined ? {} : { customerGroup: pricing.customerGroup }),
    tier: pricing.tier,
    taxMode: pricing.taxMode(cart),
    lines: lineItems.flatMap((line) => {
      const sellable = pricing.sellables.get(line.sku);
      return sellable === undefined ? [] : [toPricingLine(line, lineItems, sellable, pricing)];
    }),
    ...(cart.shippingMethodKey === undefined ? {} : { shippingMethodKey: cart.shippingMethodKey }),
    shippingFees: pricing.shippingFees,
    standardTaxRate: pricing.taxRateOf('standard'),
    discounts: pricing.discounts.map(toRule),
    // The batch may have taken off a code that was read for it.
    codes: pricing.codes.filter(({ code }) => cart.discountCodes.includes(code)),
    refusedGifts: cart.refusedGifts,
    gifts: [],
    ...(pricing.codFee === undefined
      ? {}
      : { codFee: { value: pricing.codFee, isChosen: cart.paymentMethod === 'cash-on-delivery' } }),
  };
  return { ...input, gifts: gifts.filter((gift) => canPrice(input, gift)) };
}

/** The terms that could be chosen for a line instead of the one it has, if any (rule E-01). */
function findOffers(
  line: CartLine,
  cart: Cart,
  priced: PricedLine,
  pricing: CartPricing,
): readonly GuaranteeOffer[] {
  const product = pricing.sellables.get(line.sku);
  if (pricing.guarantees === 'off' || line.parentSku !== undefined || product === undefined) return [];
  const taken = cart.lineItems.find((other) => other.parentSku === line.sku);
  const offers = findGuaranteeOffers(pricing.sellables, product, priced.price, cart.country);
  return offers.filter(({ sku }) => sku !== taken?.sku);
}

function toView(priced: PricedLine, cart: Cart, pricing: CartPricing): CartLineView {
  const sellable = pricing.sellables.get(priced.sku);
  if (sellable === undefined) throw new Error(`${priced.sku} was priced, yet it is not sold`);
  const line = cart.lineItems.find((item) => item.id === priced.id);
  const { parentSku, supplyChannel, distributionChannel } = line ?? {};
  const { availableQuantity, expectedMonth } = showAvailability(
    pickAvailable(sellable, supplyChannel),
    pickReorderedAt(sellable, supplyChannel),
    dayIn(getMarket(cart.country).timeZone, pricing.at),
  );
  return {
    ...priced,
    name: sellable.name,
    slug: sellable.slug,
    productType: sellable.productType,
    package: sellable.package,
    ...(sellable.image === undefined ? {} : { image: sellable.image }),
    ...(parentSku === undefined ? {} : { parentSku }),
    ...(supplyChannel === undefined ? {} : { supplyChannel }),
    ...(distributionChannel === undefined ? {} : { distributionChannel }),
    ...(sellable.withdrawalException === undefined
      ? {}
      : { withdrawalException: sellable.withdrawalException }),
    availableQuantity,
    maximumQuantity: maximumQuantityOf(sellable, supplyChannel),
    ...(expectedMonth === undefined ? {} : { expectedMonth }),
    ...(sellable.energyRating === undefined ? {} : { energyRating: sellable.energyRating }),
    ...pickUnitPrice(priced.price, sellable.content, cart.country),
    guaranteeOffers: line === undefined ? [] : findOffers(line, cart, priced, pricing),
  };
}

/** Whether a line's product has a price for this shopper now; a guarantee has one as long as its product does. */
function canPriceLine(line: CartLine, cart: Cart, pricing: CartPricing): boolean {
  const sellable = pricing.sellables.get(line.parentSku ?? line.sku);
  if (sellable === undefined) return false;
  const product = { ...toPriceable(sellable, pricing), ...channelOf(line) };
  const context = {
    country: cart.country,
    currencyCode: pricing.currencyCode,
    at: pricing.at.toISOString(),
    ...(pricing.customerGroup === undefined ? {} : { customerGroup: pricing.customerGroup }),
  };
  return canPrice(context, product);
}

function findKeys(code: string, pricing: CartPricing): readonly string[] {
  return pricing.codes.find((known) => known.code === code)?.cartDiscounts ?? [];
}

/** A gift's line has its discount's id. */
function findGiftKeys(lines: readonly PricedLine[], { discounts }: CartPricing): readonly string[] {
  const ids = new Set(lines.filter(({ mode }) => mode === 'GiftLineItem').map(({ id }) => id));
  return discounts.filter(({ id }) => ids.has(id)).map(({ key }) => key);
}

function nameDiscount(discount: DescribedCartDiscount, locale: LocaleCode): NamedDiscount {
  const { key, id, value, target, sortOrder, stackingMode, requiresDiscountCode, validFrom, validUntil } =
    discount;
  const description = pickLocalized(discount.description, locale);
  return {
    key,
    id,
    name: pickLocalized(discount.name, locale) ?? key,
    ...(description === undefined ? {} : { description }),
    value,
    targetType: target.type,
    sortOrder,
    stackingMode,
    requiresDiscountCode,
    ...(validFrom === undefined ? {} : { validFrom }),
    ...(validUntil === undefined ? {} : { validUntil }),
  };
}

/** What would be given, if nothing had been refused: gifts that ran out or whose code is gone are not offered again. */
function findGiftOffers(input: PricingInput, pricing: CartPricing): readonly RefusedGift[] {
  if (input.refusedGifts.length === 0) return [];
  const { lines } = priceCart({ ...input, refusedGifts: [] });
  const gifts = new Map(lines.filter(({ mode }) => mode === 'GiftLineItem').map(({ id, sku }) => [id, sku]));
  return pricing.discounts.flatMap(({ id, key }) => {
    const gift = pricing.sellables.get(gifts.get(id) ?? '');
    if (gift === undefined || !input.refusedGifts.includes(key)) return [];
    return [{ cartDiscountKey: key, sku: gift.sku, name: gift.name }];
  });
}

/**
 * Brings a cart in line with what the store sells now and prices it. Cash on delivery that is not possible any more is no
 * longer chosen, so that nobody is charged its fee (rule Y-02).
 */
export function refreshCart(stored: Cart, pricing: CartPricing): CartView {
  const view = priceStoredCart(stored, pricing);
  return stored.paymentMethod !== 'cash-on-delivery' || isCashOnDeliveryPossible(view)
    ? view
    : priceStoredCart({ ...stored, paymentMethod: undefined }, pricing);
}

/**
 * The cart with what is still sold, at today's prices: lines that are no longer sold leave, guarantees
 * follow their products, codes that no longer exist go, a shipping method that does not match gives way to the offered
 * one (rule V-07), and the total is today's.
 */
function priceStoredCart(stored: Cart, pricing: CartPricing): CartView {
  const priceable = stored.lineItems.filter((line) => canPriceLine(line, stored, pricing));
  const lineItems = keepSoldLines(priceable, stored.country, pricing);
  const offered = pickShippingMethod(
    lineItems.flatMap((line) => pricing.sellables.get(line.sku)?.package ?? []),
  );
  const cart: Cart = {
    ...stored,
    lineItems,
    discountCodes: stored.discountCodes.filter((code) => pricing.codes.some((known) => known.code === code)),
    shippingMethodKey: repairShippingMethod(stored.shippingMethodKey, offered),
  };
  const keptIds = new Set(lineItems.map((line) => line.id));
  const pricingInput = buildPricingInput(cart, pricing);
  const priced = priceCart(pricingInput);
  return {
    cart: { ...cart, totalPrice: priced.totalPrice, gifts: findGiftKeys(priced.lines, pricing) },
    lines: priced.lines.map((line) => toView(line, cart, pricing)),
    priced,
    discounts: priced.discounts.flatMap((applied) => {
      const discount = pricing.discounts.find(({ key }) => key === applied.key);
      return discount === undefined ? [] : [{ ...applied, ...nameDiscount(discount, pricing.locale) }];
    }),
    codes: priced.codes.map((code) => ({
      ...code,
      cartDiscounts: pricing.discounts
        .filter(({ key }) => findKeys(code.code, pricing).includes(key))
        .map((discount) => nameDiscount(discount, pricing.locale)),
    })),
    giftOffers: findGiftOffers(pricingInput, pricing),
    pricingInput,
    sellables: pricing.sellables,
    droppedSkus: stored.lineItems.filter((line) => !keptIds.has(line.id)).map((line) => line.sku),
  };
}
