import type { Cart, CartLineItem } from '../../api/contract/cart.ts';
import { pickFields } from '../pick-fields.ts';

/** What only some lines have. */
function pickGiven({
  energyRating,
  unitPrice,
}: CartLineItem): Pick<CartLineItem, 'energyRating' | 'unitPrice'> {
  return {
    ...(energyRating === undefined ? {} : { energyRating }),
    ...(unitPrice === undefined ? {} : { unitPrice }),
  };
}

/** With and without VAT: what is shown of a company's cart that is charged net is made of both. */
function toShownTax({ taxedPrice }: { readonly taxedPrice: Cart['taxedPrice'] }) {
  return pickFields(taxedPrice, 'totalNet', 'totalGross');
}

function toShownLine(line: CartLineItem) {
  return {
    ...pickFields(
      line,
      'id',
      'name',
      'productSlug',
      'lineItemMode',
      'custom',
      'quantity',
      'maximumQuantity',
      'expectedMonth',
      'price',
      'priceSteps',
      'totalPrice',
      'guaranteeOffers',
    ),
    taxedPrice: toShownTax(line),
    ...pickGiven(line),
    variant: {
      sku: line.variant.sku,
      images: line.variant.images.slice(0, 1).map(({ name }) => ({ name })),
    },
  };
}

function toShownDelivery(delivery: NonNullable<Cart['shippingInfo']>) {
  return {
    ...pickFields(delivery, 'shippingMethodName', 'price', 'discountedPrice', 'priceSteps', 'freeAbove'),
    taxedPrice: toShownTax(delivery),
  };
}

function toShownCode({ state, discountCode }: Cart['discountCodes'][number]) {
  const { id, code, cartDiscounts } = discountCode;
  return { state, discountCode: { id, code, cartDiscounts: cartDiscounts.map(({ key }) => ({ key })) } };
}

function toShownConflict(conflict: NonNullable<Cart['promotionConflict']>) {
  return pickFields(conflict, 'applied', 'totalWithCodes', 'totalWithVolume');
}

interface ShownSometimes {
  readonly shippingInfo?: ReturnType<typeof toShownDelivery> | undefined;
  readonly promotionConflict?: ReturnType<typeof toShownConflict> | undefined;
}

/**
 * What a page shows of a cart. It is sent with the page of the cart; as soon as the browser has asked for the cart itself
 * it shows that one, and the changes that wait are made to that one too.
 */
export function toShownCart(cart: Cart) {
  const { shippingInfo, promotionConflict } = cart;
  const sometimes: ShownSometimes = {
    shippingInfo: shippingInfo && toShownDelivery(shippingInfo),
    promotionConflict: promotionConflict && toShownConflict(promotionConflict),
  };
  return {
    ...pickFields(cart, 'id', 'version', 'taxMode', 'subtotal', 'totalPrice', 'priceSteps'),
    lineItems: cart.lineItems.map(toShownLine),
    customLineItems: cart.customLineItems.map((line) => ({
      ...pickFields(line, 'id', 'name', 'totalPrice', 'priceSteps'),
      taxedPrice: toShownTax(line),
    })),
    taxedPrice: {
      taxPortions: cart.taxedPrice.taxPortions.map((portion) => pickFields(portion, 'rate', 'amount')),
    },
    appliedDiscounts: cart.appliedDiscounts.map((discount) =>
      pickFields(discount, 'key', 'name', 'type', 'targetType', 'discountedAmount'),
    ),
    discountCodes: cart.discountCodes.map(toShownCode),
    giftOffers: cart.giftOffers.map((offer) => pickFields(offer, 'cartDiscountKey', 'name')),
    ...sometimes,
  };
}

export type ShownCart = ReturnType<typeof toShownCart>;
export type ShownLine = ShownCart['lineItems'][number];
export type ShownDiscount = ShownCart['appliedDiscounts'][number];
