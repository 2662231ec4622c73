import type { CartCustomFields, Cart as EngineCart } from '../commerce/purchase/cart/cart.ts';
import type { CartLineView, CartView, NamedLine } from '../commerce/purchase/cart/cart-view.ts';
import { isCashOnDeliveryPossible } from '../commerce/purchase/cart/cash-on-delivery.ts';
import type { PriceStep } from '../commerce/rules/pricing/price-step.ts';
import type { PricedCustomLine, PricedShipping } from '../commerce/rules/pricing/priced-cart.ts';
import type { TaxedPrice as EngineTaxedPrice } from '../commerce/rules/tax/tax.ts';
import type { LocaleCode } from '../kernel/locale.ts';
import type { Money } from '../kernel/money.ts';
import { sayInAnswer } from './api-text.ts';
import type { Cart, CartLineItem, CustomLineItem } from './contract/cart.ts';
import type { Order } from './contract/orders.ts';
import type { TaxedPrice } from './contract/shared.ts';
import type { ShownFiles } from './engine.ts';
import { presentApplied, presentCode } from './present-discounts.ts';
import { presentEnergy } from './present-energy.ts';
import { presentPicture } from './present-pictures.ts';

export function presentTaxedPrice(price: EngineTaxedPrice): TaxedPrice {
  const { totalNet, totalGross, taxPortions } = price;
  return { totalNet, totalGross, taxPortions: [...taxPortions] };
}

export function presentSteps(steps: readonly PriceStep[]): Cart['priceSteps'] {
  return steps.map((step) => ({ ...step }));
}

/** A line without what only an open cart knows. */
export function presentLine(line: NamedLine): Order['lineItems'][number] {
  const { parentSku, supplyChannel, distributionChannel, withdrawalException } = line;
  const isLowered = line.price.centAmount !== line.listPrice.centAmount;
  return {
    id: line.id,
    productId: line.sku,
    name: line.name,
    productSlug: line.slug,
    productType: { key: line.productType },
    quantity: line.quantity,
    price: { value: line.listPrice, ...(isLowered ? { discounted: { value: line.price } } : {}) },
    priceMode: 'Platform',
    lineItemMode: line.mode,
    discountedPricePerQuantity: line.discountedPricePerQuantity.map(({ quantity, value }) => ({
      quantity,
      discountedPrice: { value },
    })),
    totalPrice: line.totalPrice,
    taxedPrice: presentTaxedPrice(line.taxedPrice),
    priceSteps: presentSteps(line.steps),
    custom: parentSku === undefined ? {} : { parentSku },
    ...(supplyChannel === undefined ? {} : { supplyChannel }),
    ...(distributionChannel === undefined ? {} : { distributionChannel }),
    variant: { id: 1, sku: line.sku, images: line.image === undefined ? [] : [line.image] },
    package: line.package,
    ...(withdrawalException === undefined ? {} : { withdrawalException }),
  };
}

function presentCartLine(line: CartLineView): CartLineItem {
  const { availableQuantity, maximumQuantity, expectedMonth, energyRating, unitPrice, guaranteeOffers } =
    line;
  return {
    ...presentLine(line),
    availableQuantity,
    maximumQuantity,
    ...(expectedMonth === undefined ? {} : { expectedMonth }),
    ...(energyRating === undefined ? {} : { energyRating }),
    ...(unitPrice === undefined ? {} : { unitPrice }),
    guaranteeOffers: guaranteeOffers.map((offer) => ({ ...offer })),
  };
}

export function presentCustomLine(line: PricedCustomLine, locale: LocaleCode): CustomLineItem {
  return {
    id: line.key,
    name: sayInAnswer(locale, 'codFee'),
    slug: line.key,
    quantity: 1,
    totalPrice: line.totalPrice,
    taxedPrice: presentTaxedPrice(line.taxedPrice),
    priceSteps: presentSteps(line.steps),
  };
}

export function presentShipping(shipping: PricedShipping, locale: LocaleCode): Order['shippingInfo'] {
  const isLowered = shipping.price.centAmount !== shipping.fee.centAmount;
  return {
    shippingMethodName: sayInAnswer(locale, shipping.methodKey),
    shippingMethod: { key: shipping.methodKey },
    shippingMethodState: shipping.state,
    price: shipping.fee,
    ...(isLowered ? { discountedPrice: { value: shipping.price } } : {}),
    taxedPrice: presentTaxedPrice(shipping.taxedPrice),
    priceSteps: presentSteps(shipping.steps),
    freeAbove: shipping.freeAbove,
  };
}

export function countPieces(lines: readonly { readonly quantity: number }[]): number {
  return lines.reduce((pieces, line) => pieces + line.quantity, 0);
}

export function presentCustomFields(custom: CartCustomFields, codFee: Money | undefined): Cart['custom'] {
  const { customFieldsRaw, customerAgreedToSendEmail, utmSource } = custom;
  return {
    ...(customFieldsRaw === undefined
      ? {}
      : { customFieldsRaw: customFieldsRaw.map((field) => ({ ...field })) }),
    ...(customerAgreedToSendEmail === undefined ? {} : { customerAgreedToSendEmail }),
    ...(utmSource === undefined ? {} : { utmSource }),
    ...(codFee === undefined
      ? {}
      : { calculatedCodFee: { centAmount: codFee.centAmount, fractionDigits: codFee.fractionDigits } }),
  };
}

/** What was chosen, as far as it is there. */
function presentChoices(cart: EngineCart) {
  const {
    customerId,
    customerEmail,
    billingAddress,
    shippingAddress,
    paymentMethod,
    payments,
    vat,
    restatedFrom,
  } = cart;
  return {
    ...(customerId === undefined ? {} : { customerId }),
    ...(customerEmail === undefined ? {} : { customerEmail }),
    ...(billingAddress === undefined ? {} : { billingAddress }),
    ...(shippingAddress === undefined ? {} : { shippingAddress }),
    ...(paymentMethod === undefined ? {} : { paymentMethod }),
    ...(payments.length === 0 ? {} : { paymentInfo: { payments: payments.map((id) => ({ id })) } }),
    ...(vat === undefined ? {} : { vat }),
    ...(restatedFrom === undefined ? {} : { previousCurrency: restatedFrom }),
  };
}

/** A cart as the contract has it, its texts in `locale`. */
export function presentCart(view: CartView, locale: LocaleCode, media: ShownFiles): Cart {
  const { cart, priced } = view;
  const { conflict, shipping } = priced;
  return {
    id: cart.id,
    version: cart.version,
    store: { key: cart.storeKey },
    country: cart.country,
    locale,
    cartState: cart.state,
    inventoryMode: 'ReserveOnOrder',
    taxMode: priced.taxMode,
    clientType: cart.clientType,
    ...presentChoices(cart),
    lineItems: view.lines.map((line) =>
      presentCartLine(presentEnergy(presentPicture(line, media.pictureStem), media)),
    ),
    totalLineItemQuantity: countPieces(view.lines),
    customLineItems: priced.customLines.map((line) => presentCustomLine(line, locale)),
    removedSkus: [...view.droppedSkus],
    discountCodes: view.codes.map(presentCode),
    appliedDiscounts: view.discounts.map(presentApplied),
    refusedGifts: [...cart.refusedGifts],
    giftOffers: view.giftOffers.map((gift) => ({ ...gift })),
    ...(conflict === undefined
      ? {}
      : {
          promotionConflict: {
            ...conflict,
            codes: [...conflict.codes],
            volumeDiscountGroups: [...conflict.volumeDiscountGroups],
          },
        }),
    listTotal: priced.listTotal,
    subtotal: priced.subtotal,
    totalPrice: priced.totalPrice,
    taxedPrice: presentTaxedPrice(priced.taxedPrice),
    priceSteps: presentSteps(priced.steps),
    custom: presentCustomFields(
      cart.custom,
      isCashOnDeliveryPossible(view) ? priced.calculatedCodFee : undefined,
    ),
    ...(shipping === undefined ? {} : { shippingInfo: presentShipping(shipping, locale) }),
  };
}
