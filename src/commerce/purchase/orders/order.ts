import { isDeepStrictEqual } from 'node:util';
import type { CountryCode, LocaleCode } from '../../../kernel/locale.ts';
import type { Money } from '../../../kernel/money.ts';
import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import type { ClientType } from '../../../markets/client-type.ts';
import {
  type Address,
  type AddressRole,
  findAddressErrors,
  isAddressEntered,
} from '../../../markets/postal-address.ts';
import type { LegalTerms } from '../../../merchant/legal-terms.ts';
import type { FrozenVatVerdict } from '../../people/vat/vat-verdict.ts';
import type { Refusal } from '../../refusal.ts';
import type { PriceStep } from '../../rules/pricing/price-step.ts';
import type { PricedCustomLine, PricedShipping } from '../../rules/pricing/priced-cart.ts';
import type { PricingInput, TaxMode } from '../../rules/pricing/pricing-input.ts';
import type { TaxedPrice } from '../../rules/tax/tax.ts';
import type { Cart, CartCustomFields } from '../cart/cart.ts';
import type { AppliedDiscountView, CartView, CodeView, NamedLine } from '../cart/cart-view.ts';
import type { Payment, PaymentInterface, PaymentState, ReferencePayment } from '../payments/payment.ts';
import type { OrderPaymentState, OrderState, ShipmentState } from './order-states.ts';

/** Where a transfer goes (rule Y-04). */
interface BankDetails {
  readonly holder: string;
  readonly bank: string;
  readonly bic: string;
  readonly iban: string;
  readonly reference: string;
  /** Nobody owns the account: no money may be transferred there. */
  readonly demonstration?: true;
}

/** What was agreed on, frozen: later prices, names and rates change nothing of it. */
export interface OrderContents {
  readonly clientType: ClientType;
  readonly lineItems: readonly NamedLine[];
  readonly customLineItems: readonly PricedCustomLine[];
  readonly shippingInfo: PricedShipping;
  /** The lines, gross, after all discounts. */
  readonly subtotal: Money;
  readonly taxMode: TaxMode;
  readonly taxedPrice: TaxedPrice;
  readonly discounts: readonly AppliedDiscountView[];
  /** Those that lowered the price. */
  readonly discountCodes: readonly CodeView[];
  /** Why the amounts are what they are (rule V-08). */
  readonly steps: readonly PriceStep[];
  /** What it was priced from: pricing it again gives the same cents. Orders from before it was kept have none. */
  readonly pricingInput?: PricingInput;
  readonly vat?: FrozenVatVerdict;
  readonly custom?: CartCustomFields;
  readonly billingAddress: Address;
  readonly shippingAddress: Address;
  readonly bankDetails?: BankDetails;
  /** What the law gave the buyer as they ordered, and counsel's words for it; orders from before it was kept have none. */
  readonly legalTerms?: LegalTerms;
  /** `YYYY-MM-DD`, working days from the order on. */
  readonly deliveryEstimate: { readonly from: string; readonly to: string };
}

export interface OrderPayment {
  readonly id: string;
  readonly paymentInterface: PaymentInterface;
  readonly method: string;
  readonly state: PaymentState;
  /** What a payment by reference is made with (rule Y-04). */
  readonly referencePayment?: ReferencePayment | undefined;
}

/** What an order says of its payment. */
export function describePayment(payment: Payment): OrderPayment {
  const { id, paymentInterface, method, state, referencePayment } = payment;
  return { id, paymentInterface, method, state, ...(referencePayment && { referencePayment }) };
}

export interface Order {
  readonly id: string;
  readonly orderNumber: string;
  readonly version: number;
  readonly cartId: string;
  readonly cartVersion: number;
  readonly storeKey: string;
  readonly country: CountryCode;
  readonly locale: LocaleCode;
  readonly customerId: string | undefined;
  readonly customerEmail: string;
  readonly orderState: OrderState;
  readonly shipmentState: ShipmentState;
  readonly paymentState: OrderPaymentState;
  readonly totalPrice: Money;
  /** All that ever came in, what was paid back included. */
  readonly paid: Money;
  readonly contents: OrderContents;
  readonly createdAt: Date;
  readonly payments: readonly OrderPayment[];
}

/** A cart that lacks nothing an order needs. */
export interface OrderableCart {
  readonly customerEmail: string;
  readonly billingAddress: Address;
  readonly shippingAddress: Address;
  readonly shippingInfo: PricedShipping;
}

function checkAddress(
  cart: Cart,
  role: AddressRole,
  address: Address,
): Outcome<Address, Refusal<'AddressInvalid'>> {
  const errors = findAddressErrors(address, role, cart.clientType, cart.country);
  const fields = Object.entries(errors).map(([field, rule]) => [`${role}Address.${field}`, rule]);
  return fields.length === 0
    ? accept(address)
    : refuse({ code: 'AddressInvalid', fields: Object.fromEntries(fields) });
}

/** Why a cart cannot be ordered as it stands. */
export type OrderableRefusal = Refusal<
  | 'CartEmpty'
  | 'EmailOrAddressMissing'
  | 'AddressInvalid'
  | 'ItemNotFoundInStore'
  | 'ShippingMethodMissing'
  | 'PriceChanged'
>;

/**
 * Whether a cart can be paid and ordered as it stands (rule Y-06). `refreshed` is the same cart at today's prices: its
 * total and gifts must be what the shopper was last told.
 */
export function checkOrderable(cart: Cart, refreshed: CartView): Outcome<OrderableCart, OrderableRefusal> {
  if (cart.lineItems.length === 0) return refuse({ code: 'CartEmpty' });
  const { customerEmail, billingAddress, shippingAddress } = cart;
  if (
    customerEmail === undefined ||
    !isAddressEntered(billingAddress) ||
    !isAddressEntered(shippingAddress)
  ) {
    return refuse({ code: 'EmailOrAddressMissing' });
  }
  // The client type may have changed since an address was set.
  const billing = checkAddress(cart, 'billing', billingAddress);
  if (!billing.ok) return billing;
  const shipping = checkAddress(cart, 'shipping', shippingAddress);
  if (!shipping.ok) return shipping;
  const [sku] = refreshed.droppedSkus;
  if (sku !== undefined) return refuse({ code: 'ItemNotFoundInStore', sku });
  const { shipping: shippingInfo } = refreshed.priced;
  if (shippingInfo === undefined) return refuse({ code: 'ShippingMethodMissing' });
  const isAsTold =
    refreshed.cart.totalPrice.centAmount === cart.totalPrice.centAmount &&
    isDeepStrictEqual(refreshed.cart.gifts, cart.gifts);
  if (!isAsTold) return refuse({ code: 'PriceChanged' });
  return accept({ customerEmail, billingAddress, shippingAddress, shippingInfo });
}
