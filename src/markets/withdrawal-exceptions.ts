/**
 * Why a consumer cannot withdraw from goods (Directive 2011/83/EU, Article 16): made to their specification (c), quick to go off (d);
 * sealed for health or hygiene (e), or recordings and software (i), which they cannot once the seal is broken.
 */
export const withdrawalExceptions = ['madeToOrder', 'perishable', 'sealedHygiene', 'sealedMedia'] as const;

export type WithdrawalException = (typeof withdrawalExceptions)[number];

/** Whether there is no right at all, sealed or not. */
export function isNeverWithdrawable(exception: WithdrawalException | undefined): boolean {
  return exception === 'madeToOrder' || exception === 'perishable';
}

/** Lines of an order that nobody can withdraw from, and that are not taken back all the same. */
export function findExemptLines<
  Line extends { readonly id: string; readonly withdrawalException?: WithdrawalException },
>(lines: readonly Line[], taken: ReadonlyMap<string, number>): readonly Line[] {
  return lines.filter(
    ({ id, withdrawalException }) => isNeverWithdrawable(withdrawalException) && !taken.has(id),
  );
}
