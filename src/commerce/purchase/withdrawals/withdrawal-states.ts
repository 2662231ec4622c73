import type { StateTable } from '../../state-table.ts';
import type { Withdrawal } from './withdrawal.ts';

/** Where a withdrawal stands, for its consumer and for the operator (rule D-03). */
export const withdrawalStates = {
  start: ['Received'],
  next: {
    Received: ['Approved', 'Declined'],
    Approved: ['GoodsReturned', 'ProofOfReturn', 'Refunded'],
    GoodsReturned: ['Refunded'],
    ProofOfReturn: ['GoodsReturned', 'Refunded'],
    Declined: [],
    Refunded: [],
  },
} as const satisfies StateTable<string>;

export type WithdrawalState = keyof typeof withdrawalStates.next;

type Facts = Pick<Withdrawal, 'decision' | 'returned' | 'refund'>;

/** Follows from what happened; `Refunded` once the money has gone back, or was never paid. */
export function stateOf({ decision, returned, refund }: Facts): WithdrawalState {
  if (decision === undefined) return 'Received';
  if (decision.kind === 'Declined') return 'Declined';
  if (refund !== undefined && refund.state !== 'Owed') return 'Refunded';
  return returned?.kind ?? 'Approved';
}

/** What has to happen next. Only `goods` are awaited with the refund withheld. */
export type WithdrawalWait = 'decision' | 'goods' | 'refund' | 'payout' | 'nothing';

export function waitOf(facts: Facts): WithdrawalWait {
  const state = stateOf(facts);
  if (state === 'Received') return 'decision';
  if (state === 'Declined' || state === 'Refunded') return 'nothing';
  if (facts.refund !== undefined) return 'payout';
  return state === 'Approved' ? 'goods' : 'refund';
}
