import { z } from 'zod';
import { countryCodes, type LocaleCode, localeCodes } from '../kernel/locale.ts';
import { currencyCodes } from '../kernel/money.ts';
import type { Outcome } from '../kernel/outcome.ts';
import { ADDRESS_TEXT_MAXIMUM } from '../markets/postal-address.ts';

/**
 * Every commerce call of the middleware (spec §7): what goes in, what comes out, in one place.
 * `POST /api/commerce/<name>` takes `input` as its JSON body and answers `{ data: output }` or `{ error }`;
 * pages make the same calls in process. `GET /api/openapi.json` is made from this file.
 */

const key = z.string().min(1).max(100);
const text = z.string().max(ADDRESS_TEXT_MAXIMUM);
const versioned = { id: z.uuid(), version: z.int().min(1) };

export const moneySchema = z.object({
  currencyCode: z.enum(currencyCodes),
  centAmount: z.int(),
  fractionDigits: z.int(),
});

/** An address as a form or client sends it; which fields a country asks for is decided by the engine (spec §5). */
export const addressSchema = z.strictObject({
  title: text.optional(),
  salutation: text.optional(),
  firstName: text.optional(),
  lastName: text.optional(),
  streetName: text.optional(),
  streetNumber: text.optional(),
  additionalStreetInfo: text.optional(),
  additionalAddressInfo: text.optional(),
  postalCode: text.optional(),
  city: text.optional(),
  region: text.optional(),
  state: text.optional(),
  country: z.enum(countryCodes),
  company: text.optional(),
  department: text.optional(),
  building: text.optional(),
  apartment: text.optional(),
  pOBox: text.optional(),
  phone: text.optional(),
  mobile: text.optional(),
  email: text.optional(),
  /** Carries the VAT number (spec §3). */
  fax: text.optional(),
});
export type Address = z.infer<typeof addressSchema>;

const imageSchema = z.object({ name: z.string(), label: z.string() });
const availabilitySchema = z.object({ isOnStock: z.boolean(), availableQuantity: z.int() });
const categoryLinkSchema = z.object({ key: z.string(), name: z.string(), slug: z.string() });
const specSchema = z.object({ key: z.string(), label: z.string(), value: z.string() });

export const productCardSchema = z.object({
  sku: z.string(),
  name: z.string(),
  slug: z.string(),
  brand: z.string().optional(),
  image: imageSchema.optional(),
  price: z.object({ value: moneySchema }),
  availability: availabilitySchema,
  package: z.enum(['parcel', 'freight']),
  tags: z.array(z.string()),
  /** Up to five attributes worth comparing, written out in the locale ("230 V"). */
  keySpecs: z.array(specSchema),
});
export type ProductCard = z.infer<typeof productCardSchema>;

export const productSchema = productCardSchema.extend({
  id: z.string(),
  slugAllLocales: z.partialRecord(z.enum(localeCodes), z.string()),
  description: z.string(),
  highlights: z.array(z.string()),
  metaTitle: z.string(),
  metaDescription: z.string(),
  model: z.string().optional(),
  ean: z.string().optional(),
  images: z.array(imageSchema),
  attributes: z.array(specSchema),
  /** The path of its main category, from the first level down. */
  breadcrumbs: z.array(categoryLinkSchema),
  taxRatePermyriad: z.int(),
});
export type Product = z.infer<typeof productSchema>;

export interface CategoryNode {
  key: string;
  name: string;
  slug: string;
  image?: string | undefined;
  productCount: number;
  children: CategoryNode[];
}
const categoryNodeSchema: z.ZodType<CategoryNode> = z.object({
  key: z.string(),
  name: z.string(),
  slug: z.string(),
  image: z.string().optional(),
  productCount: z.int(),
  get children() {
    return z.array(categoryNodeSchema);
  },
});

export const categorySchema = z.object({
  key: z.string(),
  name: z.string(),
  slug: z.string(),
  slugAllLocales: z.partialRecord(z.enum(localeCodes), z.string()),
  metaTitle: z.string(),
  metaDescription: z.string(),
  content: z.string(),
  image: z.string().optional(),
  ancestors: z.array(categoryLinkSchema),
  siblings: z.array(categoryLinkSchema),
  children: z.array(categoryNodeSchema),
  productCount: z.int(),
});
export type Category = z.infer<typeof categorySchema>;

const taxPortionSchema = z.object({
  name: z.string(),
  /** A fraction of one, as in the specification: 0.23 is 23 %. For display; amounts come from permyriad. */
  rate: z.number(),
  amount: moneySchema,
});
const taxedPriceSchema = z.object({
  totalNet: moneySchema,
  totalGross: moneySchema,
  taxPortions: z.array(taxPortionSchema),
});
export type TaxedPrice = z.infer<typeof taxedPriceSchema>;

const lineItemSchema = z.object({
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

const shippingInfoSchema = z.object({
  shippingMethodName: z.string(),
  shippingMethod: z.object({ key: z.enum(['parcel', 'freight']) }),
  shippingMethodState: z.enum(['MatchesCart', 'DoesNotMatchCart']),
  price: moneySchema,
  taxedPrice: taxedPriceSchema,
  /** Goods of this gross value and more are delivered free (interpretation 33). */
  freeAbove: moneySchema,
});

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

export const shippingMethodSchema = z.object({
  id: z.string(),
  key: z.enum(['parcel', 'freight']),
  name: z.string(),
  isDefault: z.boolean(),
  isMatching: z.boolean(),
  price: moneySchema,
  freeAbove: moneySchema,
  /** Working days, lowest and highest. */
  deliveryTime: z.object({ from: z.int(), to: z.int() }),
});
export type ShippingMethod = z.infer<typeof shippingMethodSchema>;

export const paymentInterfaceSchema = z.enum(['bank-transfer', 'card']);

export const orderSchema = z.object({
  ...versioned,
  orderNumber: z.string(),
  createdAt: z.iso.datetime(),
  country: z.enum(countryCodes),
  locale: z.enum(localeCodes),
  customerEmail: z.string(),
  clientType: z.enum(['PRIVATE', 'COMPANY']),
  orderState: z.enum(['Open', 'Confirmed', 'Complete', 'Cancelled']),
  shipmentState: z.enum(['Pending', 'Ready', 'Shipped', 'Delivered', 'Backorder']),
  paymentState: z.enum(['Pending', 'BalanceDue', 'Paid', 'Failed', 'CreditOwed']),
  lineItems: z.array(lineItemSchema),
  subtotal: moneySchema,
  totalPrice: moneySchema,
  taxedPrice: taxedPriceSchema,
  shippingInfo: shippingInfoSchema,
  shippingAddress: addressSchema,
  billingAddress: addressSchema,
  cart: z.object({ ...versioned }),
  payments: z.array(
    z.object({
      id: z.string(),
      paymentInterface: paymentInterfaceSchema,
      method: z.string(),
      state: z.string(),
    }),
  ),
  /** Only for bank transfer (acceptance Y-04). */
  bankDetails: z
    .object({
      holder: z.string(),
      bank: z.string(),
      bic: z.string(),
      iban: z.string(),
      reference: z.string(),
    })
    .optional(),
  /** The working day by which the last parcel arrives, counted from the order (interpretation 7). */
  deliveryEstimate: z.object({ from: z.iso.date(), to: z.iso.date() }),
});
export type Order = z.infer<typeof orderSchema>;

/** Why a call was refused; `api/errors.ts` gives each its HTTP status and English text. */
export const callErrorCodes = [
  'InvalidInput',
  'InvalidJson',
  'PayloadTooLarge',
  'UnknownCall',
  'MethodNotAllowed',
  'ResourceNotFound',
  'CartNotFound',
  'ProductNotFound',
  'ItemNotFoundInStore',
  'ConcurrentModification',
  'OutOfStock',
  'QuantityAboveStock',
  'QuantityAboveMaximum',
  'CartEmpty',
  'CartAlreadyOrdered',
  'AddressInvalid',
  'BillingPostalCodeInvalid',
  'ShippingPostalCodeInvalid',
  'EmailInvalid',
  'EmailOrAddressMissing',
  'ShippingMethodMissing',
  'PaymentMissing',
  'PaymentMethodNotAllowed',
  'PaymentProviderUnavailable',
  'PriceChanged',
  'RateLimited',
  'Unavailable',
] as const;
export type CallErrorCode = (typeof callErrorCodes)[number];

export const paymentSchema = z.object({
  id: z.uuid(),
  paymentInterface: paymentInterfaceSchema,
  method: z.string(),
  amountPlanned: moneySchema,
  state: z.enum(['Created', 'Pending', 'Authorised', 'Refused', 'Cancelled']),
  /** Why a payment that was made became no order and is given back. */
  refusal: z.enum(callErrorCodes).optional(),
  /** Where the shopper pays, when the partner has a page of its own. */
  redirectUrl: z.url().optional(),
});
export type Payment = z.infer<typeof paymentSchema>;

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

/** Any call may say the locale it wants its texts in; it must be one the store speaks. */
const localeInput = { locale: z.enum(localeCodes).optional() };
const cartOutput = z.object({ cart: cartSchema });

export const listingSorts = [
  'relevance',
  'name-asc',
  'name-desc',
  'price-asc',
  'price-desc',
  'newest',
] as const;
export type ListingSort = (typeof listingSorts)[number];

/** Name -> scope, input, output. `session`: the call needs a session, and `createCart`/`addToCart` open one. */
export const commerceCalls = {
  getCategory: {
    summary:
      'One category by slug or key with ancestors, siblings and children; without either, the whole tree.',
    input: z.strictObject({ ...localeInput, slug: key.optional(), key: key.optional() }),
    output: z.object({
      categories: z.object({ results: z.array(categorySchema) }),
      tree: z.array(categoryNodeSchema).optional(),
    }),
  },
  getProduct: {
    summary: 'One product by sku.',
    input: z.strictObject({ ...localeInput, sku: z.string().max(40) }),
    output: z.object({ product: productSchema }),
  },
  getProducts: {
    summary: 'Products of a search or of a category, a page at a time.',
    input: z.strictObject({
      ...localeInput,
      query: z.string().max(100).optional(),
      categoryKey: key.optional(),
      tag: z.enum(['new', 'bestseller', 'bware']).optional(),
      sort: z.enum(listingSorts).default('relevance'),
      limit: z.int().min(1).max(48).default(24),
      offset: z.int().min(0).max(100_000).default(0),
    }),
    output: z.object({
      products: z.object({
        total: z.int(),
        offset: z.int(),
        limit: z.int(),
        results: z.array(productCardSchema),
      }),
    }),
  },
  getInventory: {
    summary: 'How many of each sku can be had.',
    input: z.strictObject({ skus: z.array(z.string().max(40)).min(1).max(100) }),
    output: z.object({
      inventoryEntries: z.object({
        results: z.array(z.object({ sku: z.string(), availableQuantity: z.int() })),
      }),
    }),
  },
  getShippingMethodsWithoutId: {
    summary: 'The shipping methods of the store, with the fees of today.',
    input: z.strictObject({ ...localeInput }),
    output: z.object({ shippingMethods: z.array(shippingMethodSchema) }),
  },
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
  getPaymentMethods: {
    summary: 'How this cart may be paid in this market.',
    input: z.strictObject({ ...localeInput, cartId: z.uuid() }),
    output: z.object({
      paymentMethods: z.array(z.object({ paymentInterface: paymentInterfaceSchema, method: z.string() })),
    }),
  },
  createBankPayment: {
    summary: 'Pays the cart by bank transfer; the order follows by createMyOrderFromCart.',
    input: z.strictObject({ cartId: z.uuid(), cartVersion: z.int().min(1) }),
    output: z.object({ payment: paymentSchema }),
  },
  createPayment: {
    summary: "Opens a card payment for exactly the cart's total; send the shopper to redirectUrl.",
    input: z.strictObject({
      ...localeInput,
      cartId: z.uuid(),
      cartVersion: z.int().min(1),
      paymentInterface: z.literal('card'),
      returnUrl: z.url().max(2000),
    }),
    output: z.object({ payment: paymentSchema }),
  },
  completePayment: {
    summary: 'Asks the partner how a card payment ended, and makes the order when it was authorised.',
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({ payment: paymentSchema, order: orderSchema.nullable() }),
  },
  createMyOrderFromCart: {
    summary:
      'Turns a cart with a bank payment into an order. The same id and version again answer the same order.',
    input: z.strictObject({ ...versioned }),
    output: z.object({ order: orderSchema }),
  },
  getOrders: {
    summary: "The caller's own orders, newest first; one of them by id or order number.",
    input: z.strictObject({ id: z.uuid().optional(), orderNumber: z.string().max(20).optional() }),
    output: z.object({ orders: z.object({ results: z.array(orderSchema) }) }),
  },
} as const;

export type CommerceCalls = typeof commerceCalls;
export type CallName = keyof CommerceCalls;
export type CallInput<Name extends CallName> = z.input<CommerceCalls[Name]['input']>;
export type ParsedInput<Name extends CallName> = z.output<CommerceCalls[Name]['input']>;
export type CallOutput<Name extends CallName> = z.output<CommerceCalls[Name]['output']>;

export interface CallError {
  readonly code: CallErrorCode;
  /** English, for people who build on the API; pages translate the code. */
  readonly message: string;
  /** Field path (`address.postalCode`, `actions.0.quantity`) -> what is wrong, as a rule name (`required`, `min`, `postalCode`, …). */
  readonly fields?: Readonly<Record<string, string>>;
  /** For ConcurrentModification: the version the server holds now (acceptance X-03). */
  readonly currentVersion?: number;
  /** For QuantityAbove…/OutOfStock: how many can be had, and of which sku. */
  readonly available?: number;
  readonly sku?: string;
}

/** What a page asks the shop through: the same calls, in process, for one request's market, locale and session. */
export interface ShopCalls {
  call<Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
  ): Promise<Outcome<CallOutput<Name>, CallError>>;
  readonly locale: LocaleCode;
}
