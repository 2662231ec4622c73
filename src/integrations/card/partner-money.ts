import type { StateTable } from '../../commerce/state-table.ts';
import { accept, type Outcome, refuse } from '../../kernel/outcome.ts';
import type { PartnerEvent, PartnerEventType } from './partner-event.ts';

/** Where the money of an authorised payment is, as the partner's books have it. */
export const moneyStates = {
  start: ['Authorised'],
  next: {
    Authorised: ['Captured', 'Refunded', 'Cancelled'],
    Captured: ['Authorised', 'Refunded', 'ChargedBack'],
    Refunded: ['Authorised', 'Captured'],
    ChargedBack: ['Captured'],
    Cancelled: [],
  },
} as const satisfies StateTable<string>;

export type MoneyState = keyof typeof moneyStates.next;

/** Minor units of one payment. */
export interface PartnerMoney {
  readonly authorised: number;
  readonly captured: number;
  /** In all. */
  readonly refunded: number;
  /** Part of that: what was given back before anybody had taken it, and cannot be taken any more. */
  readonly released: number;
  /** Of what was captured, what is still the merchant's. */
  readonly held: number;
  readonly chargedBack: number;
  readonly isCancelled: boolean;
}

type Sum = 'authorised' | 'captured' | 'chargedBack';

/** What each event adds to which sum; refunds are shared out, and the others move no money. */
const effects: Readonly<Partial<Record<PartnerEventType, readonly [Sum, 1 | -1]>>> = {
  AUTHORISED: ['authorised', 1],
  CAPTURED: ['captured', 1],
  CAPTURE_FAILED: ['captured', -1],
  CHARGEBACK: ['chargedBack', 1],
  CHARGEBACK_REVERSED: ['chargedBack', -1],
};

type BookedEvent = Pick<PartnerEvent, 'id' | 'type' | 'amount' | 'originalId'>;

/** A refund takes what the merchant holds first, and the rest of what nobody has taken; one that fails puts back what it took of each. */
export function sumMoney(events: readonly BookedEvent[]): PartnerMoney {
  const sums = { authorised: 0, captured: 0, refunded: 0, released: 0, chargedBack: 0 };
  const held = () => sums.captured - (sums.refunded - sums.released);
  const releasedBy = new Map<string, number>();
  for (const { id, type, amount, originalId = '' } of events) {
    const { centAmount } = amount;
    const [sum, sign] = effects[type] ?? ['authorised', 0];
    sums[sum] += sign * centAmount;
    if (type === 'REFUNDED') {
      const released = Math.max(centAmount - held(), 0);
      releasedBy.set(id, released);
      sums.refunded += centAmount;
      sums.released += released;
    }
    if (type === 'REFUND_FAILED') {
      sums.refunded -= centAmount;
      sums.released -= releasedBy.get(originalId) ?? 0;
    }
  }
  return { ...sums, held: held(), isCancelled: events.some(({ type }) => type === 'REVERSED') };
}

/** Where the money is; nothing while none was authorised. */
export function stateOfMoney(money: PartnerMoney): MoneyState | undefined {
  if (money.authorised === 0) return undefined;
  if (money.isCancelled) return 'Cancelled';
  if (money.chargedBack > 0) return 'ChargedBack';
  if (money.refunded >= money.authorised) return 'Refunded';
  return money.captured > 0 ? 'Captured' : 'Authorised';
}

interface Act {
  readonly type: PartnerEventType;
  readonly from: readonly MoneyState[];
  /** How much it can be about. */
  readonly most: (money: PartnerMoney) => number;
  /** A part, or all of it at once. */
  readonly takes: 'parts' | 'all';
}

/** What the merchant, the payer's bank or the partner itself can do to the money; what fails undoes what it names. */
export const moneyActs = {
  capture: {
    ...{ type: 'CAPTURED', from: ['Authorised', 'Captured'], takes: 'parts' },
    most: ({ authorised, captured, released }) => authorised - captured - released,
  },
  'fail-capture': {
    ...{ type: 'CAPTURE_FAILED', from: ['Captured'], takes: 'all' },
    most: ({ held }) => held,
  },
  refund: {
    ...{ type: 'REFUNDED', from: ['Authorised', 'Captured'], takes: 'parts' },
    most: ({ authorised, refunded }) => authorised - refunded,
  },
  'fail-refund': {
    ...{ type: 'REFUND_FAILED', from: ['Authorised', 'Captured', 'Refunded'], takes: 'all' },
    most: ({ refunded }) => refunded,
  },
  'charge-back': {
    ...{ type: 'CHARGEBACK', from: ['Captured'], takes: 'parts' },
    most: ({ held }) => held,
  },
  'reverse-chargeback': {
    ...{ type: 'CHARGEBACK_REVERSED', from: ['ChargedBack'], takes: 'all' },
    most: ({ chargedBack }) => chargedBack,
  },
} as const satisfies Readonly<Record<string, Act>>;

export type MoneyActName = keyof typeof moneyActs;

/** The most that an act can be about now; 0 where it cannot be done. */
export function mostOf(name: MoneyActName, money: PartnerMoney): number {
  const { from, most }: Act = moneyActs[name];
  const state = stateOfMoney(money);
  return state !== undefined && from.includes(state) ? Math.max(most(money), 0) : 0;
}

/** What is done to a payment, and what is said of it. */
export interface MoneyOrder {
  readonly act: MoneyActName;
  /** Minor units; all that is left unless told. */
  readonly centAmount?: number | undefined;
  /** Of a refund that the merchant asks for by a call. */
  readonly refundId?: string | undefined;
  /** Of a refund that fails: which. */
  readonly originalId?: string | undefined;
  readonly reason?: string | undefined;
}

/** Why nothing was done: the money stands elsewhere, or is less than that. */
export interface MoneyRefusal {
  readonly code: 'NotPossible';
  readonly atMost: number;
}

/** The event that an order makes of the books as they are; pure but for its name. */
export function decideMove(
  events: readonly PartnerEvent[],
  { act, centAmount, originalId }: MoneyOrder,
): Outcome<Pick<PartnerEvent, 'refundId' | 'originalId'> & { readonly centAmount: number }, MoneyRefusal> {
  const most = mostOf(act, sumMoney(events));
  if (act === 'fail-refund') {
    const failed = new Set(events.flatMap((event) => event.originalId ?? []));
    const refund = events.find(
      ({ id, type }) =>
        type === 'REFUNDED' && !failed.has(id) && (originalId === undefined || id === originalId),
    );
    if (refund === undefined || most === 0) return refuse({ code: 'NotPossible', atMost: 0 });
    const { id, refundId, amount } = refund;
    return accept({ originalId: id, refundId, centAmount: amount.centAmount });
  }
  const wanted = moneyActs[act].takes === 'all' ? most : (centAmount ?? most);
  return Number.isSafeInteger(wanted) && wanted > 0 && wanted <= most
    ? accept({ originalId: undefined, refundId: undefined, centAmount: wanted })
    : refuse({ code: 'NotPossible', atMost: most });
}
