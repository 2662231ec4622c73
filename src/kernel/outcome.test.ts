import { expect, expectTypeOf, test } from 'vitest';
import { accept, type Outcome, refuse } from './outcome.ts';

test('an outcome is a value or a refusal, told apart by `ok`', () => {
  expect(accept(3)).toEqual({ ok: true, value: 3 });
  expect(refuse({ code: 'TooMany' })).toEqual({ ok: false, refusal: { code: 'TooMany' } });
});

test('the value of an outcome is in reach only of who has looked', () => {
  const tell = (outcome: Outcome<number, string>) => {
    expectTypeOf(outcome).not.toHaveProperty('value');
    return outcome.ok ? `${outcome.value} pieces` : outcome.refusal;
  };
  expect([tell(accept(3)), tell(refuse('too many'))]).toEqual(['3 pieces', 'too many']);
});
