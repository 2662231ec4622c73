import { z } from 'zod';
import { toldDeclineReasons } from '../../commerce/purchase/payments/decline-reason.ts';
import { adyenComponents } from '../../commerce/purchase/payments/payment-fields.ts';
import { currencyCodes } from '../../kernel/money.ts';
import { EMAIL_MAXIMUM } from '../../markets/email.ts';
import { partnerMethods } from '../../markets/partner-methods.ts';
import { cartChangeErrors, cartErrors, orderErrors, paymentErrors } from './call-errors.ts';
import { checkoutCodes } from './checkout-codes.ts';
import { callErrorCodes } from './errors.ts';
import { orderPaymentSchema, orderSchema, paymentInterfaceSchema } from './orders.ts';
import { localeInput, moneySchema, versioned } from './shared.ts';

export const paymentSchema = orderPaymentSchema.extend({
  id: z.uuid(),
  amountPlanned: moneySchema,
  state: z.enum(['Created', 'Pending', 'Authorised', 'Refused', 'Cancelled']),
  /** Why a payment that was made became no order and is given back. */
  refusal: z.enum(callErrorCodes).optional(),
  /** Why a card's bank declined, as far as shoppers are told. */
  declineReason: z.enum(toldDeclineReasons).optional(),
  /** The shopper has done all, and the card's bank has not answered yet: nobody should pay a second time. */
  isBeingChecked: z.boolean().optional(),
  /** Of a payment that ended without an order (rule Y-06). */
  checkoutCode: z.enum(checkoutCodes).optional(),
  /** Where the shopper pays, when the partner has a page of its own. */
  redirectUrl: z.url().optional(),
});
export type Payment = z.infer<typeof paymentSchema>;

const origins = z.array(z.string()).readonly();

const everyFields = {
  /** The partner's own page for the same payment. */
  pageUrl: z.url(),
  /** What the page in which they stand has to let through, by the directives of its policy. */
  policy: z.object({
    ...{ script: origins, frame: origins, connect: origins, img: origins, form: origins },
    /** Who makes elements and scripts of text: the page alone, others' scripts whose text it checks, or anybody. */
    text: z.enum(['own', 'checked', 'any']),
  }),
};

/** What a page takes a payment by: the partner's fields, which stand in it. */
const paymentFieldsSchema = z.discriminatedUnion('kind', [
  /** A frame of the partner's. */
  z.object({ ...everyFields, kind: z.literal('embedded'), frameUrl: z.url() }),
  /** What its web library is opened with. */
  z.object({
    ...everyFields,
    kind: z.literal('adyen'),
    component: z.enum(adyenComponents),
    /** The method, as Adyen calls it. */
    type: z.string(),
    sessionId: z.string(),
    sessionData: z.string(),
    clientKey: z.string(),
    environment: z.enum(['test', 'live']),
  }),
]);
export type PaymentFields = z.infer<typeof paymentFieldsSchema>;

/** What every payment is asked with: the cart as it was seen. */
const paymentInput = {
  cartId: z.uuid(),
  cartVersion: z.int().min(1),
  /** Put on a cart that has no e-mail yet. */
  email: z.string().max(EMAIL_MAXIMUM).optional(),
  /** Refused as `malformed-price` unless it is the cart's total. */
  amountPlanned: z.strictObject({ currencyCode: z.enum(currencyCodes), centAmount: z.int() }).optional(),
};

/** A payment, and the cart it is for: order that version. It differs from the one seen when the payment changed the cart. */
const paymentOutput = z.object({ payment: paymentSchema, cart: z.object({ ...versioned }) });

export const paymentCalls = {
  getPaymentMethods: {
    summary:
      'How this cart may be paid in this market; in the context of express wallets by Google Pay alone.',
    errors: cartErrors,
    input: z.strictObject({
      ...localeInput,
      cartId: z.uuid(),
      context: z.enum(['checkout', 'wallets']).default('checkout'),
    }),
    output: z.object({
      paymentMethods: z.array(
        z.object({
          paymentInterface: paymentInterfaceSchema,
          method: z.string(),
          name: z.string(),
          /** What the cart comes to when it is paid so. */
          totalPrice: moneySchema,
          /** What paying so costs; part of the total (rule Y-02). */
          fee: moneySchema.optional(),
        }),
      ),
    }),
  },
  createBankPayment: {
    summary: 'Pays the cart by bank transfer; the order follows by createMyOrderFromCart.',
    errors: paymentErrors,
    isKeyed: true,
    refusals: 'checkout',
    input: z.strictObject({ ...paymentInput }),
    output: paymentOutput,
  },
  createCodPayment: {
    summary:
      'Pays the cart at the door: its fee joins the total, which makes a new version; the order follows by createMyOrderFromCart.',
    errors: paymentErrors,
    isKeyed: true,
    refusals: 'checkout',
    input: z.strictObject({ ...paymentInput }),
    output: paymentOutput,
  },
  createPayment: {
    summary: "Opens a payment at the partner for exactly the cart's total; send the shopper to redirectUrl.",
    errors: [...paymentErrors, 'PaymentProviderUnavailable'],
    isKeyed: true,
    refusals: 'checkout',
    input: z.strictObject({
      ...localeInput,
      ...paymentInput,
      paymentInterface: z.literal('card'),
      /** `scheme` is the card. */
      method: z.enum(partnerMethods).default('scheme'),
      /** Its usual name, if the caller keeps one; the answer has the shop's. */
      name: z.string().max(100).optional(),
      returnUrl: z.url().max(2000),
      /** Who is invoiced (klarna_b2b); the company of the billing address without it. */
      companyData: z
        .strictObject({
          name: z.string().trim().min(1).max(250),
          taxId: z.string().trim().min(1).max(50).optional(),
          registryLocation: z.string().trim().min(1).max(250),
        })
        .optional(),
    }),
    output: paymentOutput,
  },
  getPaymentFields: {
    summary:
      "What a page takes a payment by that was begun; null where it is over, its cart has changed or its method has only the partner's own page.",
    errors: ['ResourceNotFound', 'PaymentProviderUnavailable'],
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({ payment: paymentSchema, fields: paymentFieldsSchema.nullable() }),
  },
  openExpressCheckout: {
    summary:
      "Opens the wallet's sheet, on which the shopper shares addresses and e-mail; send them to redirectUrl.",
    errors: [
      ...cartErrors,
      'CartEmpty',
      'PaymentMethodNotAllowed',
      'PaymentProviderUnavailable',
      'RateLimited',
    ],
    input: z.strictObject({
      ...localeInput,
      cartId: z.uuid(),
      cartVersion: z.int().min(1).optional(),
      /** The sheet's id is added as the query parameter `sheet`. */
      returnUrl: z.url().max(2000),
    }),
    output: z.object({ redirectUrl: z.url() }),
  },
  completeExpressCheckout: {
    summary:
      'Puts what the wallet shared on the cart: both addresses and the e-mail; without a cart in the answer the sheet was left.',
    errors: [...cartChangeErrors, 'ExpressAddressMissing', 'PaymentProviderUnavailable'],
    input: z.strictObject({ ...localeInput, cartId: z.uuid(), sheet: z.string().min(1).max(100) }),
    output: z.object({ cart: z.object({ ...versioned }).nullable() }),
  },
  completePayment: {
    summary: 'Asks the partner how a payment ended, and makes the order when it was authorised or promised.',
    errors: [...orderErrors, 'ResourceNotFound', 'AnotherMethodNeeded', 'PaymentProviderUnavailable'],
    refusals: 'checkout',
    input: z.strictObject({
      id: z.uuid(),
      /** What the partner's page sent the shopper back with, if it did. */
      sessionResult: z.string().min(1).max(10_000).optional(),
    }),
    output: z.object({ payment: paymentSchema, order: orderSchema.nullable() }),
  },
} as const;
