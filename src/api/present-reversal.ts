import type { Order } from '../commerce/purchase/orders/order.ts';
import type { Reversal } from '../commerce/purchase/orders/reversal.ts';

/** A cancellation or return as the mail about it needs it. */
export function presentReversal(order: Order, reversal: Reversal) {
  return {
    reversalId: reversal.id,
    kind: reversal.kind,
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
