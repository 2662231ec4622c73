import type { CustomerWithdrawal } from '../../../../api/contract/withdrawals.ts';
import { formatDate, formatDateTime } from '../../../../markets/date-format.ts';
import { formatOrderNumber, parseOrderNumber } from '../../../../markets/order-number.ts';
import type { PageText, TextKey } from '../../../i18n/texts.ts';
import type { PageRequest } from '../../../page-request.ts';
import { requireValue } from '../../../require-value.ts';

const states = {
  Received: 'withdrawal.stateReceived',
  Approved: 'withdrawal.stateApproved',
  Declined: 'withdrawal.stateDeclined',
  GoodsReturned: 'withdrawal.stateGoodsReturned',
  ProofOfReturn: 'withdrawal.stateProofOfReturn',
  Refunded: 'withdrawal.stateRefunded',
} as const satisfies Record<CustomerWithdrawal['state'], TextKey>;

function toShown(withdrawal: CustomerWithdrawal, { market }: PageRequest, text: PageText) {
  const { id, number, createdAt, orderNumber, state, declineReason, refundUntil, refundFailedAt } =
    withdrawal;
  const parsed = parseOrderNumber(orderNumber);
  const isOver = state === 'Declined' || state === 'Refunded';
  const failed = refundFailedAt === undefined ? undefined : text('withdrawal.refundFailed');
  const date = formatDate(new Date(`${refundUntil}T12:00:00Z`), 'UTC');
  return {
    id,
    number,
    received: formatDateTime(new Date(createdAt), market.timeZone),
    orderNumber: parsed === undefined ? orderNumber : formatOrderNumber(market, parsed),
    state: text(states[state]),
    more: isOver ? (declineReason ?? '') : (failed ?? text('withdrawal.refundUntil', { date })),
  };
}

/** What became of withdrawals from the customer's own orders (rule D-03). */
export async function findShownWithdrawals(request: PageRequest, text: PageText) {
  const { withdrawals } = requireValue(await request.shop.call('getWithdrawals', {}));
  return withdrawals.map((each) => toShown(each, request, text));
}

export type ShownWithdrawal = Awaited<ReturnType<typeof findShownWithdrawals>>[number];
