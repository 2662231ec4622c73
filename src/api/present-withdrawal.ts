import { hasLeft } from '../commerce/purchase/orders/return-items.ts';
import type { WithdrawalMail } from '../commerce/purchase/withdrawals/find-withdrawals.ts';
import {
  lastRefundDay,
  lastWithdrawalDay,
  resolveStanding,
} from '../commerce/purchase/withdrawals/withdrawal-period.ts';
import type { WithdrawalMailRequest } from '../kernel/jobs.ts';
import { getMarket } from '../markets/countries.ts';

/** A withdrawal as the mails about it need it; a receipt says nothing of what was decided since. */
export function presentWithdrawalMail(
  { withdrawal, ordered }: WithdrawalMail,
  { about }: Pick<WithdrawalMailRequest, 'about'>,
) {
  const { timeZone } = getMarket(withdrawal.country);
  const { createdAt } = withdrawal;
  const { order, facts } = ordered ?? {};
  const carriage = order?.contents.shippingInfo.methodKey;
  return {
    withdrawal,
    outlook: {
      standing: resolveStanding(facts, createdAt, timeZone),
      shipment: order === undefined || hasLeft(order) ? carriage : ('here' as const),
      delivered: facts?.deliveredAt,
      lastDay: facts && lastWithdrawalDay(facts, timeZone),
      refundUntil: lastRefundDay(createdAt, timeZone),
    },
    decision: about === 'decision' ? withdrawal.decision : undefined,
  };
}
