import { expect, test } from 'vitest';
import { euro } from '../../../../tests/support/pricing-input.ts';
import { money } from '../../../kernel/money.ts';
import { step } from './price-step.ts';

test('V-08: a step is an amount in the money of what it explains, with an id only where there are several', () => {
  expect(step('goods', euro(1000), 5)).toStrictEqual({ rule: 'goods', amount: euro(5) });
  expect(step('gift', money('CZK', 1000), -5, 'mug')).toStrictEqual({
    rule: 'gift',
    id: 'mug',
    amount: money('CZK', -5),
  });
});
