import type { Cart, CartAction, CartLineItem } from '../../src/api/contract/cart.ts';
import type { CallError } from '../../src/api/contract/errors.ts';
import { type CurrencyCode, type Money, money, multiply, sum } from '../../src/kernel/money.ts';

/** A shop that speaks the protocol of `POST /api/commerce/<call>`, for tests of what runs in the browser. */
export interface FakeShop {
  readonly fetch: typeof fetch;
  /** Every call that arrived, in order. */
  readonly calls: readonly { readonly name: string; readonly body: Record<string, unknown> }[];
  /** The cart the shop holds now. */
  cart(): Cart | undefined;
  /** Something else changes the cart: another tab, another device. */
  changeElsewhere(actions: readonly CartAction[]): void;
  setStock(sku: string, pieces: number): void;
  /** The product is sold no more. */
  withdraw(sku: string): void;
  /** Replaces the answers of the next calls of a name, first in first out, before they do anything. */
  refuseNext(name: string, error: CallError): void;
  /** The connection: `down` calls never arrive; `deaf` ones arrive and their answer is lost. */
  setConnection(connection: 'up' | 'down' | 'deaf'): void;
  /** Answers wait until they are let go, one by one. */
  holdAnswers(): void;
  letGo(): void;
  loseCart(): void;
  orderCart(): void;
}

const EURO: CurrencyCode = 'EUR';
const none = money(EURO, 0);
const untaxed = (gross: Money) => ({ totalNet: gross, totalGross: gross, taxPortions: [] });

export function buildLine(
  id: string,
  sku: string,
  quantity: number,
  cents: number,
  stock = 100,
): CartLineItem {
  const price = money(EURO, cents);
  const totalPrice = multiply(price, quantity);
  return {
    id,
    productId: sku,
    name: `Product ${sku}`,
    productSlug: `product-${sku.toLowerCase()}`,
    productType: { key: 'standard_product' },
    quantity,
    price: { value: price },
    priceMode: 'Platform',
    lineItemMode: 'Standard',
    discountedPricePerQuantity: [],
    totalPrice,
    taxedPrice: untaxed(totalPrice),
    priceSteps: [],
    custom: {},
    variant: { id: 1, sku, images: [] },
    package: 'parcel',
    availableQuantity: stock,
    maximumQuantity: stock,
    guaranteeOffers: [],
  };
}

export function buildCart(version: number, lineItems: CartLineItem[], id = CART_IDS[0]): Cart {
  const subtotal = sum(
    EURO,
    lineItems.map((line) => line.totalPrice),
  );
  return {
    id,
    version,
    store: { key: 'EXDE' },
    country: 'DE',
    locale: 'de-DE',
    cartState: 'Active',
    inventoryMode: 'ReserveOnOrder',
    taxMode: 'Platform',
    clientType: 'PRIVATE',
    lineItems,
    totalLineItemQuantity: lineItems.reduce((count, line) => count + line.quantity, 0),
    customLineItems: [],
    removedSkus: [],
    discountCodes: [],
    appliedDiscounts: [],
    refusedGifts: [],
    giftOffers: [],
    listTotal: subtotal,
    subtotal,
    totalPrice: subtotal,
    priceSteps: [],
    custom: {},
    taxedPrice: untaxed(lineItems.length === 0 ? none : subtotal),
  };
}

const CART_IDS = ['cart-1', 'cart-2', 'cart-3'] as const;
const PRICE = 1000;

export function createFakeShop(skus: readonly string[]): FakeShop {
  const stock = new Map(skus.map((sku) => [sku, 100]));
  const calls: { name: string; body: Record<string, unknown> }[] = [];
  const refusals = new Map<string, CallError[]>();
  const held: (() => void)[] = [];
  let current: Cart | undefined;
  let ordered: string | undefined;
  let cartsMade = 0;
  let linesMade = 0;
  let connection: 'up' | 'down' | 'deaf' = 'up';
  let isHolding = false;

  function rebuild(lines: CartLineItem[], version: number, id: string | undefined): Cart {
    const priced = lines.map((line) =>
      buildLine(line.id, line.variant.sku, line.quantity, PRICE, stock.get(line.variant.sku)),
    );
    return buildCart(version, priced, id as (typeof CART_IDS)[0]);
  }

  function act(lines: CartLineItem[], action: CartAction): CartLineItem[] | CallError {
    if (action.action === 'addLineItem') {
      const { sku, quantity } = action;
      const available = stock.get(sku);
      if (available === undefined) return { code: 'ProductNotFound', message: '', sku };
      const line = lines.find((item) => item.variant.sku === sku);
      const wanted = (line?.quantity ?? 0) + quantity;
      if (wanted > available) return { code: 'QuantityAboveStock', message: '', sku, available };
      if (line !== undefined)
        return lines.map((item) => (item === line ? { ...item, quantity: wanted } : item));
      linesMade += 1;
      return [...lines, buildLine(`line-${linesMade}`, sku, quantity, PRICE)];
    }
    if (action.action !== 'changeLineItemQuantity' && action.action !== 'removeLineItem') {
      throw new Error(`not a line action: ${action.action}`);
    }
    const line = lines.find((item) => item.id === action.lineItemId);
    if (line === undefined) return { code: 'InvalidInput', message: '' };
    const quantity = action.action === 'removeLineItem' ? 0 : action.quantity;
    const available = stock.get(line.variant.sku);
    if (quantity > line.quantity && available === undefined)
      return { code: 'ItemNotFoundInStore', message: '' };
    if (quantity > line.quantity && quantity > (available ?? 0)) {
      return { code: 'QuantityAboveStock', message: '', sku: line.variant.sku, available: available ?? 0 };
    }
    return lines.flatMap((item) => (item === line ? (quantity > 0 ? [{ ...item, quantity }] : []) : [item]));
  }

  function update(actions: readonly CartAction[]): CallError | undefined {
    if (current === undefined) return { code: 'CartNotFound', message: '' };
    let lines: CartLineItem[] = [...current.lineItems];
    for (const action of actions) {
      const next = act(lines, action);
      if (!Array.isArray(next)) return next;
      lines = next;
    }
    current = rebuild(lines, current.version + 1, current.id);
    return undefined;
  }

  function makeCart(): void {
    current = rebuild([], 1, CART_IDS[cartsMade]);
    cartsMade += 1;
  }

  function answer(name: string, body: Record<string, unknown>): { data: unknown } | { error: CallError } {
    const refusal = refusals.get(name)?.shift();
    if (refusal !== undefined) return { error: refusal };
    if (name === 'getMe') {
      const sold = current?.lineItems.filter((line) => stock.has(line.variant.sku));
      if (current !== undefined && sold?.length !== current.lineItems.length) {
        current = rebuild(sold ?? [], current.version + 1, current.id);
      }
      return { data: { activeCart: current ?? null } };
    }
    const isAddition = name === 'addToCart';
    if (body.id !== undefined && body.id === ordered) {
      return { error: { code: 'CartAlreadyOrdered', message: '' } };
    }
    if (isAddition && body.id === undefined && current === undefined) makeCart();
    if (current === undefined || (body.id !== undefined && body.id !== current.id)) {
      return { error: { code: 'CartNotFound', message: '' } };
    }
    if (body.version !== undefined && body.version !== current.version) {
      return { error: { code: 'ConcurrentModification', message: '', currentVersion: current.version } };
    }
    const actions = isAddition
      ? [{ action: 'addLineItem', sku: body.sku, quantity: body.quantity }]
      : body.actions;
    const error = update(actions as CartAction[]);
    return error === undefined ? { data: { cart: current } } : { error };
  }

  return {
    calls,
    cart: () => current,
    async fetch(input, init) {
      if (connection === 'down') throw new TypeError('Failed to fetch');
      const name = String(input).replace('/api/commerce/', '');
      const body = JSON.parse(String(init?.body)) as Record<string, unknown>;
      calls.push({ name, body });
      const result = answer(name, body);
      if (isHolding) await new Promise<void>((resolve) => held.push(resolve));
      if (connection === 'deaf') throw new TypeError('network error');
      return Response.json(result, { status: 'data' in result ? 200 : 409 });
    },
    changeElsewhere(actions) {
      const error = update(actions);
      if (error !== undefined) throw new Error(error.code);
    },
    setStock: (sku, pieces) => void stock.set(sku, pieces),
    withdraw: (sku) => void stock.delete(sku),
    refuseNext: (name, error) => void refusals.set(name, [...(refusals.get(name) ?? []), error]),
    setConnection(next) {
      connection = next;
    },
    holdAnswers() {
      isHolding = true;
    },
    letGo() {
      held.shift()?.();
      if (held.length === 0) isHolding = false;
    },
    loseCart() {
      current = undefined;
    },
    orderCart() {
      ordered = current?.id;
      current = undefined;
    },
  };
}
