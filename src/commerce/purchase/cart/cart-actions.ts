import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import type { ClientType } from '../../../markets/client-type.ts';
import { parseEmail } from '../../../markets/email.ts';
import {
  type Address,
  type AddressRole,
  findAddressErrors,
  isAddressEntered,
  tidyAddress,
} from '../../../markets/postal-address.ts';
import { formatVatNumber } from '../../../markets/vat-number.ts';
import { normaliseCode } from '../../goods/discounts/claim-discount-codes.ts';
import type { FrozenVatVerdict } from '../../people/vat/vat-verdict.ts';
import type { Refusal } from '../../refusal.ts';
import type { CartDiscount, CodeInCart } from '../../rules/promotions/cart-discount.ts';
import { giftSkuOf } from '../../rules/promotions/kinds/promotion-kinds.ts';
import { isShippingMethodKey } from '../../rules/shipping/shipping.ts';
import type { Cart, CartAction } from './cart.ts';
import {
  addLine,
  changeChannels,
  changeQuantity,
  followParents,
  type LineContext,
  type LineRefusal,
} from './cart-lines.ts';

/** The most codes one cart holds. */
const CODE_MAXIMUM = 10;

/** What the actions of one batch are decided with. */
export interface CartSurroundings extends LineContext {
  /** The cart's codes and those the batch adds, as far as they exist. */
  readonly codes: readonly CodeInCart[];
  readonly discounts: readonly CartDiscount[];
  /** What the VAT service said of the number in the batch's billing address, if it was asked. */
  readonly vat: FrozenVatVerdict | undefined;
  /** Who the batch makes the buyer: it counts for every address of the batch, whatever the order of its actions. */
  readonly clientType: ClientType;
}

/** Why a batch of actions is not taken. */
export type CartActionRefusal =
  | LineRefusal
  | Refusal<
      | 'AddressInvalid'
      | 'BillingPostalCodeInvalid'
      | 'ShippingPostalCodeInvalid'
      | 'DiscountCodeNotApplicable'
      | 'EmailInvalid'
      | 'ResourceNotFound'
    >;

type Decision = Outcome<Cart, CartActionRefusal>;

function setAddress(cart: Cart, role: AddressRole, sent: Address, around: CartSurroundings): Decision {
  const address = tidyAddress(sent, around.clientType);
  const errors = findAddressErrors(address, role, around.clientType, cart.country);
  if (Object.keys(errors).length === 0) {
    if (role === 'shipping') return accept({ ...cart, shippingAddress: address });
    return accept({ ...cart, billingAddress: address, vat: pickVerdict(cart, address, around.vat) });
  }
  const fields = prefixKeys('address', errors);
  if (errors.postalCode !== 'postalCode') return refuse({ code: 'AddressInvalid', fields });
  return role === 'billing'
    ? refuse({ code: 'BillingPostalCodeInvalid', fields })
    : refuse({ code: 'ShippingPostalCodeInvalid', fields, address });
}

/** The verdict the batch brings about this very number; else the one before stays while number and country do (rule C-06). */
function pickVerdict(
  cart: Cart,
  address: Address,
  brought: FrozenVatVerdict | undefined,
): FrozenVatVerdict | undefined {
  if (address.fax === undefined) return undefined;
  if (brought?.vatId === formatVatNumber(address.country, address.fax)) return brought;
  const before = cart.billingAddress;
  return before?.fax === address.fax && before.country === address.country ? cart.vat : undefined;
}

/** The number alone, with what was found of it; an address that is there already bears it as well (rule C-06). */
function setVatId(cart: Cart, vatId: string, around: CartSurroundings): Cart {
  const isCompany = around.clientType === 'COMPANY';
  const fax = isCompany && vatId.trim() !== '' ? vatId.trim() : undefined;
  const { billingAddress } = cart;
  return {
    ...cart,
    ...(isAddressEntered(billingAddress) ? { billingAddress: { ...billingAddress, fax } } : {}),
    vat: around.vat?.vatId === formatVatNumber(cart.country, fax ?? '') ? around.vat : undefined,
  };
}

/** A private person has no VAT number, company or department (rule C-02). */
function setClientType(cart: Cart, clientType: ClientType): Cart {
  const { billingAddress, shippingAddress } = cart;
  return {
    ...cart,
    clientType,
    billingAddress: billingAddress && tidyAddress(billingAddress, clientType),
    shippingAddress: shippingAddress && tidyAddress(shippingAddress, clientType),
    vat: clientType === 'PRIVATE' ? undefined : cart.vat,
  };
}

function addDiscountCode(cart: Cart, text: string, around: CartSurroundings): Decision {
  const code = normaliseCode(text);
  if (cart.discountCodes.includes(code)) return accept(cart);
  const known = around.codes.find((candidate) => candidate.code === code);
  const problem = known === undefined ? 'oneOf' : known.barred;
  if (problem !== undefined) return refuse({ code: 'DiscountCodeNotApplicable', fields: { code: problem } });
  if (cart.discountCodes.length >= CODE_MAXIMUM) {
    return refuse({ code: 'DiscountCodeNotApplicable', fields: { code: 'max' } });
  }
  return accept({ ...cart, discountCodes: [...cart.discountCodes, code] });
}

/** A code that is not there is as good as removed (rule G-06). */
function removeDiscountCode(cart: Cart, id: string, around: CartSurroundings): Cart {
  const code = around.codes.find((candidate) => candidate.id === id)?.code;
  return { ...cart, discountCodes: cart.discountCodes.filter((other) => other !== code) };
}

/** A gift is no line of the cart itself: to take it out is to refuse its discount (rule G-06). */
function refuseGift(cart: Cart, lineItemId: string, around: CartSurroundings): Cart | undefined {
  const gift = around.discounts.find(({ id, value }) => id === lineItemId && giftSkuOf(value) !== undefined);
  if (gift === undefined) return undefined;
  return { ...cart, refusedGifts: [...new Set([...cart.refusedGifts, gift.key])] };
}

function changeLine(
  cart: Cart,
  action: Extract<CartAction, { readonly lineItemId: string }>,
  around: CartSurroundings,
): Decision {
  const line = cart.lineItems.find((item) => item.id === action.lineItemId);
  if (line === undefined) {
    const isRemoval =
      action.action === 'removeLineItem' ||
      (action.action === 'changeLineItemQuantity' && action.quantity === 0);
    const refused = isRemoval ? refuseGift(cart, action.lineItemId, around) : undefined;
    return refused === undefined
      ? refuse({ code: 'InvalidInput', fields: { lineItemId: 'oneOf' } })
      : accept(refused);
  }
  switch (action.action) {
    case 'changeLineItemQuantity':
      return changeQuantity(cart, line, action.quantity, around);
    case 'removeLineItem':
      return changeQuantity(
        cart,
        line,
        Math.max(0, line.quantity - (action.quantity ?? line.quantity)),
        around,
      );
    case 'setLineItemChannel':
      return changeChannels(cart, line, action, around);
  }
}

function decide(cart: Cart, action: CartAction, around: CartSurroundings): Decision {
  switch (action.action) {
    case 'addLineItem':
      return addLine(cart, action, around);
    case 'changeLineItemQuantity':
    case 'removeLineItem':
    case 'setLineItemChannel':
      return changeLine(cart, action, around);
    case 'setBillingAddress':
      return setAddress(cart, 'billing', action.address, around);
    case 'setShippingAddress':
      return setAddress(cart, 'shipping', action.address, around);
    case 'setCustomerEmail': {
      const customerEmail = parseEmail(action.email);
      if (customerEmail !== undefined) return accept({ ...cart, customerEmail });
      const rule = action.email.trim() === '' ? 'required' : 'email';
      return refuse({ code: 'EmailInvalid', fields: { email: rule } });
    }
    case 'setVatId':
      return accept(setVatId(cart, action.vatId, around));
    case 'setClientType':
      return accept(setClientType(cart, action.clientType));
    case 'setShippingMethod': {
      const id = action.shippingMethod?.id;
      if (id === undefined) return accept({ ...cart, shippingMethodKey: undefined });
      return isShippingMethodKey(id)
        ? accept({ ...cart, shippingMethodKey: id })
        : refuse({ code: 'InvalidInput', fields: { 'shippingMethod.id': 'oneOf' } });
    }
    case 'setCustomType':
      return accept({ ...cart, custom: action.fields });
    case 'addDiscountCode':
      return addDiscountCode(cart, action.code, around);
    case 'removeDiscountCode':
      return accept(removeDiscountCode(cart, action.discountCode.id, around));
    case 'acceptGift':
      return accept({
        ...cart,
        refusedGifts: cart.refusedGifts.filter((key) => key !== action.cartDiscountKey),
      });
    // A payment begins with its cart on it: to put it there again changes nothing, another cart's is not there.
    case 'addPayment':
      return cart.payments.includes(action.payment.id) ? accept(cart) : refuse({ code: 'ResourceNotFound' });
    case 'recalculate':
      return accept(cart);
  }
}

function prefixKeys(prefix: string, fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([path, rule]) => [`${prefix}.${path}`, rule]));
}

/**
 * Applies a batch, all of it or nothing (contract updateCart). The first refusal is the answer; where it is about
 * fields, those of the later actions are told too, so that a form learns all its errors at once.
 */
export function applyCartActions(
  cart: Cart,
  actions: readonly CartAction[],
  around: Omit<CartSurroundings, 'clientType'>,
): Decision {
  const chosen = actions.findLast((action) => action.action === 'setClientType')?.clientType;
  const surroundings = { ...around, clientType: chosen ?? cart.clientType };
  let current = cart;
  let refusal: Extract<CartActionRefusal, { readonly fields: unknown }> | undefined;
  for (const [index, action] of actions.entries()) {
    const decision = decide(current, action, surroundings);
    if (decision.ok) {
      current = { ...decision.value, lineItems: followParents(decision.value.lineItems) };
    } else if ('fields' in decision.refusal) {
      const fields = prefixKeys(`actions.${index}`, decision.refusal.fields);
      const first = refusal ?? { ...decision.refusal, fields };
      refusal = { ...first, fields: { ...first.fields, ...fields } };
    } else if (refusal === undefined) {
      return decision;
    }
  }
  return refusal === undefined ? accept(current) : refuse(refusal);
}
