import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canBecome } from '../../commerce/state-table.ts';
import { money } from '../../kernel/money.ts';
import type { PartnerEvent, PartnerEventType } from './partner-event.ts';
import {
  decideMove,
  type MoneyActName,
  moneyActs,
  moneyStates,
  mostOf,
  stateOfMoney,
  sumMoney,
} from './partner-money.ts';

const WHOLE = 1000;
const acts = Object.keys(moneyActs) as MoneyActName[];
let names = 0;

function event(type: PartnerEventType, centAmount: number, originalId?: string): PartnerEvent {
  names += 1;
  return {
    ...{ id: `event-${names}`, checkoutId: 'checkout', merchantReference: 'payment', type, originalId },
    ...{ amount: money('EUR', centAmount), refundId: undefined, reason: undefined, happenedAt: new Date(0) },
  };
}

/** The books after an act, if it is possible. */
function after(events: readonly PartnerEvent[], act: MoneyActName, centAmount?: number) {
  const decided = decideMove(events, { act, centAmount });
  if (!decided.ok) return undefined;
  return [...events, event(moneyActs[act].type, decided.value.centAmount, decided.value.originalId)];
}

function book(...moves: (readonly [MoneyActName, number?])[]): readonly PartnerEvent[] {
  let events: readonly PartnerEvent[] = [event('AUTHORISED', WHOLE)];
  for (const [act, centAmount] of moves) {
    const next = after(events, act, centAmount);
    if (next === undefined) throw new Error(`${act} is not possible after ${events.map(({ type }) => type)}`);
    events = next;
  }
  return events;
}

describe('the money of a payment at the embedded partner', () => {
  it.each<[string, (readonly [MoneyActName, number?])[], string, Partial<Record<MoneyActName, number>>]>([
    ['nothing', [], 'Authorised', { capture: 1000, refund: 1000 }],
    ['a part taken', [['capture', 300]], 'Captured', { capture: 700, refund: 1000, 'charge-back': 300 }],
    ['all taken', [['capture']], 'Captured', { capture: 0, refund: 1000, 'charge-back': 1000 }],
    [
      'a capture that failed',
      [['capture'], ['fail-capture']],
      'Authorised',
      { capture: 1000, 'charge-back': 0 },
    ],
    ['a part refunded', [['capture'], ['refund', 400]], 'Captured', { refund: 600, 'charge-back': 600 }],
    ['refunded before it was taken', [['refund', 400]], 'Authorised', { capture: 600, refund: 600 }],
    [
      'the rest taken of what was refunded in part before',
      [['refund', 300], ['capture']],
      'Captured',
      { capture: 0, refund: 700, 'charge-back': 700, 'fail-capture': 700 },
    ],
    [
      'more refunded than was taken',
      [
        ['capture', 600],
        ['refund', 800],
      ],
      'Captured',
      { capture: 200, refund: 200, 'charge-back': 0 },
    ],
    [
      'a refund of what was never taken that failed after the rest was taken',
      [['refund', 300], ['capture'], ['fail-refund']],
      'Captured',
      { capture: 300, refund: 1000, 'charge-back': 700 },
    ],
    ['all refunded', [['capture'], ['refund']], 'Refunded', { refund: 0, capture: 0, 'charge-back': 0 }],
    ['a refund that failed', [['capture'], ['refund'], ['fail-refund']], 'Captured', { refund: 1000 }],
    [
      'charged back',
      [['capture'], ['charge-back']],
      'ChargedBack',
      { refund: 0, 'reverse-chargeback': 1000 },
    ],
    [
      'a chargeback reversed',
      [['capture'], ['charge-back'], ['reverse-chargeback']],
      'Captured',
      { refund: 1000, 'reverse-chargeback': 0 },
    ],
  ])('Y-09: after %s', (_, moves, state, most) => {
    const sums = sumMoney(book(...moves));
    expect(stateOfMoney(sums)).toBe(state);
    for (const [act, cents] of Object.entries(most))
      expect(mostOf(act as MoneyActName, sums), act).toBe(cents);
  });

  it('Y-09: cannot move where none was authorised, nor after it was cancelled', () => {
    for (const events of [[], [event('REFUSED', WHOLE)], [...book(), event('REVERSED', WHOLE)]])
      for (const act of acts) expect(decideMove(events, { act }), act).toMatchObject({ ok: false });
  });

  it.each([0, -1, 0.5, 1001, Number.NaN])('Y-09: cannot be moved by %d', (centAmount) => {
    expect(decideMove(book(), { act: 'capture', centAmount })).toEqual({
      ok: false,
      refusal: { code: 'NotPossible', atMost: WHOLE },
    });
  });

  it('Y-09: of two refunds the one that is named fails, and no refund twice', () => {
    const events = book(['capture'], ['refund', 300], ['refund', 200]);
    const second = events.at(-1)?.id;
    const failed = decideMove(events, { act: 'fail-refund', originalId: second });
    expect(failed).toMatchObject({ ok: true, value: { originalId: second, centAmount: 200 } });
    const told = [...events, event('REFUND_FAILED', 200, second)];
    expect(decideMove(told, { act: 'fail-refund', originalId: second })).toMatchObject({ ok: false });
  });

  it('Y-09: never goes below nothing nor above what was authorised, and only along its table, whatever is done', () => {
    const moves = fc.array(fc.tuple(fc.constantFrom(...acts), fc.integer({ min: 1, max: WHOLE })), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(moves, (done) => {
        let events = book();
        for (const [act, centAmount] of done) {
          const before = stateOfMoney(sumMoney(events));
          events = after(events, act, centAmount) ?? events;
          const sums = sumMoney(events);
          const state = stateOfMoney(sums);
          for (const [name, cents] of Object.entries(sums))
            if (typeof cents === 'number') expect([name, cents >= 0 && cents <= WHOLE]).toEqual([name, true]);
          expect(sums.captured - sums.chargedBack).toBeGreaterThanOrEqual(0);
          // What was given back before it was taken cannot be taken any more.
          expect(sums.captured + sums.released).toBeLessThanOrEqual(WHOLE);
          expect(sums.held).toBeLessThanOrEqual(sums.authorised - sums.refunded);
          if (before !== undefined && state !== undefined && before !== state)
            expect([before, state, canBecome(moneyStates, before, state)]).toEqual([before, state, true]);
        }
      }),
    );
  });
});
