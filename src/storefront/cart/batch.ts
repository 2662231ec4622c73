import type { Cart } from '../../api/contract/cart.ts';
import type { CallError } from '../../api/contract/errors.ts';
import type { Outcome } from '../../kernel/outcome.ts';
import type { Addition, LineAction, LineChange } from './line-action.ts';
import { mergeChange } from './line-action.ts';
import { type Basis, basisOf, dropApplied, type StoredQueue } from './stored-queue.ts';

export type Finish = (outcome: Outcome<Cart, CallError>) => void;

interface CommonBatch {
  /** When it was begun, in milliseconds since the epoch: puts what several tabs have left in order. */
  readonly madeAt: number;
  isDue: boolean;
  /** Set from the moment it is sent until it is answered; a lost answer is told by comparing it with the cart. */
  basis?: Basis;
  /** An answer was lost: before it is sent once more, the cart says whether it still has to be. */
  isDoubtful?: boolean;
  /** How often the cart had changed meanwhile. */
  conflicts: number;
  /** It was already put onto a new or corrected cart; a second time it fails. */
  isRebuilt?: boolean;
}

/** All changes of one pause, or one product that is added: what is sent as one call. */
export type Batch =
  | (CommonBatch & { readonly kind: 'changes'; actions: readonly LineChange[] })
  | (CommonBatch & {
      readonly kind: 'addition';
      readonly sku: string;
      readonly parentSku: string | undefined;
      /** Empty once the cart turned out to hold it. */
      actions: readonly Extract<LineAction, { action: 'addLineItem' }>[];
      readonly finish?: Finish | undefined;
    });

/** Most actions of one `updateCart` (contract). */
const MOST_ACTIONS = 100;

export function buildAddition(
  { sku, quantity, parentSku }: Addition,
  finish?: Finish,
  madeAt: number = Date.now(),
): Batch {
  const actions = [
    { action: 'addLineItem' as const, sku, quantity, ...(parentSku === undefined ? {} : { parentSku }) },
  ];
  return { kind: 'addition', sku, parentSku, actions, madeAt, isDue: true, conflicts: 0, finish };
}

/** Puts a change to those that still wait for their pause to end, or opens the next batch. */
export function withChange(batches: readonly Batch[], change: LineChange): readonly Batch[] {
  const last = batches.at(-1);
  const isOpen = last?.kind === 'changes' && !last.isDue && last.actions.length < MOST_ACTIONS;
  if (!isOpen) {
    const madeAt = Date.now();
    return [...batches, { kind: 'changes', actions: [change], madeAt, isDue: false, conflicts: 0 }];
  }
  last.actions = mergeChange(last.actions, change);
  return batches;
}

/** What an earlier page left, as batches again; what it had sent comes first, with the cart it was sent on. */
export function restoreBatches(stored: StoredQueue): readonly Batch[] {
  const batches: Batch[] = [];
  stored.actions.forEach((action, index) => {
    const madeAt = stored.madeAt[index] ?? 0;
    const wasSent = index < stored.sent;
    const doubt = wasSent ? { basis: stored, isDoubtful: true } : {};
    const last = batches.at(-1);
    if (action.action === 'addLineItem') {
      batches.push({ ...buildAddition(action, undefined, madeAt), ...doubt });
    } else if (last?.kind === 'changes' && last.madeAt === madeAt && (last.basis !== undefined) === wasSent) {
      last.actions = [...last.actions, action];
    } else {
      batches.push({ kind: 'changes', actions: [action], madeAt, isDue: true, conflicts: 0, ...doubt });
    }
  });
  return batches;
}

/** What a tab that is gone has left, and what waits here, in the order in which it was done. */
export function mergeBatches(left: readonly Batch[], own: readonly Batch[]): readonly Batch[] {
  return [...left, ...own].sort((one, other) => one.madeAt - other.madeAt);
}

/** Takes out of batches whose answer was lost what the cart shows to have been carried out. */
export function dropDone(batches: readonly Batch[], cart: Cart | undefined): void {
  for (const batch of batches) {
    if (batch.basis === undefined) continue;
    if (batch.kind === 'changes') batch.actions = dropApplied(batch.actions, batch.basis, cart);
    else batch.actions = dropApplied(batch.actions, batch.basis, cart);
    delete batch.basis;
  }
}

/** The other way round, for local storage. */
export function toStoredQueue(batches: readonly Batch[], cart: Cart | undefined): StoredQueue {
  const [first] = batches;
  const actions: readonly LineAction[] = first?.actions ?? [];
  return {
    ...(first?.basis ?? basisOf(cart, actions)),
    actions: batches.flatMap((batch): readonly LineAction[] => batch.actions),
    madeAt: batches.flatMap(({ actions: those, madeAt }) => those.map(() => madeAt)),
    sent: first?.basis === undefined ? 0 : actions.length,
  };
}
