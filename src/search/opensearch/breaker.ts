import type { Clock } from '../../kernel/clock.ts';

/** Failures one after the other until nobody is sent to the cluster any more. */
export const FAILURES_IN_A_ROW = 5;
/** How long it is then left alone before it is tried again. */
export const PAUSE_MILLISECONDS = 5_000;

/**
 * ```
 *            FAILURES_IN_A_ROW              PAUSE_MILLISECONDS, then one try
 *  closed ------------------------> open ------------------------------------> half-open
 *    ^                                ^                                            |
 *    |                                +------------- the try fails ----------------+
 *    +------------------------------------------------ the try succeeds -----------+
 * ```
 * The try is not a shopper's: `ServedIndexes` makes it.
 */
export type BreakerState = 'closed' | 'open' | 'half-open';

export interface Breaker {
  readonly state: BreakerState;
  /** Whether shoppers' questions may be sent. */
  readonly letsThrough: boolean;
  /** Whether the pause is over; the caller who hears `true` must try, and say how it went. */
  startTry(): boolean;
  succeeded(): void;
  failed(reason: string): void;
}

interface BreakerOptions {
  readonly clock: Clock;
  readonly onOpen: (reason: string) => void;
  readonly onClose: () => void;
}

/** Keeps questions from a cluster that does not answer. Tells once when it opens, and once when it closes again. */
export function createBreaker({ clock, onOpen, onClose }: BreakerOptions): Breaker {
  let state: BreakerState = 'closed';
  let failures = 0;
  let openedAt = 0;
  return {
    get state() {
      return state;
    },
    get letsThrough() {
      return state === 'closed';
    },
    startTry() {
      if (state !== 'open' || clock.now().getTime() - openedAt < PAUSE_MILLISECONDS) return false;
      state = 'half-open';
      return true;
    },
    succeeded() {
      failures = 0;
      // An answer to a question that was asked before it opened says nothing of now.
      if (state !== 'half-open') return;
      state = 'closed';
      onClose();
    },
    failed(reason) {
      if (state === 'open') return;
      failures++;
      if (state === 'closed' && failures < FAILURES_IN_A_ROW) return;
      const isNews = state === 'closed';
      state = 'open';
      openedAt = clock.now().getTime();
      failures = 0;
      if (isNews) onOpen(reason);
    },
  };
}
