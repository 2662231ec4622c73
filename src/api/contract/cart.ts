import { z } from 'zod';
import { countryCodes, localeCodes } from '../../kernel/locale.ts';
import { currencyCodes } from '../../kernel/money.ts';
import {
  addressSchema,
  imageSchema,
  localeInput,
  moneySchema,
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
  price: z.object({ value: moneySchema }),
  priceMode: z.literal('Platform'),
  totalPrice: moneySchema,
  taxedPrice: taxedPriceSchema,
  variant: z.object({ id: z.int(), sku: z.string(), images: z.array(imageSchema) }),
  package: z.enum(['parcel', 'freight']),
});

/** A line of a cart also says how many more could be had (acceptance P-04, G-04). */
const cartLineItemSchema = lineItemSchema.extend({
  availableQuantity: z.int(),
  maximumQuantity: z.int(),
});
export type CartLineItem = z.infer<typeof cartLineItemSchema>;

export const cartSchema = z.object({
  ...versioned,
  store: z.object({ key: z.string() }),
  country: z.enum(countryCodes),
  locale: z.enum(localeCodes),
  cartState: z.enum(['Active', 'Ordered']),
  inventoryMode: z.literal('ReserveOnOrder'),
  taxMode: z.literal('Platform'),
  clientType: z.enum(['PRIVATE', 'COMPANY']),
  customerEmail: z.string().optional(),
  lineItems: z.array(cartLineItemSchema),
  totalLineItemQuantity: z.int(),
  /** Skus that left the cart just now, because the store no longer sells them; told once. */
  /** The money it was in until this answer: its store sells in another now, and it was priced anew (acceptance D-08). */
  previousCurrency: z.enum(currencyCodes).optional(),
  removedSkus: z.array(z.string()),
  /** Sum of the lines, gross, before shipping. */
  subtotal: moneySchema,
  totalPrice: moneySchema,
  taxedPrice: taxedPriceSchema,
  billingAddress: addressSchema.optional(),
  shippingAddress: addressSchema.optional(),
  shippingInfo: shippingInfoSchema.optional(),
});
export type Cart = z.infer<typeof cartSchema>;

const addLineItem = z.strictObject({
  action: z.literal('addLineItem'),
  sku: z.string().min(1).max(40),
  quantity: z.int().min(1).max(1_000_000).default(1),
});
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
  z.strictObject({ action: z.literal('setBillingAddress'), address: addressSchema }),
  z.strictObject({ action: z.literal('setShippingAddress'), address: addressSchema }),
  z.strictObject({ action: z.literal('setCustomerEmail'), email: z.string().max(254) }),
  z.strictObject({ action: z.literal('setClientType'), clientType: z.enum(['PRIVATE', 'COMPANY']) }),
  z.strictObject({
    action: z.literal('setShippingMethod'),
    shippingMethod: z.strictObject({ id: z.string().max(40) }).nullable(),
  }),
]);
export type CartAction = z.infer<typeof cartActionSchema>;

export const cartOutput = z.object({ cart: cartSchema });

export const cartCalls = {
  getMe: {
    summary: "The caller's active cart, if there is one.",
    input: z.strictObject({ ...localeInput }),
    output: z.object({ activeCart: cartSchema.nullable() }),
  },
  getCart: {
    summary: "One of the caller's carts.",
    input: z.strictObject({ ...localeInput, id: z.uuid() }),
    output: cartOutput,
  },
  createCart: {
    summary: 'A cart of the store for this session; the active one when there is one already.',
    input: z.strictObject({ ...localeInput }),
    output: cartOutput,
  },
  deleteCart: {
    summary: 'Removes a cart.',
    input: z.strictObject({ ...versioned }),
    output: z.object({ deleted: z.literal(true) }),
  },
  updateCart: {
    summary: 'Applies a batch of actions to a cart, all or none of them.',
    input: z.strictObject({
      ...localeInput,
      ...versioned,
      actions: z.array(cartActionSchema).min(1).max(100),
    }),
    output: cartOutput,
  },
  addToCart: {
    summary: 'Adds a product; makes the cart when there is none and no id is given.',
    input: z.strictObject({
      ...localeInput,
      id: z.uuid().optional(),
      version: z.int().min(1).optional(),
      sku: z.string().min(1).max(40),
      quantity: z.int().min(1).max(1_000_000).default(1),
    }),
    output: cartOutput,
  },
  removeFromCart: {
    summary: 'Takes a line, or some of its pieces, out of a cart.',
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
    input: z.strictObject({
      ...localeInput,
      ...versioned,
      lineItemId: z.uuid(),
      quantity: z.int().min(0).max(1_000_000),
    }),
    output: cartOutput,
  },
} as const;
