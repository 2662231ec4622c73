import type { CallError } from '../../api/contract/errors.ts';
import type { Batch } from './batch.ts';

/** What a shopper has to be told of their cart; `online` takes `offline` back. */
export type CartProblem =
  | 'offline'
  | 'online'
  | 'notSaved'
  | 'changedElsewhere'
  | 'maximumReached'
  | 'addFailed'
  | 'itemGone'
  | 'currencyChanged'
  | 'rebuilt';

/** What a refusal of a batch is called. */
export function problemOf(error: CallError, kind: Batch['kind']): CartProblem {
  switch (error.code) {
    case 'QuantityAboveStock':
    case 'QuantityAboveMaximum':
    case 'OutOfStock':
      return 'maximumReached';
    case 'ConcurrentModification':
    case 'CartAlreadyOrdered':
      return 'changedElsewhere';
    default:
      return kind === 'addition' ? 'addFailed' : 'notSaved';
  }
}
