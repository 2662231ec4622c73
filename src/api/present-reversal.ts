import type { Order } from '../commerce/purchase/orders/order.ts';
import type { Reversal } from '../commerce/purchase/orders/reversal.ts';

/** Whether every piece of the order is in it; a last part after others is a part, too. */
function isWhole({ contents }: Order, reversal: Reversal): boolean {
  return contents.lineItems.every(({ id, quantity }) =>
    reversal.contents.lines.some((line) => line.lineItemId === id && line.quantity === quantity),
  );
}

/** A cancellation or return as the mail about it needs it. */
export function presentReversal(order: Order, reversal: Reversal) {
  return {
    reversalId: reversal.id,
    kind: reversal.kind === 'cancel' && !isWhole(order, reversal) ? 'cancel-part' : reversal.kind,
    orderNumber: order.orderNumber,
    country: order.country,
    locale: order.locale,
    customerEmail: order.customerEmail,
    billingAddress: order.contents.billingAddress,
    lines: reversal.contents.lines.map(({ name, quantity, amount }) => ({ name, quantity, amount })),
    refund: reversal.refund,
    refundedBy: reversal.paymentId === undefined ? 'transfer' : 'partner',
  } as const;
}
