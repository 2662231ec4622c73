import {
  describePayment,
  type Order as EngineOrder,
  type OrderPayment,
} from '../commerce/purchase/orders/order.ts';
import { toTold } from '../commerce/purchase/payments/decline-reason.ts';
import type { Payment as EnginePayment } from '../commerce/purchase/payments/payment.ts';
import { nameOfMethod } from '../commerce/purchase/payments/payment-methods.ts';
import { multiply, sum } from '../kernel/money.ts';
import type { Cart } from './contract/cart.ts';
import { checkoutCodeOfState } from './contract/checkout-codes.ts';
import type { Order } from './contract/orders.ts';
import type { Payment } from './contract/payments.ts';
import { checkoutCodeOf } from './contract/refused-checkouts.ts';
import {
  countPieces,
  presentCustomFields,
  presentCustomLine,
  presentLine,
  presentShipping,
  presentSteps,
  presentTaxedPrice,
} from './present-cart.ts';
import { presentApplied, presentCode } from './present-discounts.ts';

/** An order as the contract has it, in the language it was placed in. */
export function presentOrder(order: EngineOrder): Order {
  const { contents } = order;
  return {
    id: order.id,
    version: order.version,
    orderNumber: order.orderNumber,
    createdAt: order.createdAt.toISOString(),
    country: order.country,
    locale: order.locale,
    ...(order.customerId === undefined ? {} : { customerId: order.customerId }),
    customerEmail: order.customerEmail,
    clientType: contents.clientType,
    orderState: order.orderState,
    shipmentState: order.shipmentState,
    paymentState: order.paymentState,
    lineItems: contents.lineItems.map(presentLine),
    customLineItems: contents.customLineItems.map((line) => presentCustomLine(line, order.locale)),
    discountCodes: contents.discountCodes.map(presentCode),
    appliedDiscounts: contents.discounts.map(presentApplied),
    subtotal: contents.subtotal,
    taxMode: contents.taxMode,
    totalPrice: order.totalPrice,
    priceSteps: presentSteps(contents.steps),
    ...(contents.vat === undefined ? {} : { vat: contents.vat }),
    taxedPrice: presentTaxedPrice(contents.taxedPrice),
    shippingInfo: presentShipping(contents.shippingInfo, order.locale),
    shippingAddress: contents.shippingAddress,
    billingAddress: contents.billingAddress,
    cart: { id: order.cartId, version: order.cartVersion },
    payments: order.payments.map(presentOrderPayment),
    ...(contents.bankDetails === undefined ? {} : { bankDetails: contents.bankDetails }),
    deliveryEstimate: contents.deliveryEstimate,
  };
}

/** The cart that an order was made from, as it was: it can be looked at, but nothing more can be had of it. */
export function presentOrderedCart(order: EngineOrder): Cart {
  const { contents } = order;
  return {
    id: order.cartId,
    version: order.cartVersion,
    store: { key: order.storeKey },
    country: order.country,
    locale: order.locale,
    cartState: 'Ordered',
    inventoryMode: 'ReserveOnOrder',
    taxMode: contents.taxMode,
    clientType: contents.clientType,
    ...(order.customerId === undefined ? {} : { customerId: order.customerId }),
    customerEmail: order.customerEmail,
    lineItems: contents.lineItems.map((line) => ({
      ...presentLine(line),
      availableQuantity: line.quantity,
      maximumQuantity: line.quantity,
      guaranteeOffers: [],
    })),
    totalLineItemQuantity: countPieces(contents.lineItems),
    customLineItems: contents.customLineItems.map((line) => presentCustomLine(line, order.locale)),
    removedSkus: [],
    discountCodes: contents.discountCodes.map(presentCode),
    appliedDiscounts: contents.discounts.map(presentApplied),
    refusedGifts: [],
    giftOffers: [],
    listTotal: sum(
      order.totalPrice.currencyCode,
      contents.lineItems.map((line) => multiply(line.listPrice, line.quantity)),
    ),
    subtotal: contents.subtotal,
    totalPrice: order.totalPrice,
    priceSteps: presentSteps(contents.steps),
    custom: presentCustomFields(contents.custom ?? {}, undefined),
    taxedPrice: presentTaxedPrice(contents.taxedPrice),
    billingAddress: contents.billingAddress,
    shippingAddress: contents.shippingAddress,
    shippingInfo: presentShipping(contents.shippingInfo, order.locale),
  };
}

function presentOrderPayment(payment: OrderPayment): Order['payments'][number] {
  const { id, paymentInterface, method, state, referencePayment } = payment;
  return {
    id,
    paymentInterface,
    method,
    name: nameOfMethod(payment),
    state,
    ...(referencePayment === undefined ? {} : { custom: { referencePayment } }),
  };
}

export function presentPayment(payment: EnginePayment, redirectUrl?: string): Payment {
  const { refusal, state, declineReason, checkedSince } = payment;
  const ended = checkoutCodeOfState[state];
  const checkoutCode = refusal === undefined ? ended : (checkoutCodeOf[refusal] ?? ended);
  return {
    ...presentOrderPayment(describePayment(payment)),
    amountPlanned: payment.amount,
    state,
    ...(refusal === undefined ? {} : { refusal }),
    ...(checkoutCode === undefined ? {} : { checkoutCode }),
    ...(state !== 'Refused' || declineReason === undefined ? {} : { declineReason: toTold(declineReason) }),
    ...(state === 'Pending' && checkedSince !== undefined ? { isBeingChecked: true } : {}),
    ...(redirectUrl === undefined ? {} : { redirectUrl }),
  };
}
