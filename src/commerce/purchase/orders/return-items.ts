import { type Outcome, refuse } from '../../../kernel/outcome.ts';
import type { NamedLine } from '../cart/cart-view.ts';
import { changeOrder, type OrderDesk, type OrderToChange } from './change-order.ts';
import type { Order } from './order.ts';
import type { OrderRefusal } from './order-refusal.ts';
import { countReversed, type Reversal } from './reversal.ts';
import { findReversals } from './reversal-store.ts';
import { takeBack } from './take-back.ts';

export interface ReturnedItems {
  /** Line item id -> pieces that came back, each more than none. */
  readonly pieces: ReadonlyMap<string, number>;
  /** Whether they can be sold again: the operator has looked at them. */
  readonly stock: Reversal['stock'];
}

/** Whether its goods are with the carrier or the buyer. */
export function hasLeft({ shipmentState }: Pick<Order, 'shipmentState'>): boolean {
  return shipmentState === 'Shipped' || shipmentState === 'Delivered';
}

/** The first line of which less is still out than is said to come back. */
export function findExcess(
  order: Order,
  earlier: readonly Reversal[],
  { pieces }: Pick<ReturnedItems, 'pieces'>,
) {
  const gone = countReversed(earlier);
  for (const [lineItemId, quantity] of pieces) {
    const line = order.contents.lineItems.find(({ id }) => id === lineItemId);
    const atMost = (line?.quantity ?? 0) - (gone.get(lineItemId) ?? 0);
    if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > atMost) return { lineItemId, atMost };
  }
  return undefined;
}

/** Guarantees go back with the products that they cover: no more of them stay than products do (rule E-02). */
export function withGuarantees(
  order: Order,
  earlier: readonly Reversal[],
  pieces: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const gone = countReversed(earlier);
  const { lineItems } = order.contents;
  const staying = ({ id, quantity }: NamedLine) => quantity - (gone.get(id) ?? 0) - (pieces.get(id) ?? 0);
  const all = new Map(pieces);
  for (const line of lineItems) {
    if (line.parentSku === undefined) continue;
    const covered = lineItems
      .filter(
        ({ sku, parentSku, mode }) =>
          sku === line.parentSku && parentSku === undefined && mode === 'Standard',
      )
      .reduce((count, product) => count + staying(product), 0);
    const excess = staying(line) - covered;
    if (excess > 0) all.set(line.id, (pieces.get(line.id) ?? 0) + excess);
  }
  return all;
}

/** Takes pieces back of an order that was shipped, their guarantees too, and pays back their exact share of what they cost. */
export function returnItems(
  commerce: OrderDesk,
  which: OrderToChange,
  returned: ReturnedItems,
): Promise<Outcome<Order, OrderRefusal>> {
  return changeOrder(commerce, which, async (order, transaction) => {
    if (!hasLeft(order) || returned.pieces.size === 0) return refuse({ code: 'NotReturnable', atMost: 0 });
    const earlier = await findReversals(transaction, order.id);
    const excess = findExcess(order, earlier, returned);
    if (excess !== undefined) return refuse({ code: 'NotReturnable', ...excess });
    const pieces = withGuarantees(order, earlier, returned.pieces);
    return takeBack(
      transaction,
      commerce,
      order,
      earlier,
      { kind: 'return', stock: returned.stock, pieces, actor: 'operator' },
      {},
    );
  });
}
