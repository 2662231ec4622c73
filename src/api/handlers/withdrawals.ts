import { findMyWithdrawals } from '../../commerce/purchase/withdrawals/find-withdrawals.ts';
import { stateWithdrawal } from '../../commerce/purchase/withdrawals/state-withdrawal.ts';
import type { Withdrawal } from '../../commerce/purchase/withdrawals/withdrawal.ts';
import { lastRefundDay } from '../../commerce/purchase/withdrawals/withdrawal-period.ts';
import { stateOf } from '../../commerce/purchase/withdrawals/withdrawal-states.ts';
import { getWithdrawal } from '../../commerce/purchase/withdrawals/withdrawal-store.ts';
import { accept, refuse } from '../../kernel/outcome.ts';
import { getMarket } from '../../markets/countries.ts';
import type { CustomerWithdrawal, withdrawalCalls } from '../contract/withdrawals.ts';
import type { CallHandlers } from './handler.ts';

function presentReceived({ id, number, createdAt }: Withdrawal) {
  return { id, number, createdAt: createdAt.toISOString() };
}

function presentWithdrawal(withdrawal: Withdrawal): CustomerWithdrawal {
  const { orderNumber, scope, items, decision, createdAt, country, refund } = withdrawal;
  return {
    ...presentReceived(withdrawal),
    orderNumber,
    scope,
    items: [...items],
    state: stateOf(withdrawal),
    ...(decision?.kind === 'Declined' ? { declineReason: decision.reason } : {}),
    refundUntil: lastRefundDay(createdAt, getMarket(country).timeZone),
    ...(refund?.failedAt === undefined ? {} : { refundFailedAt: refund.failedAt.toISOString() }),
  };
}

export const withdrawalHandlers: CallHandlers<keyof typeof withdrawalCalls> = {
  async withdrawFromContract({ locale: _asked, formId, ...draft }, request, engine) {
    const stated = await stateWithdrawal(engine, request, { draft, formId });
    return stated.ok ? accept({ withdrawal: presentReceived(stated.value) }) : stated;
  },

  async getWithdrawal({ id }, _request, engine) {
    const found = await getWithdrawal(engine.database, id);
    return found === undefined
      ? refuse({ code: 'ResourceNotFound' })
      : accept({ withdrawal: presentReceived(found) });
  },

  async getWithdrawals({ orderNumber }, request, engine) {
    const found = await findMyWithdrawals(engine, request, orderNumber);
    return found.ok ? accept({ withdrawals: found.value.map(presentWithdrawal) }) : found;
  },
};
