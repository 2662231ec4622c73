import fc from 'fast-check';
import { expect, it } from 'vitest';
import { currencyCodes, money } from '../../kernel/money.ts';
import { readReport, writeReport } from './accounting-report.ts';
import type { PartnerEvent } from './partner-event.ts';

const event: PartnerEvent = {
  ...{
    id: 'evt_1',
    checkoutId: 'chk_1',
    merchantReference: 'payment',
    type: 'REFUNDED',
    originalId: undefined,
  },
  ...{ amount: money('EUR', 1050), refundId: 'refund-1', reason: 'Said "no", twice' },
  happenedAt: new Date('2026-11-20T12:00:00.000Z'),
};

it('Y-09: an accounting report is CSV with a line of names, amounts as decimals', () => {
  expect(writeReport([event])).toBe(
    'Event,Type,Payment,Merchant Reference,Booked,Currency,Amount,Refund,Reason\r\n' +
      'evt_1,REFUNDED,chk_1,payment,2026-11-20T12:00:00.000Z,EUR,10.50,refund-1,"Said ""no"", twice"\r\n',
  );
});

it('Y-09: what is written in a report is read from it, whatever it says', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });
  const events = fc.array(
    fc.record({
      ...{ id: text, checkoutId: text, merchantReference: text, reason: text, refundId: text },
      amount: fc
        .tuple(fc.constantFrom(...currencyCodes), fc.integer({ min: 0, max: 999_999_999 }))
        .map(([code, cents]) => money(code, cents)),
      happenedAt: fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
    }),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(events, (drawn) => {
      const written = drawn.map((one) => ({ ...event, ...one }));
      expect(readReport(writeReport(written))).toEqual(written);
    }),
  );
});

it.each([
  ['nothing', ''],
  ['a page', '<html>'],
  ['other columns', 'Event,Type\r\n'],
  ['half a line', writeReport([event]).slice(0, -30)],
  ['another amount', writeReport([event]).replace('10.50', '10.505')],
  ['another money', writeReport([event]).replace('EUR', 'XXX')],
  ['no time', writeReport([event]).replace('2026-11-20T12', 'yesterday')],
  ['a quote that never ends', `${writeReport([event])}"evt_2`],
])('Y-09: of %s no report is read', (_, text) => {
  expect(() => readReport(text)).toThrow('report');
});
