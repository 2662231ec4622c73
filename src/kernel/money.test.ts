import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  currencyCodes,
  getCurrency,
  type Money,
  money,
  multiply,
  negate,
  roundingStepOf,
  subtract,
  sum,
  unitOf,
} from './money.ts';

const currency = fc.constantFrom(...currencyCodes);
const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

describe('a currency is a row', () => {
  it('V-01: there are the twelve of rule M-05, in its order', () => {
    expect(currencyCodes).toEqual([
      'EUR',
      'CHF',
      'GBP',
      'CZK',
      'DKK',
      'SEK',
      'HUF',
      'RON',
      'NOK',
      'PLN',
      'BGN',
      'USD',
    ]);
  });

  it('V-01: all count in hundredths; only forints are computed in whole units and shown without the rest', () => {
    for (const code of currencyCodes) {
      const whole = { fractionDigits: 2, roundingStep: 100, shownDigits: 0, mark: 'symbol' };
      const usual = { fractionDigits: 2, roundingStep: 1, shownDigits: 2, mark: 'symbol' };
      expect(getCurrency(code), code).toEqual(code === 'HUF' ? whole : usual);
      expect(roundingStepOf(code)).toBe(getCurrency(code).roundingStep);
      expect(unitOf(code)).toBe(100);
    }
  });

  it('V-01: shows no fewer digits than an amount in its own steps has', () => {
    for (const code of currencyCodes) {
      const { fractionDigits, roundingStep, shownDigits } = getCurrency(code);
      expect(roundingStep % 10 ** (fractionDigits - shownDigits), code).toBe(0);
    }
  });
});

describe('an amount', () => {
  it('V-01: says its currency, its minor units and how many digits those are', () => {
    expect(money('EUR', 12_900)).toEqual({ currencyCode: 'EUR', centAmount: 12_900, fractionDigits: 2 });
    expect(money('HUF', 100)).toEqual({ currencyCode: 'HUF', centAmount: 100, fractionDigits: 2 });
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('V-01: is never %d minor units', (wrong) => {
    expect(() => money('EUR', wrong)).toThrow(`not a whole number of minor units: ${wrong}`);
  });

  it('V-01: of nothing is 0, never -0', () => {
    expect(Object.is(money('EUR', -0).centAmount, 0)).toBe(true);
    expect(Object.is(negate(money('EUR', 0)).centAmount, 0)).toBe(true);
    expect(Object.is(multiply(money('EUR', -5), 0).centAmount, 0)).toBe(true);
  });
});

describe('arithmetic', () => {
  const mixed = money('CZK', 100);
  const euros = money('EUR', 100);

  it.each([
    ['added', () => add(euros, mixed)],
    ['subtracted', () => subtract(euros, mixed)],
    ['summed', () => sum('EUR', [euros, mixed])],
  ])('V-01: two currencies are never %s', (_word, mix) => {
    expect(mix).toThrow('cannot mix EUR and CZK');
  });

  it('V-01: adding and taking away undo each other', () => {
    fc.assert(
      fc.property(currency, cents, cents, (code, left, right) => {
        const both = add(money(code, left), money(code, right));
        expect(both).toEqual(money(code, left + right));
        expect(subtract(both, money(code, right))).toEqual(money(code, left));
        expect(add(both, negate(both))).toEqual(money(code, 0));
      }),
    );
  });

  it('V-01: pieces are the amount added up so often, and the empty sum is nothing of its currency', () => {
    fc.assert(
      fc.property(currency, cents, fc.nat(50), (code, each, pieces) => {
        const amount = money(code, each);
        expect(multiply(amount, pieces)).toEqual(sum(code, Array<Money>(pieces).fill(amount)));
      }),
    );
    expect(sum('HUF', [])).toEqual(money('HUF', 0));
  });
});
