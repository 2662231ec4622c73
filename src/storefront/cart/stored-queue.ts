import type { Cart } from '../../api/contract/cart.ts';
import { type Addition, type LineAction, quantityOf } from './line-action.ts';

/** The cart that actions were sent on, to tell afterwards whether an answer that was lost was a yes. */
export interface Basis {
  /** Absent: there was no cart, the first product was to make it. */
  readonly cartId?: string | undefined;
  readonly version?: number | undefined;
  /** Sku (a guarantee's after a slash behind its product's) -> how many there were, of what was to be added. */
  readonly quantities: Readonly<Record<string, number>>;
}

/** Changes without an answer, as local storage keeps them over a reload (rule G-08). */
export interface StoredQueue extends Basis {
  readonly actions: readonly LineAction[];
  /** When each of them was made, in milliseconds since the epoch. */
  readonly madeAt: readonly number[];
  /** How many of them, from the first, may have reached the server. */
  readonly sent: number;
}

function nameOf({ sku, parentSku }: Omit<Addition, 'quantity'>): string {
  return parentSku === undefined ? sku : `${parentSku}/${sku}`;
}

export function basisOf(cart: Cart | undefined, actions: readonly LineAction[]): Basis {
  const added = actions.filter((action) => action.action === 'addLineItem');
  return {
    cartId: cart?.id,
    version: cart?.version,
    quantities: Object.fromEntries(
      added.map((addition) => [nameOf(addition), quantityOf(cart, addition.sku, addition.parentSku)]),
    ),
  };
}

/**
 * Of actions whose answer was lost, those that the server has not carried out, judged by the cart it holds now. An
 * addition that is already there is never made twice; actions on a cart that is gone are dropped.
 */
export function dropApplied<Action extends LineAction>(
  actions: readonly Action[],
  basis: Basis,
  cart: Cart | undefined,
): readonly Action[] {
  if (basis.cartId !== undefined && cart?.id !== basis.cartId) return [];
  if (cart !== undefined && cart.version === basis.version) return actions;
  return actions.filter((action: LineAction) => {
    if (action.action === 'addLineItem') {
      const { sku, parentSku, quantity } = action;
      return quantityOf(cart, sku, parentSku) < (basis.quantities[nameOf(action)] ?? 0) + quantity;
    }
    const line = cart?.lineItems.find((item) => item.id === action.lineItemId);
    if (line === undefined) return false;
    return action.action === 'removeLineItem' || line.quantity !== action.quantity;
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isLineAction(value: unknown): value is LineAction {
  if (!isObject(value)) return false;
  const { action, sku, parentSku, lineItemId, quantity } = value;
  const isQuantity = typeof quantity === 'number' && Number.isSafeInteger(quantity) && quantity >= 0;
  if (action === 'addLineItem') {
    const isProduct = parentSku === undefined || typeof parentSku === 'string';
    return typeof sku === 'string' && isProduct && isQuantity && quantity > 0;
  }
  if (action === 'removeLineItem') return typeof lineItemId === 'string';
  return action === 'changeLineItemQuantity' && typeof lineItemId === 'string' && isQuantity;
}

function isStoredQueue(value: unknown): value is StoredQueue {
  return (
    isObject(value) &&
    (value.cartId === undefined || typeof value.cartId === 'string') &&
    (value.version === undefined || typeof value.version === 'number') &&
    isObject(value.quantities) &&
    Object.values(value.quantities).every((quantity) => typeof quantity === 'number') &&
    Array.isArray(value.actions) &&
    value.actions.every(isLineAction) &&
    Array.isArray(value.madeAt) &&
    value.madeAt.length === value.actions.length &&
    value.madeAt.every((time) => typeof time === 'number') &&
    typeof value.sent === 'number'
  );
}

export type QueueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** What an earlier page could not deliver. Anyone can write into local storage: what is not a queue is nothing. */
export function readStoredQueue(storage: QueueStorage, name: string): StoredQueue | undefined {
  const text = storage.getItem(name);
  if (text === null) return undefined;
  try {
    const stored: unknown = JSON.parse(text);
    return isStoredQueue(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** A browser that has no room, or keeps nothing, only loses what a reload would have to bring back. */
export function writeStoredQueue(storage: QueueStorage, name: string, queue: StoredQueue): void {
  try {
    if (queue.actions.length === 0) storage.removeItem(name);
    else storage.setItem(name, JSON.stringify(queue));
  } catch {
    // Storage is full or forbidden: the queue goes on in memory.
  }
}
