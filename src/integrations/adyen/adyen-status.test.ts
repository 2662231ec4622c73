import { describe, expect, it } from 'vitest';
import { money } from '../../kernel/money.ts';
import {
  type AdyenBook,
  type AdyenChange,
  type AdyenCheckout,
  type AdyenEvent,
  statusOfBook,
  sumRefunds,
} from './adyen-status.ts';

const now = new Date('2026-11-20T09:30:00Z');
const amount = money('EUR', 129_95);

const checkout: AdyenCheckout = {
  merchantReference: 'payment',
  providerReference: 'CS1',
  method: 'scheme',
  amount,
  redirectUrl: 'https://checkout.test/CS1',
  voucher: undefined,
  sessionStatus: undefined,
  createdAt: new Date('2026-11-20T09:00:00Z'),
  expiresAt: new Date('2026-11-20T10:00:00Z'),
  closedAt: undefined,
  fieldsSession: undefined,
};
const late = new Date('2026-11-20T10:00:00Z');

/** `AUTHORISATION`, `-CAPTURE` for one that failed; of a second payment of the same session with a 2 behind. */
function event(text: string, index: number): AdyenEvent {
  const [, failed, eventCode = '', second = ''] = /^(-?)([A-Z_]+)(2?)$/.exec(text) ?? [];
  const payment = `PSP${second}`;
  const isFirst = eventCode === 'AUTHORISATION' || eventCode === 'PENDING' || eventCode === 'OFFER_CLOSED';
  return {
    pspReference: isFirst ? (failed === '-' ? `REFUSED${index}` : payment) : `CHANGE${index}`,
    ...{ eventCode, success: failed !== '-', merchantReference: 'payment', amount, reason: undefined },
    originalReference: isFirst ? undefined : payment,
    changeId: eventCode.startsWith('REFUND') ? 'refund' : undefined,
    details: {},
    happenedAt: new Date(now.getTime() - index * 1000),
  };
}

function bookOf(texts: readonly string[], changes: Partial<AdyenCheckout> = {}): AdyenBook {
  return { checkout: { ...checkout, ...changes }, events: texts.map(event), changes: [] };
}

function permute<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) =>
    permute([...items.slice(0, index), ...items.slice(index + 1)]).map((rest) => [item, ...rest]),
  );
}

/** All sets of at most four of the events that can happen to a payment. */
function subsets(items: readonly string[], most: number): string[][] {
  if (items.length === 0 || most === 0) return [[]];
  const [first = '', ...rest] = items;
  return [...subsets(rest, most), ...subsets(rest, most - 1).map((set) => [first, ...set])];
}

const possible = [
  ...['AUTHORISATION', '-AUTHORISATION', 'AUTHORISATION2', 'PENDING', 'OFFER_CLOSED', 'CAPTURE'],
  ...['CAPTURE_FAILED', 'CANCELLATION', 'CANCEL_OR_REFUND', '-CANCEL_OR_REFUND', 'REFUND', '-REFUND'],
  ...['REFUND_FAILED', 'CHARGEBACK', 'CHARGEBACK_REVERSED', 'EXPIRE', 'CANCELLATION2'],
];

describe('how a payment stands at Adyen', () => {
  it('Y-07: is the same in whichever order up to four events come, and however often', () => {
    let orders = 0;
    for (const set of subsets(possible, 4)) {
      const inOrder = set.map(event);
      const before = statusOfBook({ ...bookOf([]), events: inOrder }, now);
      const after = statusOfBook({ ...bookOf([]), events: inOrder }, late);
      for (const events of permute(inOrder)) {
        orders += 1;
        const book = { ...bookOf([]), events: [...events, ...events.slice(0, 1)] };
        expect(statusOfBook(book, now)).toEqual(before);
        expect(statusOfBook(book, late)).toEqual(after);
      }
    }
    expect(orders).toBe(1 + 17 + 136 * 2 + 680 * 6 + 2380 * 24);
  });

  it.each([
    [[], 'Open', 'Cancelled'],
    [['AUTHORISATION'], 'Authorised', 'Authorised'],
    // Adyen's page lets a shopper try another card: nothing is refused before they have left.
    [['-AUTHORISATION'], 'Open', 'Refused'],
    [['-AUTHORISATION', 'AUTHORISATION'], 'Authorised', 'Authorised'],
    [['AUTHORISATION', 'CAPTURE'], 'Authorised', 'Authorised'],
    [['CAPTURE'], 'Open', 'Cancelled'],
    [['AUTHORISATION', 'CAPTURE_FAILED'], 'Authorised', 'Authorised'],
    [['AUTHORISATION', 'CANCELLATION'], 'Cancelled', 'Cancelled'],
    [['AUTHORISATION', '-CANCELLATION'], 'Authorised', 'Authorised'],
    [['AUTHORISATION', 'CANCEL_OR_REFUND'], 'Cancelled', 'Cancelled'],
    [['AUTHORISATION', 'EXPIRE'], 'Cancelled', 'Cancelled'],
    [['AUTHORISATION', 'CAPTURE', 'REFUND'], 'Authorised', 'Authorised'],
    [['AUTHORISATION', 'CAPTURE', 'CHARGEBACK'], 'Authorised', 'Authorised'],
    [['OFFER_CLOSED'], 'Open', 'Cancelled'],
    [['PENDING'], 'Open', 'Cancelled'],
    // Two tabs paid: one of them was given back, the other counts.
    [['AUTHORISATION', 'AUTHORISATION2', 'CANCELLATION2'], 'Authorised', 'Authorised'],
  ])('Y-07: after %j is %s, and %s an hour after it began', (texts, open, over) => {
    expect(statusOfBook(bookOf(texts), now).status).toBe(open);
    expect(statusOfBook(bookOf(texts), late).status).toBe(over);
  });

  it.each([
    ['refused', 'Refused'],
    ['canceled', 'Cancelled'],
    ['expired', 'Cancelled'],
    ['active', 'Open'],
    ['paymentPending', 'Open'],
  ])('Y-03: is known from a shopper who is back with %s: %s', (sessionStatus, status) => {
    expect(statusOfBook(bookOf([], { sessionStatus }), now).status).toBe(status);
    // Money beats words.
    expect(statusOfBook(bookOf(['AUTHORISATION'], { sessionStatus }), now).status).toBe('Authorised');
  });

  it('Y-08: stays Cancelled once it was told so, whatever is paid afterwards', () => {
    expect(statusOfBook(bookOf(['AUTHORISATION'], { closedAt: now }), now).status).toBe('Cancelled');
  });

  it('Y-08: has the amount that was authorised', () => {
    const paid = { ...event('AUTHORISATION', 0), amount: money('EUR', 100) };
    expect(statusOfBook({ ...bookOf([]), events: [paid] }, now)).toEqual({
      ...{ status: 'Authorised', amount: money('EUR', 100) },
    });
  });

  it.each([
    [[], 'Waiting'],
    [['PENDING'], 'Waiting'],
    [['OFFER_CLOSED'], 'Cancelled'],
    [['-AUTHORISATION'], 'Cancelled'],
    [['OFFER_CLOSED', 'AUTHORISATION'], 'Authorised'],
  ])('Y-04: of a reference after %j is %s', (texts, status) => {
    const voucher = { entity: '12101', reference: '501422944', expiresAt: '2026-11-22T09:00:00.000Z' };
    const answer = statusOfBook(bookOf(texts, { voucher }), now);
    expect(answer.status).toBe(status);
    expect(answer.referencePayment?.entity).toBe(status === 'Waiting' ? '12101' : undefined);
  });

  it('Y-03: counts refunds that are asked for, and not those that failed', () => {
    const refund: AdyenChange = {
      id: 'refund',
      merchantReference: 'payment',
      kind: 'refund',
      paymentReference: 'PSP',
      centAmount: 500,
      pspReference: 'CHANGE',
    };
    const withRefund = (texts: readonly string[]) => sumRefunds({ ...bookOf(texts), changes: [refund] });
    expect(withRefund(['AUTHORISATION'])).toBe(500);
    expect(withRefund(['AUTHORISATION', 'REFUND'])).toBe(500);
    expect(withRefund(['AUTHORISATION', '-REFUND'])).toBe(0);
    expect(withRefund(['AUTHORISATION', 'REFUND', 'REFUND_FAILED'])).toBe(0);
  });
});
