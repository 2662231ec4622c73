import { isNeverWithdrawable, type WithdrawalException } from '../../../markets/withdrawal-exceptions.ts';
import type { Pieces, WithdrawalStatement } from './withdrawal.ts';

/** What of an order is still its buyer's: line item id -> pieces that have not been taken back. */
export function piecesLeft(
  lines: readonly { readonly id: string; readonly quantity: number }[],
  gone: Pieces,
): Pieces {
  const left = lines.map(({ id, quantity }) => [id, quantity - (gone.get(id) ?? 0)] as const);
  return new Map(left.filter(([, quantity]) => quantity > 0));
}

/** Never more than is left: what came back before, by whatever way, is not taken back again. */
export function clipPieces(wanted: Pieces, left: Pieces): Pieces {
  const clipped = [...wanted].map(([id, quantity]) => [id, Math.min(quantity, left.get(id) ?? 0)] as const);
  return new Map(clipped.filter(([, quantity]) => quantity > 0));
}

/** The pieces that a statement means, without what nobody can withdraw from; `undefined` where its words have to be read by a person. */
export function statedPieces(
  { scope, items }: Pick<WithdrawalStatement, 'scope' | 'items'>,
  lines: readonly {
    readonly id: string;
    readonly quantity: number;
    readonly withdrawalException?: WithdrawalException;
  }[],
): Pieces | undefined {
  const withdrawable = lines.filter(({ withdrawalException }) => !isNeverWithdrawable(withdrawalException));
  if (scope === 'whole') return new Map(withdrawable.map(({ id, quantity }) => [id, quantity]));
  if (items.length === 0) return undefined;
  return new Map(items.map(({ lineItemId, quantity }) => [lineItemId, quantity]));
}
