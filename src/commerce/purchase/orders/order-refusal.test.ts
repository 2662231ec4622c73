import { expect, test } from 'vitest';
import { money } from '../../../kernel/money.ts';
import { describeOrderRefusal, type OrderRefusal } from './order-refusal.ts';

test.each<[OrderRefusal, string]>([
  [{ code: 'OrderNotFound' }, 'There is no such order.'],
  [
    { code: 'ConcurrentModification', currentVersion: 7 },
    'The order has changed meanwhile; its version is 7 now.',
  ],
  [
    { code: 'TransitionNotAllowed', from: 'Open', to: 'Complete' },
    'The order cannot go from Open to Complete.',
  ],
  [
    { code: 'TransitionNotAllowed', from: 'Ready', to: 'Shipped', rule: 'What leaves is paid' },
    'The order cannot go from Ready to Shipped: what leaves is paid.',
  ],
  [{ code: 'AmountNotDue', due: money('EUR', 1205) }, 'Only 12.05 EUR is due.'],
  [
    { code: 'ReferenceUsed', recorded: money('HUF', 99_000) },
    'This reference was recorded before, with 990.00 HUF.',
  ],
  [{ code: 'NotReturnable', atMost: 0 }, 'Only what was shipped can come back; cancel the order instead.'],
  [{ code: 'NotReturnable', lineItemId: 'line-1', atMost: 2 }, 'Of line line-1 at most 2 can come back.'],
  [{ code: 'NothingOwed' }, 'Nothing waits to be paid back by hand.'],
])('X-05: an operator reads of %o: %s', (refusal, told) => {
  expect(describeOrderRefusal(refusal)).toBe(told);
});
