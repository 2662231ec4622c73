import { z } from 'zod';
import { discountCodeStates } from '../../commerce/rules/promotions/cart-discount.ts';
import { discountKinds } from '../../commerce/rules/promotions/discount-occasions.ts';
import { cartDiscountValueSchema } from '../../commerce/rules/promotions/kinds/promotion-kinds.ts';
import { countryCodes, localeCodes } from '../../kernel/locale.ts';
import { currencyCodes } from '../../kernel/money.ts';
import { DISCOUNT_CODE_MAXIMUM } from '../../markets/cart-constants.ts';
import { EMAIL_MAXIMUM } from '../../markets/email.ts';
import { ADDRESS_TEXT_MAXIMUM } from '../../markets/postal-address.ts';
import { cartChangeErrors, cartErrors } from './call-errors.ts';
import { energyRatingSchema, unitPriceSchema, withdrawalExceptionSchema } from './catalogue.ts';
import {
  addressSchema,
  calendarMonthSchema,
  cartScopeInput,
  imageSchema,
  localeInput,
  moneySchema,
  priceStepSchema,
  storeKeyInput,
  taxedPriceSchema,
  versioned,
} from './shared.ts';
import { shippingInfoSchema } from './shipping.ts';

export const lineItemSchema = z.object({
  id: z.string(),
  productId: z.string(),
  name: z.string(),
  productSlug: z.string(),
  productType: z.object({ key: z.string() }),
  quantity: z.int(),
  /** Of one piece, gross; `discounted` where a tier or a product discount lowers it. */
  price: z.object({ value: moneySchema, discounted: z.object({ value: moneySchema }).optional() }),
  priceMode: z.literal('Platform'),
  /** A gift costs nothing; to remove it is to refuse it. */
  lineItemMode: z.enum(['Standard', 'GiftLineItem']),
  /** What the pieces cost after cart discounts; empty where there are none. */
  discountedPricePerQuantity: z.array(
    z.object({ quantity: z.int(), discountedPrice: z.object({ value: moneySchema }) }),
  ),
  /** Of all pieces, gross, after all discounts. */
  totalPrice: moneySchema,
  taxedPrice: taxedPriceSchema,
  priceSteps: z.array(priceStepSchema),
  custom: z.object({
    /** Of an extra guarantee: the sku it belongs to (rule E-02). */
    parentSku: z.string().optional(),
  }),
  supplyChannel: z.string().optional(),
  distributionChannel: z.string().optional(),
  variant: z.object({ id: z.int(), sku: z.string(), images: z.array(imageSchema) }),
  package: z.enum(['parcel', 'freight']),
  withdrawalException: withdrawalExceptionSchema.optional(),
});

/** A line of a cart also says how many more could be had (rules P-04, G-04). */
const cartLineItemSchema = lineItemSchema.extend({
  availableQuantity: z.int(),
  maximumQuantity: z.int(),
  expectedMonth: calendarMonthSchema.optional(),
  energyRating: energyRatingSchema.optional(),
  unitPrice: unitPriceSchema.optional(),
  /** Extra guarantees that could be added for this line (rule E-01). */
  guaranteeOffers: z.array(z.object({ sku: z.string(), name: z.string(), price: moneySchema })),
});
export type CartLineItem = z.infer<typeof cartLineItemSchema>;

/** A cart discount in the language of the cart (rule V-03). */
const cartDiscountSchema = z.object({
  id: z.string(),
  key: z.string(),
  name: z.string(),
  description: z.string().optional(),
  value: cartDiscountValueSchema,
  targetType: z.enum(['lineItems', 'shipping']),
  sortOrder: z.int(),
  isActive: z.literal(true),
  stackingMode: z.enum(['Stacking', 'StopAfterThisDiscount']),
  requiresDiscountCode: z.boolean(),
  validFrom: z.iso.datetime().optional(),
  validUntil: z.iso.datetime().optional(),
});

export const discountCodeInfoSchema = z.object({
  state: z.enum(discountCodeStates),
  discountCode: z.object({ id: z.string(), code: z.string(), cartDiscounts: z.array(cartDiscountSchema) }),
});

/** What a discount took off, in all (rule V-03). */
export const appliedDiscountSchema = cartDiscountSchema.extend({
  type: z.enum(discountKinds),
  discountedAmount: moneySchema,
});

export const customLineItemSchema = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  quantity: z.literal(1),
  totalPrice: moneySchema,
  taxedPrice: taxedPriceSchema,
  priceSteps: z.array(priceStepSchema),
});
export type CustomLineItem = z.infer<typeof customLineItemSchema>;

const customText = z.string().max(2000);
/** What a storefront keeps with a cart (rule G-21). */
const customFieldsSchema = z.strictObject({
  customFieldsRaw: z
    .array(z.strictObject({ name: z.string().min(1).max(100), value: customText }))
    .max(50)
    .optional(),
  customerAgreedToSendEmail: z.boolean().optional(),
  utmSource: customText.optional(),
});

/** The verdict that the billing address's VAT number was submitted with (rule C-06). */
export const vatSchema = z.object({
  vatId: z.string(),
  state: z.enum(['valid', 'invalid', 'unavailable']),
  checkedAt: z.iso.datetime(),
  reference: z.string().optional(),
});

export const cartSchema = z.object({
  ...versioned,
  store: z.object({ key: z.string() }),
  country: z.enum(countryCodes),
  locale: z.enum(localeCodes),
  cartState: z.enum(['Active', 'Ordered']),
  inventoryMode: z.literal('ReserveOnOrder'),
  /** `External`: a validated company of another country is charged net (rule V-06). */
  taxMode: z.enum(['Platform', 'External']),
  clientType: z.enum(['PRIVATE', 'COMPANY']),
  /** Of a signed-in customer. */
  customerId: z.uuid().optional(),
  customerEmail: z.string().optional(),
  lineItems: z.array(cartLineItemSchema),
  totalLineItemQuantity: z.int(),
  customLineItems: z.array(customLineItemSchema),
  /** The money it was in until this answer: its store sells in another now, and it was priced anew (rule D-08). */
  previousCurrency: z.enum(currencyCodes).optional(),
  /** Skus that left the cart just now, because the store no longer sells them; told once. */
  removedSkus: z.array(z.string()),
  discountCodes: z.array(discountCodeInfoSchema),
  appliedDiscounts: z.array(appliedDiscountSchema),
  /** Keys of the gift discounts that the shopper does not want. */
  refusedGifts: z.array(z.string()),
  /** Those of them that could be taken back now with `acceptGift`. */
  giftOffers: z.array(z.object({ cartDiscountKey: z.string(), sku: z.string(), name: z.string() })),
  /** Codes and volume discounts exclude each other: which one is applied, and what the cart would cost with either. */
  promotionConflict: z
    .object({
      applied: z.enum(['codes', 'volume']),
      codes: z.array(z.string()),
      volumeDiscountGroups: z.array(z.string()),
      totalWithCodes: moneySchema,
      totalWithVolume: moneySchema,
    })
    .optional(),
  /** The lines at list price, gross. */
  listTotal: moneySchema,
  /** Sum of the lines, gross, after discounts, before shipping. */
  subtotal: moneySchema,
  /** What is charged: gross, or net where taxMode is External. */
  totalPrice: moneySchema,
  taxedPrice: taxedPriceSchema,
  priceSteps: z.array(priceStepSchema),
  paymentMethod: z.enum(['card', 'bank-transfer', 'cash-on-delivery']).optional(),
  /** The payments that were begun for it and have not failed. */
  paymentInfo: z.object({ payments: z.array(z.object({ id: z.string() })) }).optional(),
  vat: vatSchema.optional(),
  custom: customFieldsSchema.extend({
    /** What cash on delivery would add; absent where it is not offered. */
    calculatedCodFee: z.object({ centAmount: z.int(), fractionDigits: z.int() }).optional(),
  }),
  billingAddress: addressSchema.optional(),
  shippingAddress: addressSchema.optional(),
  shippingInfo: shippingInfoSchema.optional(),
});
export type Cart = z.infer<typeof cartSchema>;

const channel = z.string().min(1).max(100);
/** Every product has one variant, its master. */
const variantId = z.literal(1).optional();

const addLineItem = z.strictObject({
  action: z.literal('addLineItem'),
  sku: z.string().min(1).max(40),
  variantId,
  quantity: z.int().min(1).max(1_000_000).default(1),
  /** For an extra guarantee: the sku in the cart that it is for. */
  parentSku: z.string().min(1).max(40).optional(),
  supplyChannel: channel.optional(),
  distributionChannel: channel.optional(),
});
const typedCode = z.string().min(1).max(DISCOUNT_CODE_MAXIMUM);
const discountCodeReference = z.strictObject({ typeId: z.literal('discount-code').optional(), id: z.uuid() });
const cartActionSchema = z.discriminatedUnion('action', [
  addLineItem,
  z.strictObject({
    action: z.literal('changeLineItemQuantity'),
    lineItemId: z.uuid(),
    quantity: z.int().min(0).max(1_000_000),
  }),
  z.strictObject({
    action: z.literal('removeLineItem'),
    lineItemId: z.uuid(),
    quantity: z.int().min(1).optional(),
  }),
  z.strictObject({ action: z.literal(['setBillingAddress', 'setShippingAddress']), address: addressSchema }),
  z.strictObject({ action: z.literal('setVatId'), vatId: z.string().max(ADDRESS_TEXT_MAXIMUM) }),
  z.strictObject({ action: z.literal('setCustomerEmail'), email: z.string().max(EMAIL_MAXIMUM) }),
  z.strictObject({ action: z.literal('setClientType'), clientType: z.enum(['PRIVATE', 'COMPANY']) }),
  z.strictObject({
    action: z.literal('setShippingMethod'),
    shippingMethod: z.strictObject({ id: z.string().max(40) }).nullable(),
  }),
  z.strictObject({
    action: z.literal('setLineItemChannel'),
    lineItemId: z.uuid(),
    supplyChannel: channel.optional(),
    distributionChannel: channel.optional(),
  }),
  z.strictObject({ action: z.literal('setCustomType'), fields: customFieldsSchema }),
  z.strictObject({
    action: z.literal('addDiscountCode'),
    code: z.string().min(1).max(DISCOUNT_CODE_MAXIMUM),
  }),
  z.strictObject({ action: z.literal('removeDiscountCode'), discountCode: discountCodeReference }),
  z.strictObject({ action: z.literal('addPayment'), payment: z.strictObject({ id: z.uuid() }) }),
  z.strictObject({ action: z.literal('acceptGift'), cartDiscountKey: z.string().min(1).max(100) }),
  z.strictObject({ action: z.literal('recalculate'), updateProductData: z.boolean().optional() }),
]);
export type CartAction = z.infer<typeof cartActionSchema>;

const cartOutput = z.object({ cart: cartSchema });

export const cartCalls = {
  getMe: {
    summary: "The caller's active cart, if there is one.",
    errors: ['ConcurrentModification'],
    input: z.strictObject({ ...cartScopeInput }),
    output: z.object({ activeCart: cartSchema.nullable() }),
  },
  getCart: {
    summary: "One of the caller's carts.",
    errors: cartErrors,
    input: z.strictObject({ ...cartScopeInput, id: z.uuid() }),
    output: cartOutput,
  },
  createCart: {
    summary: 'A cart of the store for this session; the active one when there is one already.',
    errors: cartChangeErrors,
    input: z.strictObject({
      ...localeInput,
      ...storeKeyInput,
      draft: z
        .strictObject({
          country: z.enum(countryCodes).optional(),
          currency: z.enum(currencyCodes).optional(),
          locale: z.enum(localeCodes).optional(),
          customerEmail: z.string().max(EMAIL_MAXIMUM).optional(),
        })
        .optional(),
    }),
    output: cartOutput,
  },
  deleteCart: {
    summary: 'Removes a cart.',
    errors: cartErrors,
    input: z.strictObject({ ...versioned }),
    output: z.object({ deleted: z.literal(true) }),
  },
  updateCart: {
    summary: 'Applies a batch of actions to a cart, all or none of them.',
    errors: cartChangeErrors,
    input: z.strictObject({
      ...localeInput,
      ...versioned,
      actions: z.array(cartActionSchema).min(1).max(100),
    }),
    output: cartOutput,
  },
  addToCart: {
    summary: 'Adds a product; makes the cart when there is none and no id is given.',
    errors: cartChangeErrors,
    input: z.strictObject({
      ...localeInput,
      id: z.uuid().optional(),
      version: z.int().min(1).optional(),
      sku: z.string().min(1).max(40),
      variantId,
      quantity: z.int().min(1).max(1_000_000).default(1),
      parentSku: z.string().min(1).max(40).optional(),
      supplyChannel: channel.optional(),
      distributionChannel: channel.optional(),
    }),
    output: cartOutput,
  },
  removeFromCart: {
    summary: 'Takes a line, or some of its pieces, out of a cart.',
    errors: cartChangeErrors,
    input: z.strictObject({
      ...localeInput,
      ...versioned,
      lineItemId: z.uuid(),
      quantity: z.int().min(1).optional(),
    }),
    output: cartOutput,
  },
  updateCartQuantity: {
    summary: 'Sets the quantity of a line; zero removes it.',
    errors: cartChangeErrors,
    input: z.strictObject({
      ...localeInput,
      ...versioned,
      lineItemId: z.uuid(),
      quantity: z.int().min(0).max(1_000_000),
    }),
    output: cartOutput,
  },
  updateCartItemChannel: {
    summary: 'Sets where the pieces of a line come from, and whose prices count for it.',
    errors: cartChangeErrors,
    input: z.strictObject({
      ...localeInput,
      ...versioned,
      lineItemId: z.uuid(),
      supplyChannel: channel.optional(),
      distributionChannel: channel.optional(),
    }),
    output: cartOutput,
  },
  applyCartCoupon: {
    summary: 'Puts a discount code on a cart; its state says whether it lowers the price.',
    errors: cartChangeErrors,
    input: z.strictObject({ ...localeInput, ...versioned, code: typedCode }),
    output: cartOutput,
  },
  removeCartCoupon: {
    summary: 'Takes a discount code off a cart; one that is not there changes nothing.',
    errors: cartChangeErrors,
    input: z.strictObject({ ...localeInput, ...versioned, discountCode: discountCodeReference }),
    output: cartOutput,
  },
} as const;
