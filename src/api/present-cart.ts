import type { CartLineView, CartView, PricedLine, ShippingInfo } from '../commerce/cart/price-cart.ts';
import { shippingMethodName } from '../commerce/shipping/method-names.ts';
import type { TaxedPrice as EngineTaxedPrice } from '../commerce/tax/tax.ts';
import type { LocaleCode } from '../kernel/locale.ts';
import type { Cart, CartLineItem } from './contract/cart.ts';
import type { Order } from './contract/orders.ts';
import type { TaxedPrice } from './contract/shared.ts';

export function presentTaxedPrice(price: EngineTaxedPrice): TaxedPrice {
  const { totalNet, totalGross, taxPortions } = price;
  return { totalNet, totalGross, taxPortions: [...taxPortions] };
}

/** A line without what only an open cart knows. */
export function presentLine(line: PricedLine): Order['lineItems'][number] {
  return {
    id: line.id,
    productId: line.sku,
    name: line.name,
    productSlug: line.slug,
    productType: { key: line.productType },
    quantity: line.quantity,
    price: { value: line.price },
    priceMode: 'Platform',
    totalPrice: line.totalPrice,
    taxedPrice: presentTaxedPrice(line.taxedPrice),
    variant: { id: 1, sku: line.sku, images: line.image === undefined ? [] : [line.image] },
    package: line.package,
  };
}

function presentCartLine(line: CartLineView): CartLineItem {
  const { availableQuantity, maximumQuantity } = line;
  return { ...presentLine(line), availableQuantity, maximumQuantity };
}

export function presentShipping(info: ShippingInfo, locale: LocaleCode): Order['shippingInfo'] {
  return {
    shippingMethodName: shippingMethodName(info.methodKey, locale),
    shippingMethod: { key: info.methodKey },
    shippingMethodState: info.state,
    price: info.price,
    taxedPrice: presentTaxedPrice(info.taxedPrice),
    freeAbove: info.freeAbove,
  };
}

export function countPieces(lines: readonly { readonly quantity: number }[]): number {
  return lines.reduce((pieces, line) => pieces + line.quantity, 0);
}

/** A cart as the contract has it, its texts in `locale`. */
export function presentCart({ cart, priced }: CartView, locale: LocaleCode): Cart {
  return {
    id: cart.id,
    version: cart.version,
    store: { key: cart.storeKey },
    country: cart.country,
    locale,
    cartState: cart.state,
    inventoryMode: 'ReserveOnOrder',
    taxMode: 'Platform',
    clientType: cart.clientType,
    ...(cart.customerEmail === undefined ? {} : { customerEmail: cart.customerEmail }),
    lineItems: priced.lines.map(presentCartLine),
    totalLineItemQuantity: countPieces(priced.lines),
    ...(cart.restatedFrom === undefined ? {} : { previousCurrency: cart.restatedFrom }),
    removedSkus: [...priced.droppedSkus],
    subtotal: priced.subtotal,
    totalPrice: priced.totalPrice,
    taxedPrice: presentTaxedPrice(priced.taxedPrice),
    ...(cart.billingAddress === undefined ? {} : { billingAddress: cart.billingAddress }),
    ...(cart.shippingAddress === undefined ? {} : { shippingAddress: cart.shippingAddress }),
    ...(priced.shippingInfo === undefined
      ? {}
      : { shippingInfo: presentShipping(priced.shippingInfo, locale) }),
  };
}
