import { hasLeft } from '../commerce/purchase/orders/return-items.ts';
import type { WithdrawalMail } from '../commerce/purchase/withdrawals/find-withdrawals.ts';
import {
  lastRefundDay,
  lastWithdrawalDay,
  resolveStanding,
} from '../commerce/purchase/withdrawals/withdrawal-period.ts';
import type { WithdrawalMailRequest } from '../kernel/jobs.ts';
import { getMarket } from '../markets/countries.ts';
import { findExemptLines } from '../markets/withdrawal-exceptions.ts';

const returnedAs = { goods: 'GoodsReturned', proof: 'ProofOfReturn' } as const;

/** What is to be told; a proof is told no more once the goods are here, nor a refund once it has failed. */
function newsOf(
  { decision, returned, refund }: WithdrawalMail['withdrawal'],
  { refundedBy: by, refundId }: Pick<WithdrawalMail, 'refundedBy' | 'refundId'>,
  about: WithdrawalMailRequest['about'],
) {
  if (about === 'receipt') return { kind: 'Received' as const };
  if (about === 'decision') return decision;
  if (about === 'refunded') {
    if (refund?.state !== 'Paid') return undefined;
    return { kind: 'Refunded' as const, amount: refund.amount, by, refundId };
  }
  return returned?.kind === returnedAs[about] ? returned : undefined;
}

/** What somebody who withdraws from the whole contract cannot withdraw from; a company has no right to compare it with. */
function exemptOf({ withdrawal, ordered }: WithdrawalMail) {
  const { scope, decision } = withdrawal;
  if (ordered === undefined || scope !== 'whole' || ordered.facts.clientType === 'COMPANY') return [];
  const taken = decision?.kind === 'Approved' ? decision.pieces : new Map<string, number>();
  return findExemptLines(ordered.order.contents.lineItems, taken).flatMap(({ name, withdrawalException }) =>
    withdrawalException === undefined ? [] : [{ name, exception: withdrawalException }],
  );
}

/** A withdrawal as the mails about it need it; nothing where a later mail tells what was to be told. */
export function presentWithdrawalMail(mail: WithdrawalMail, { about }: Pick<WithdrawalMailRequest, 'about'>) {
  const { withdrawal, ordered } = mail;
  const news = newsOf(withdrawal, mail, about);
  if (news === undefined) return [];
  const market = getMarket(withdrawal.country);
  const { createdAt } = withdrawal;
  const { order, facts } = ordered ?? {};
  const exempt = exemptOf(mail);
  const carriage = order?.contents.shippingInfo.methodKey;
  return [
    {
      withdrawal,
      outlook: {
        standing: resolveStanding(facts, createdAt, market),
        shipment: order === undefined || hasLeft(order) ? carriage : ('here' as const),
        delivered: facts?.deliveredAt,
        lastDay: facts && lastWithdrawalDay(facts, market),
        refundUntil: lastRefundDay(createdAt, market.timeZone),
        exempt,
        coversNothing: exempt.length > 0 && exempt.length === order?.contents.lineItems.length,
      },
      news,
    },
  ];
}
