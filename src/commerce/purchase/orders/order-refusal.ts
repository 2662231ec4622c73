import { writeDecimal } from '../../../kernel/decimal.ts';
import type { Money } from '../../../kernel/money.ts';

/** Why an order cannot be changed so; told to the operator, never to a shopper. */
export type OrderRefusal =
  | { readonly code: 'OrderNotFound' }
  | { readonly code: 'ConcurrentModification'; readonly currentVersion: number }
  /** `rule`: which states cannot be together; without it, no way leads there. */
  | {
      readonly code: 'TransitionNotAllowed';
      readonly from: string;
      readonly to: string;
      readonly rule?: string;
    }
  /** Of a receipt: nothing, or more than is due; or its reference was recorded with another amount. */
  | { readonly code: 'AmountNotDue'; readonly due: Money }
  | { readonly code: 'ReferenceUsed'; readonly recorded: Money }
  /** What cannot come back: an order that has not left, a line that is not there, or more pieces than are still out. */
  | { readonly code: 'NotReturnable'; readonly lineItemId?: string; readonly atMost: number }
  | { readonly code: 'NothingOwed' }
  /** Of a withdrawal: it stands elsewhere than where this is done. */
  | { readonly code: 'WithdrawalElsewhere'; readonly state: string }
  /** Its words do not say which pieces are meant. */
  | { readonly code: 'PiecesUnclear' };

/** One line for the person at the keyboard. */
export function describeOrderRefusal(refusal: OrderRefusal): string {
  switch (refusal.code) {
    case 'OrderNotFound':
      return 'There is no such order.';
    case 'ConcurrentModification':
      return `The order has changed meanwhile; its version is ${refusal.currentVersion} now.`;
    case 'TransitionNotAllowed':
      return `The order cannot go from ${refusal.from} to ${refusal.to}${refusal.rule === undefined ? '' : `: ${refusal.rule.charAt(0).toLowerCase()}${refusal.rule.slice(1)}`}.`;
    case 'AmountNotDue':
      return `Only ${write(refusal.due)} is due.`;
    case 'ReferenceUsed':
      return `This reference was recorded before, with ${write(refusal.recorded)}.`;
    case 'NotReturnable':
      return refusal.lineItemId === undefined
        ? 'Only what was shipped can come back; cancel the order instead.'
        : `Of line ${refusal.lineItemId} at most ${refusal.atMost} can come back.`;
    case 'NothingOwed':
      return 'Nothing waits to be paid back by hand.';
    case 'WithdrawalElsewhere':
      return `The withdrawal is ${refusal.state}.`;
    case 'PiecesUnclear':
      return 'Say which pieces are meant, as SKU=PIECES: the statement says it in words.';
  }
}

function write({ centAmount, fractionDigits, currencyCode }: Money): string {
  return `${writeDecimal(centAmount, fractionDigits)} ${currencyCode}`;
}
