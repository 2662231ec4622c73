import { describe, expect, it } from 'vitest';
import type { CountryCode } from '../../../kernel/locale.ts';
import { getMarket } from '../../../markets/countries.ts';
import { isOverdue, lastRefundDay, lastWithdrawalDay, resolveStanding } from './withdrawal-period.ts';

const BERLIN = 'Europe/Berlin';
const GERMANY = { countryCode: 'DE', timeZone: BERLIN } as const;
const at = (text: string) => new Date(text);

describe('D-03: the last day to withdraw', () => {
  it.each([
    ['delivered on a Wednesday', '2026-11-04T10:00:00Z', '2026-11-18'],
    ['which would be a Saturday', '2026-11-07T10:00:00Z', '2026-11-23'],
    ['which would be a Sunday', '2026-11-08T10:00:00Z', '2026-11-23'],
    ['delivered after midnight there, before it in UTC', '2026-11-03T23:30:00Z', '2026-11-18'],
    ['which would be Christmas Day', '2026-12-11T10:00:00Z', '2026-12-28'],
    ['which would be Good Friday', '2026-03-20T10:00:00Z', '2026-04-07'],
    ['across the end of summer time', '2026-10-14T21:30:00Z', '2026-10-28'],
  ])('%s', (_what, delivered, last) =>
    expect(lastWithdrawalDay({ deliveredAt: at(delivered), withdrawalDays: 14 }, GERMANY)).toBe(last),
  );
});

it('D-03: the holidays are those of the country', () => {
  const order = { deliveredAt: at('2026-10-12T10:00:00Z'), withdrawalDays: 14 };
  const lastDay = (countryCode: CountryCode) =>
    lastWithdrawalDay(order, { countryCode, timeZone: getMarket(countryCode).timeZone });
  expect([lastDay('AT'), lastDay('DE'), lastDay('IE')]).toEqual(['2026-10-27', '2026-10-26', '2026-10-27']);
});

describe('D-03: how a statement stands', () => {
  const deliveredAt = at('2026-11-04T10:00:00Z');
  const order = { clientType: 'PRIVATE', deliveredAt, withdrawalDays: 14 } as const;
  it.each([
    ['without an order', undefined, '2026-11-10T00:00:00Z', 'Unmatched'],
    ['of a company', { ...order, clientType: 'COMPANY' }, '2026-11-10T00:00:00Z', 'Company'],
    ['not delivered', { ...order, deliveredAt: undefined }, '2026-11-10T00:00:00Z', 'BeforeDelivery'],
    ['before it was delivered', order, '2026-11-04T09:59:59Z', 'BeforeDelivery'],
    ['in the last second of the last day', order, '2026-11-18T22:59:59Z', 'InTime'],
    ['a second later', order, '2026-11-18T23:00:00Z', 'Late'],
    ['in time by terms of thirty days', { ...order, withdrawalDays: 30 }, '2026-12-04T22:59:59Z', 'InTime'],
    ['later than thirty days', { ...order, withdrawalDays: 30 }, '2026-12-06T23:00:00Z', 'Late'],
  ] as const)('%s', (_what, stated, when, standing) =>
    expect(resolveStanding(stated, at(when), GERMANY)).toBe(standing),
  );
});

describe('D-03: the money goes back in fourteen days', () => {
  const createdAt = at('2026-11-10T10:00:00Z');
  const received = { createdAt, decision: undefined, returned: undefined, refund: undefined };
  const approved = {
    ...received,
    decision: { kind: 'Approved', at: createdAt, pieces: new Map() },
  } as const;
  const goods = { kind: 'ProofOfReturn', at: createdAt } as const;
  const refund = {
    reversalId: 'r',
    failedAt: undefined,
    amount: { currencyCode: 'EUR', centAmount: 1, fractionDigits: 2 },
  } as const;
  const declined = { kind: 'Declined', at: createdAt, reason: 'late' } as const;

  it('of the statement, by the calendar of the country', () => {
    expect(lastRefundDay(createdAt, BERLIN)).toBe('2026-11-24');
    expect(isOverdue(received, at('2026-11-24T22:59:00Z'), BERLIN)).toBe(false);
    expect(isOverdue(received, at('2026-11-24T23:01:00Z'), BERLIN)).toBe(true);
  });

  it.each([
    ['undecided', received, true],
    ['accepted, without the goods', approved, false],
    ['accepted, with proof that they were sent', { ...approved, returned: goods }, true],
    ['owed, to be transferred', { ...approved, refund: { ...refund, state: 'Owed', at: undefined } }, true],
    ['paid', { ...approved, refund: { ...refund, state: 'Paid', at: createdAt } }, false],
    ['never paid for', { ...approved, refund: { ...refund, state: 'None', at: undefined } }, false],
    ['declined', { ...received, decision: declined }, false],
  ] as const)('%s', (_what, withdrawal, overdue) =>
    expect(isOverdue(withdrawal, at('2026-12-24T10:00:00Z'), BERLIN)).toBe(overdue),
  );
});
