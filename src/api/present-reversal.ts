import type { Order } from '../commerce/purchase/orders/order.ts';
import { isTriedAgain, type Reversal, refundIdOf } from '../commerce/purchase/orders/reversal.ts';

/** Whether every piece of the order is in it; a last part after others is a part, too. */
function isWhole({ contents }: Order, reversal: Reversal): boolean {
  return contents.lineItems.every(({ id, quantity }) =>
    reversal.contents.lines.some((line) => line.lineItemId === id && line.quantity === quantity),
  );
}

function kindOf(order: Order, reversal: Reversal) {
  if (reversal.refundFailedAt !== undefined) return 'refund-failed';
  if (reversal.refundState === 'Paid' && isTriedAgain(reversal)) return 'refund-again';
  return reversal.kind === 'cancel' && !isWhole(order, reversal) ? 'cancel-part' : reversal.kind;
}

/** A cancellation or return as the mail about it needs it. */
export function presentReversal(order: Order, reversal: Reversal) {
  const isByHand = reversal.paymentId === undefined || reversal.refundFailedAt !== undefined;
  return {
    refundId: refundIdOf(reversal),
    kind: kindOf(order, reversal),
    orderNumber: order.orderNumber,
    country: order.country,
    locale: order.locale,
    customerEmail: order.customerEmail,
    billingAddress: order.contents.billingAddress,
    lines: reversal.contents.lines.map(({ name, quantity, amount }) => ({ name, quantity, amount })),
    refund: reversal.refund,
    refundedBy: isByHand ? 'transfer' : 'partner',
  } as const;
}
