import { describe, expect, it } from 'vitest';
import { money as amountOf, currencyCodes, getCurrency } from './money.ts';
import { findAmountProblem, money } from './written-money.ts';

const yen = { fractionDigits: 0, roundingStep: 1, shownDigits: 0, mark: 'symbol' } as const;
const dinars = { fractionDigits: 3, roundingStep: 5, shownDigits: 3, mark: 'code' } as const;

describe('an amount of a catalogue file', () => {
  it.each(currencyCodes)('has the digits and the steps of %s', (currencyCode) => {
    const { fractionDigits, roundingStep } = getCurrency(currencyCode);
    const right = amountOf(currencyCode, 3 * roundingStep);
    expect(money.parse(right)).toEqual(right);
    const { error } = money.safeParse({ ...right, fractionDigits: fractionDigits + 1 });
    expect(error?.issues).toMatchObject([{ path: ['fractionDigits'], message: `must be ${fractionDigits}` }]);
  });

  it.each([
    { centAmount: 1500, fractionDigits: 0, currency: yen, wrong: undefined },
    { centAmount: 1500, fractionDigits: 2, currency: yen, wrong: 'fractionDigits' },
    { centAmount: 1505, fractionDigits: 3, currency: dinars, wrong: undefined },
    { centAmount: 1505, fractionDigits: 2, currency: dinars, wrong: 'fractionDigits' },
    { centAmount: 1501, fractionDigits: 3, currency: dinars, wrong: 'centAmount' },
    { centAmount: 150, fractionDigits: 2, currency: getCurrency('HUF'), wrong: 'centAmount' },
  ])(
    'of $fractionDigits digits and $centAmount minor units: wrong is $wrong',
    ({ currency, wrong, ...amount }) => {
      expect(findAmountProblem(amount, currency)?.field).toBe(wrong);
    },
  );

  it('is of a currency that the shop trades in', () => {
    expect(money.safeParse({ currencyCode: 'JPY', centAmount: 100, fractionDigits: 0 }).success).toBe(false);
  });
});
