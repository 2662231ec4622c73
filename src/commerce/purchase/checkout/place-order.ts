import type { Queryable } from '../../../kernel/database.ts';
import { money } from '../../../kernel/money.ts';
import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import { estimateDelivery, findDeliveryDays } from '../../../markets/delivery-days.ts';
import { findLegalTerms, type LegalTerms } from '../../../merchant/legal-terms.ts';
import { type BankAccount, findBankAccount } from '../../../merchant/merchant.ts';
import {
  claimDiscountCodes,
  customerKeyOf,
  releaseDiscountCodes,
} from '../../goods/discounts/claim-discount-codes.ts';
import { looksShort, takeStock } from '../../goods/stock/take-stock.ts';
import { buildId } from '../../new-id.ts';
import { exchangeCartForOrder } from '../../people/sessions/cart-ownership.ts';
import type { Refusal } from '../../refusal.ts';
import type { Cart } from '../cart/cart.ts';
import { type CartLineView, type CartView, type NamedLine, stockCartOf } from '../cart/cart-view.ts';
import { closeCart } from '../cart/order-cart.ts';
import {
  checkOrderable,
  type Order,
  type OrderableCart,
  type OrderableRefusal,
  type OrderContents,
} from '../orders/order.ts';
import { addOrderEvent } from '../orders/order-event-store.ts';
import { addOrder, markBeforeOrder, takeOrderNumber, undoOrder } from '../orders/order-store.ts';
import { isSameAmount, type Payment } from '../payments/payment.ts';
import type { CheckoutContext } from './checkout-context.ts';

function freezeLine(line: CartLineView): NamedLine {
  const {
    availableQuantity: _available,
    maximumQuantity: _maximum,
    expectedMonth: _expectedMonth,
    guaranteeOffers: _offers,
    ...named
  } = line;
  return named;
}

function buildContents(
  cart: Cart,
  orderable: OrderableCart,
  refreshed: CartView,
  { now, legalTerms }: Pick<Purchase, 'now' | 'legalTerms'>,
  transfer: { readonly account: BankAccount; readonly reference: string } | undefined,
): OrderContents {
  const { priced } = refreshed;
  const contents: OrderContents = {
    clientType: cart.clientType,
    lineItems: refreshed.lines.map(freezeLine),
    customLineItems: priced.customLines,
    shippingInfo: orderable.shippingInfo,
    subtotal: priced.subtotal,
    taxMode: priced.taxMode,
    taxedPrice: priced.taxedPrice,
    discounts: refreshed.discounts,
    discountCodes: refreshed.codes.filter((code) => code.state === 'MatchesCart'),
    steps: priced.steps,
    pricingInput: refreshed.pricingInput,
    ...(cart.vat === undefined ? {} : { vat: cart.vat }),
    custom: cart.custom,
    billingAddress: orderable.billingAddress,
    shippingAddress: orderable.shippingAddress,
    legalTerms,
    deliveryEstimate: estimateDelivery(
      findDeliveryDays(cart.country, orderable.shippingInfo.methodKey, orderable.shippingAddress.postalCode),
      now,
    ),
  };
  if (transfer === undefined) return contents;
  const { holder, institute, bic, iban, demonstration } = transfer.account;
  const { reference } = transfer;
  return {
    ...contents,
    bankDetails: { holder, bank: institute, bic, iban, reference, ...(demonstration && { demonstration }) },
  };
}

/** What an order is made of, once nothing of it is refused any more. */
interface Purchase {
  readonly orderId: string;
  readonly now: Date;
  readonly cart: Cart;
  readonly refreshed: CartView;
  readonly checked: OrderableCart;
  readonly payment: Payment;
  /** Where a transfer goes. */
  readonly account: BankAccount | undefined;
  /** What the law gives the buyer at this moment (docs/decisions/0047-legal-terms.md). */
  readonly legalTerms: LegalTerms;
}

/** Gives the order its number and writes it down, with everything frozen and its first event. */
async function writeOrder(transaction: Queryable, purchase: Purchase): Promise<Order> {
  const { orderId, now, cart, refreshed, checked, payment, account } = purchase;
  const orderNumber = await takeOrderNumber(transaction);
  // What was authorised is paid, and so is what costs nothing; a transfer, a reference and the money at the door are awaited.
  const isPaid = payment.state === 'Authorised' || cart.totalPrice.centAmount === 0;
  const order = await addOrder(transaction, {
    id: orderId,
    orderNumber,
    version: 1,
    cartId: cart.id,
    cartVersion: cart.version,
    storeKey: cart.storeKey,
    country: cart.country,
    locale: cart.locale,
    customerEmail: checked.customerEmail,
    orderState: 'Open',
    shipmentState: 'Pending',
    paymentState: isPaid ? 'Paid' : 'Pending',
    totalPrice: cart.totalPrice,
    paid: isPaid ? cart.totalPrice : money(cart.totalPrice.currencyCode, 0),
    contents: buildContents(
      cart,
      checked,
      refreshed,
      purchase,
      account && { account, reference: orderNumber },
    ),
    createdAt: now,
    payments: [],
  });
  const { paymentInterface, method } = payment;
  const details = { total: order.totalPrice, paymentInterface, method };
  await addOrderEvent(transaction, order, { type: 'placed', actor: 'system', details }, now);
  return order;
}

/** Closes the cart for its order, has the confirmation sent, and the invoice of what is paid, and tells of both. */
async function closeFor(
  transaction: Queryable,
  commerce: CheckoutContext,
  order: Order,
  cart: Cart,
  now: Date,
): Promise<void> {
  const closed = await closeCart(transaction, cart, now);
  await exchangeCartForOrder(transaction, cart.id, order.id);
  await commerce.jobs.enqueue(transaction, 'send-order-confirmation', { orderId: order.id });
  if (order.paymentState === 'Paid') {
    await commerce.jobs.enqueue(transaction, 'issue-papers', { orderId: order.id });
  }
  await commerce.events.announce(transaction, {
    type: 'cart-changed',
    cartId: closed.id,
    version: closed.version,
  });
}

/** Why no order is made of a cart. */
export type PlaceRefusal =
  | OrderableRefusal
  | Refusal<'PriceChanged' | 'PaymentMethodNotAllowed' | 'DiscountCodeNotApplicable' | 'OutOfStock'>;

/**
 * Turns a held cart into an order, inside the caller's transaction: price compared, stock taken, number given, contents
 * frozen, cart closed, mail enqueued, change announced (an order never exists without their stock, payment and
 * number). `refreshed` is the held cart at the prices of this moment. A refusal has changed nothing. The caller links the payment, which must be for the cart's exact total.
 *
 * All buyers of a product wait for each other from when its stock is taken until the order is whole, so that comes last;
 * only where there does not seem to be enough it comes first, and whoever is refused has written nothing for it.
 */
export async function placeOrder(
  transaction: Queryable,
  commerce: CheckoutContext,
  refreshed: CartView,
  cart: Cart,
  payment: Payment,
): Promise<Outcome<Order, PlaceRefusal>> {
  const now = commerce.clock.now();
  const checked = checkOrderable(cart, refreshed);
  if (!checked.ok) return checked;
  if (!isSameAmount(payment.amount, cart.totalPrice)) return refuse({ code: 'PriceChanged' });
  const isTransferred = payment.paymentInterface === 'bank-transfer' && cart.totalPrice.centAmount !== 0;
  const account = isTransferred
    ? findBankAccount(commerce.merchant(), cart.totalPrice.currencyCode)
    : undefined;
  if (isTransferred && account === undefined) {
    return refuse({ code: 'PaymentMethodNotAllowed' });
  }
  const orderId = buildId(now, commerce.randomBytes(10));
  const isScarce = looksShort(refreshed.lines);
  if (!isScarce) await markBeforeOrder(transaction);
  const codes = refreshed.codes.flatMap(({ code, state }) => (state === 'MatchesCart' ? code : []));
  const claimed = await claimDiscountCodes(transaction, codes, {
    orderId,
    customerKey: customerKeyOf(cart.customerId, checked.value.customerEmail),
    at: now,
  });
  if (!claimed.ok) return claimed;
  const takeNow = () => takeStock(transaction, commerce, stockCartOf(refreshed));
  if (isScarce) {
    const taken = await takeNow();
    if (!taken.ok) {
      if (codes.length > 0) await releaseDiscountCodes(transaction, orderId);
      return taken;
    }
  }
  const legalTerms = findLegalTerms(commerce.merchant(), cart.locale, now);
  const purchase = { orderId, now, cart, refreshed, checked: checked.value, payment, account, legalTerms };
  const order = await writeOrder(transaction, purchase);
  await closeFor(transaction, commerce, order, cart, now);
  if (!isScarce) {
    const taken = await takeNow();
    if (!taken.ok) {
      await undoOrder(transaction);
      return taken;
    }
  }
  return accept(order);
}
