import { z } from 'zod';
import { orderStepKinds } from '../../commerce/purchase/orders/order-steps.ts';
import { countryCodes, localeCodes } from '../../kernel/locale.ts';
import { cartErrors, orderErrors } from './call-errors.ts';
import {
  appliedDiscountSchema,
  cartSchema,
  customLineItemSchema,
  discountCodeInfoSchema,
  lineItemSchema,
  vatSchema,
} from './cart.ts';
import {
  addressSchema,
  localeInput,
  moneySchema,
  priceStepSchema,
  taxedPriceSchema,
  versioned,
} from './shared.ts';
import { shippingInfoSchema } from './shipping.ts';

export const paymentInterfaceSchema = z.enum(['cash-on-delivery', 'bank-transfer', 'card']);

/** What is typed in at a cash machine or in a bank (rule Y-04). */
const referencePaymentSchema = z.object({
  action: z.literal('voucher'),
  entity: z.string(),
  reference: z.string(),
  expiresAt: z.iso.datetime(),
  merchantReference: z.string(),
});

export const orderPaymentSchema = z.object({
  id: z.string(),
  paymentInterface: paymentInterfaceSchema,
  /** The interface's own, or the partner's method; `scheme` is the card. */
  method: z.string(),
  /** A brand where there is one, else the method. */
  name: z.string(),
  state: z.string(),
  custom: z.object({ referencePayment: referencePaymentSchema }).optional(),
});

export const orderSchema = z.object({
  ...versioned,
  orderNumber: z.string(),
  createdAt: z.iso.datetime(),
  country: z.enum(countryCodes),
  locale: z.enum(localeCodes),
  /** Absent where a guest ordered. */
  customerId: z.uuid().optional(),
  customerEmail: z.string(),
  clientType: z.enum(['PRIVATE', 'COMPANY']),
  orderState: z.enum(['Open', 'Confirmed', 'Complete', 'Cancelled']),
  shipmentState: z.enum(['Pending', 'Ready', 'Shipped', 'Delivered', 'Backorder']),
  paymentState: z.enum(['Pending', 'BalanceDue', 'Paid', 'Failed', 'CreditOwed']),
  lineItems: z.array(lineItemSchema),
  customLineItems: z.array(customLineItemSchema),
  /** The codes that lowered the price. */
  discountCodes: z.array(discountCodeInfoSchema),
  appliedDiscounts: z.array(appliedDiscountSchema),
  subtotal: moneySchema,
  taxMode: z.enum(['Platform', 'External']),
  /** What is charged: gross, or net where taxMode is External. */
  totalPrice: moneySchema,
  priceSteps: z.array(priceStepSchema),
  vat: vatSchema.optional(),
  taxedPrice: taxedPriceSchema,
  shippingInfo: shippingInfoSchema,
  shippingAddress: addressSchema,
  billingAddress: addressSchema,
  cart: z.object({ ...versioned }),
  payments: z.array(orderPaymentSchema),
  /** Only for bank transfer (rule Y-04). */
  bankDetails: z
    .object({
      holder: z.string(),
      bank: z.string(),
      bic: z.string(),
      iban: z.string(),
      reference: z.string(),
      /** Nobody owns the account: no money may be transferred there. */
      demonstration: z.literal(true).optional(),
    })
    .optional(),
  /** The working day by which the last parcel arrives, counted from the order (rule P-12). */
  deliveryEstimate: z.object({ from: z.iso.date(), to: z.iso.date() }),
});
export type Order = z.infer<typeof orderSchema>;

const orderStepsSchema = z.array(z.object({ kind: z.enum(orderStepKinds), at: z.iso.datetime() }));
export type OrderSteps = z.infer<typeof orderStepsSchema>;

const reorderChangeSchema = z.object({
  sku: z.string(),
  name: z.string(),
  ordered: z.int(),
  inCart: z.int(),
  /** `limited`: stock or the maximum allow fewer pieces, or none now. */
  kind: z.enum(['as-ordered', 'limited', 'not-sold']),
  /** Of one piece, gross, where it is another now. */
  price: z.object({ before: moneySchema, now: moneySchema }).optional(),
});
export type ReorderChange = z.infer<typeof reorderChangeSchema>;

const orderName = { id: z.uuid().optional(), orderNumber: z.string().max(20).optional() };

/** The most orders one answer holds. */
const MOST_ORDERS = 100;

export const orderCalls = {
  createMyOrderFromCart: {
    summary:
      'Turns a cart that is paid by transfer or at the door into an order. The same id and version again answer the same order.',
    errors: [...orderErrors, 'PaymentMissing'],
    isKeyed: true,
    refusals: 'checkout',
    input: z.strictObject({ ...versioned }),
    output: z.object({ order: orderSchema }),
  },
  getOrders: {
    summary:
      "A page of the caller's own orders, newest first, those of their account in every session; or one of them by id or order number.",
    errors: ['ResourceNotFound'],
    input: z.strictObject({
      ...orderName,
      limit: z.int().min(1).max(MOST_ORDERS).optional(),
      offset: z.int().min(0).max(1_000_000).optional(),
    }),
    output: z.object({
      orders: z.object({
        results: z.array(orderSchema),
        /** How many there are in all. */
        total: z.int(),
        limit: z.int(),
        offset: z.int(),
      }),
    }),
  },
  searchOrder: {
    summary:
      "One of the caller's own orders by its id or its order number, with or without NS; another's is not found.",
    errors: ['ResourceNotFound'],
    input: z.strictObject(orderName),
    output: z.object({ order: orderSchema }),
  },
  reorder: {
    summary:
      "Puts what one of the caller's own orders held into their cart, as far as it can be had, and tells what is not as it was; makes the cart when there is none. Done twice, it is as if done once.",
    errors: [...cartErrors, 'ResourceNotFound'],
    input: z.strictObject({ ...localeInput, orderNumber: z.string().max(20) }),
    output: z.object({ cart: cartSchema, changes: z.array(reorderChangeSchema) }),
  },
  getOrderSteps: {
    summary:
      "The way of one of the caller's own orders so far, the earliest step first; another's is not found.",
    errors: ['ResourceNotFound'],
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({ steps: orderStepsSchema }),
  },
} as const;
