import { describe, expect, it } from 'vitest';
import { passesLuhnCheck } from './card-checks.ts';
import { decideCardForm, reshownInputOf } from './card-form.ts';
import { testCards } from './test-cards.ts';

const now = new Date('2026-11-20T12:00:00Z');
const right = {
  cardNumber: '4111 1111 1111 1111',
  expiry: '12/26',
  securityCode: '123',
  holder: 'Erika Muster',
};

function decide(changes: Partial<Record<keyof typeof right, string>>) {
  return decideCardForm(new URLSearchParams({ ...right, ...changes }), now);
}

describe('the hosted page form', () => {
  it('approves the one test card and refuses the other, keeping four digits', () => {
    expect(decide({})).toEqual({ ok: true, value: { state: 'Authorised', lastFour: '1111' } });
    expect(decide({ cardNumber: '4000-0000-0000-0002' })).toEqual({
      ok: true,
      value: { state: 'Refused', lastFour: '0002', reason: 'issuer-refused' },
    });
  });

  it.each([
    ['cardNumber', '', 'numberInvalid'],
    ['cardNumber', '4111 1111 1111 1112', 'numberInvalid'],
    ['cardNumber', '4111 1111', 'numberInvalid'],
    ['cardNumber', '4111 1111 1111 1111 1111', 'numberInvalid'],
    ['cardNumber', 'four thousand', 'numberInvalid'],
    ['cardNumber', '5500 0000 0000 0004', 'numberUnknown'],
    ['expiry', '', 'expiryInvalid'],
    ['expiry', '13/27', 'expiryInvalid'],
    ['expiry', '00/27', 'expiryInvalid'],
    ['expiry', '2027-01', 'expiryInvalid'],
    ['expiry', '10/26', 'expiryPast'],
    ['expiry', '12/2025', 'expiryPast'],
    ['securityCode', '', 'securityCodeInvalid'],
    ['securityCode', '12', 'securityCodeInvalid'],
    ['securityCode', '12345', 'securityCodeInvalid'],
    ['securityCode', '12a', 'securityCodeInvalid'],
    ['holder', '   ', 'holderMissing'],
  ] as const)('says of %s %j that it is %s', (field, value, error) => {
    expect(decide({ [field]: value })).toEqual({ ok: false, refusal: { [field]: error } });
  });

  it.each(['11/26', '1/27', '01/2027', '01.27', '01 / 27', '0127', ' 08-31 '])(
    'understands %j as a date to come',
    (expiry) => {
      expect(decide({ expiry }).ok).toBe(true);
    },
  );

  it('names every wrong field at once', () => {
    expect(decideCardForm(new URLSearchParams(), now)).toEqual({
      ok: false,
      refusal: {
        cardNumber: 'numberInvalid',
        expiry: 'expiryInvalid',
        securityCode: 'securityCodeInvalid',
        holder: 'holderMissing',
      },
    });
  });

  it('keeps date and holder of what was typed, nothing else', () => {
    expect(reshownInputOf(new URLSearchParams(right))).toEqual({ expiry: '12/26', holder: 'Erika Muster' });
  });

  it('accepts a number by its Luhn digit only', () => {
    for (const number of Object.values(testCards)) {
      expect(passesLuhnCheck(number)).toBe(true);
      for (let step = 1; step < 10; step++) {
        const last = (Number(number.at(-1)) + step) % 10;
        expect(passesLuhnCheck(`${number.slice(0, -1)}${last}`)).toBe(false);
      }
    }
    expect(passesLuhnCheck('')).toBe(false);
  });
});
