import type { CountryCode, LocaleCode } from '../../kernel/locale.ts';
import { type CurrencyCode, type Money, money } from '../../kernel/money.ts';
import { accept, type Outcome, refuse } from '../../kernel/outcome.ts';
import type { ClientType } from '../../markets/client-type.ts';
import { parseEmail } from '../../markets/email.ts';
import {
  type Address,
  type AddressRole,
  findAddressErrors,
  tidyAddress,
} from '../../markets/postal-address.ts';
import type { Sellable } from '../catalogue/get-sellable.ts';
import type { Refusal } from '../refusal.ts';
import { isShippingMethodKey, type ShippingMethodKey } from '../shipping/shipping.ts';
import { checkQuantity, LINE_MAXIMUM } from './quantity.ts';

export interface CartLine {
  readonly id: string;
  readonly sku: string;
  readonly quantity: number;
}

/** A cart as it is kept: what was chosen, never what it costs, save the total its shopper was last told. */
export interface Cart {
  readonly id: string;
  readonly version: number;
  readonly storeKey: string;
  readonly country: CountryCode;
  readonly locale: LocaleCode;
  readonly state: 'Active' | 'Ordered';
  readonly customerEmail: string | undefined;
  readonly clientType: ClientType;
  readonly lineItems: readonly CartLine[];
  readonly billingAddress: Address | undefined;
  readonly shippingAddress: Address | undefined;
  readonly shippingMethodKey: ShippingMethodKey | undefined;
  readonly totalPrice: Money;
  /** Told once and never kept: the money it was in before its store changed to another (acceptance D-08). */
  readonly restatedFrom?: CurrencyCode;
  readonly createdAt: Date;
  readonly modifiedAt: Date;
}

/**
 * An open cart in the money its store sells in now: one of another waits to be priced anew, its old total gone, so that
 * nothing can be ordered before its shopper was told (acceptance D-08). What was ordered keeps the money it was ordered in.
 */
export function restateCart(cart: Cart, currencyCode: CurrencyCode): Cart {
  const old = cart.totalPrice.currencyCode;
  if (cart.state === 'Ordered' || old === currencyCode) return cart;
  return { ...cart, totalPrice: money(currencyCode, 0), restatedFrom: old };
}

export type CartAction =
  | { readonly action: 'addLineItem'; readonly sku: string; readonly quantity: number }
  | {
      readonly action: 'changeLineItemQuantity';
      readonly lineItemId: string;
      readonly quantity: number;
    }
  | {
      readonly action: 'removeLineItem';
      readonly lineItemId: string;
      readonly quantity?: number | undefined;
    }
  | { readonly action: 'setBillingAddress' | 'setShippingAddress'; readonly address: Address }
  | { readonly action: 'setCustomerEmail'; readonly email: string }
  | { readonly action: 'setClientType'; readonly clientType: ClientType }
  | { readonly action: 'setShippingMethod'; readonly shippingMethod: { readonly id: string } | null };

/** What the actions of one batch are decided with. */
export interface CartSurroundings {
  readonly sellables: ReadonlyMap<string, Sellable>;
  readonly newLineId: () => string;
  /** Who the batch makes the buyer: it counts for every address of the batch, whatever the order of its actions. */
  readonly clientType: ClientType;
}

type Decision = Outcome<Cart, Refusal>;

function addLine(cart: Cart, sku: string, quantity: number, around: CartSurroundings): Decision {
  const sellable = around.sellables.get(sku);
  if (sellable === undefined || !sellable.published) return refuse({ code: 'ProductNotFound', sku });
  const line = cart.lineItems.find((item) => item.sku === sku);
  const checked = checkQuantity(sellable, (line?.quantity ?? 0) + quantity);
  if (!checked.ok) return checked;
  if (line !== undefined) return accept(withQuantity(cart, line, checked.value));
  if (cart.lineItems.length >= LINE_MAXIMUM) {
    return refuse({ code: 'QuantityAboveMaximum', sku, available: 0 });
  }
  const added = { id: around.newLineId(), sku, quantity };
  return accept({ ...cart, lineItems: [...cart.lineItems, added] });
}

function withQuantity(cart: Cart, line: CartLine, quantity: number): Cart {
  const lineItems = cart.lineItems.flatMap((item) =>
    item.id !== line.id ? [item] : quantity > 0 ? [{ ...item, quantity }] : [],
  );
  return { ...cart, lineItems };
}

/** Fewer pieces can always be had; more only what stock and maximum allow. */
function changeQuantity(cart: Cart, line: CartLine, quantity: number, around: CartSurroundings): Decision {
  if (quantity <= line.quantity) return accept(withQuantity(cart, line, quantity));
  const sellable = around.sellables.get(line.sku);
  if (sellable === undefined || !sellable.published) {
    return refuse({ code: 'ItemNotFoundInStore', sku: line.sku });
  }
  const checked = checkQuantity(sellable, quantity);
  return checked.ok ? accept(withQuantity(cart, line, quantity)) : checked;
}

function setAddress(cart: Cart, role: AddressRole, sent: Address, around: CartSurroundings): Decision {
  const address = tidyAddress(sent, around.clientType);
  const errors = findAddressErrors(address, role, around.clientType, cart.country);
  if (Object.keys(errors).length === 0) {
    return accept(
      role === 'billing' ? { ...cart, billingAddress: address } : { ...cart, shippingAddress: address },
    );
  }
  const fields = prefixKeys('address', errors);
  if (errors.postalCode !== 'postalCode') return refuse({ code: 'AddressInvalid', fields });
  return role === 'billing'
    ? refuse({ code: 'BillingPostalCodeInvalid', fields })
    : refuse({ code: 'ShippingPostalCodeInvalid', fields, address });
}

/** A private person has no VAT number, company or department (spec §5, acceptance C-02). */
function setClientType(cart: Cart, clientType: ClientType): Cart {
  const { billingAddress, shippingAddress } = cart;
  return {
    ...cart,
    clientType,
    billingAddress: billingAddress && tidyAddress(billingAddress, clientType),
    shippingAddress: shippingAddress && tidyAddress(shippingAddress, clientType),
  };
}

function decide(cart: Cart, action: CartAction, around: CartSurroundings): Decision {
  switch (action.action) {
    case 'addLineItem':
      return addLine(cart, action.sku, action.quantity, around);
    case 'changeLineItemQuantity':
    case 'removeLineItem': {
      const line = cart.lineItems.find((item) => item.id === action.lineItemId);
      if (line === undefined) return refuse({ code: 'InvalidInput', fields: { lineItemId: 'oneOf' } });
      if (action.action === 'changeLineItemQuantity') {
        return changeQuantity(cart, line, action.quantity, around);
      }
      return accept(withQuantity(cart, line, line.quantity - (action.quantity ?? line.quantity)));
    }
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
    case 'setClientType':
      return accept(setClientType(cart, action.clientType));
    case 'setShippingMethod': {
      const id = action.shippingMethod?.id;
      if (id === undefined) return accept({ ...cart, shippingMethodKey: undefined });
      return isShippingMethodKey(id)
        ? accept({ ...cart, shippingMethodKey: id })
        : refuse({ code: 'InvalidInput', fields: { 'shippingMethod.id': 'oneOf' } });
    }
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
  around: Pick<CartSurroundings, 'sellables' | 'newLineId'>,
): Decision {
  const chosen = actions.findLast((action) => action.action === 'setClientType')?.clientType;
  const surroundings = { ...around, clientType: chosen ?? cart.clientType };
  let current = cart;
  let refusal: Refusal | undefined;
  for (const [index, action] of actions.entries()) {
    const decision = decide(current, action, surroundings);
    if (decision.ok) {
      current = decision.value;
    } else if ('fields' in decision.refusal) {
      const fields = prefixKeys(`actions.${index}`, decision.refusal.fields);
      if (refusal === undefined) refusal = { ...decision.refusal, fields };
      else if ('fields' in refusal) refusal = { ...refusal, fields: { ...refusal.fields, ...fields } };
    } else if (refusal === undefined) {
      return decision;
    }
  }
  return refusal === undefined ? accept(current) : refuse(refusal);
}
