import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Session } from '../../people/sessions/session.ts';
import { buildKeyedCall, isIdempotencyKey, writeCanonical } from './keyed-call.ts';

const visitor: Session = {
  tokenHash: new Uint8Array([1]),
  storeKey: 'gantry-sk',
  cartId: undefined,
  customer: undefined,
};
const signedIn: Session = {
  ...visitor,
  customer: { id: 'c1', email: 'jana@example.com', isEmailVerified: true, group: undefined, tier: 'no-tier' },
};

test('a key is 1 to 255 visible ASCII characters', () => {
  expect(['a', 'x'.repeat(255), '5f3e-:/+~!'].map(isIdempotencyKey)).toEqual([true, true, true]);
  expect(['', 'x'.repeat(256), 'a b', 'ä', 'a\n'].map(isIdempotencyKey)).toEqual(Array(5).fill(false));
});

test('the order of names makes no other body, anything else does', () => {
  expect(writeCanonical({ b: 1, a: { d: [2, 1], c: null } })).toBe('{"a":{"c":null,"d":[2,1]},"b":1}');
  const hash = (body: unknown) => buildKeyedCall(visitor, 'call', 'key', body).bodyHash;
  expect(hash({ a: 1, b: 2 })).toEqual(hash({ b: 2, a: 1 }));
  expect(hash({ a: 1, b: 2 })).not.toEqual(hash({ a: 2, b: 1 }));
  expect(hash([1, 2])).not.toEqual(hash([2, 1]));
});

test('canonical JSON says what JSON says', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(writeCanonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('a customer has the same keys in every session of one store, and nobody else has them', () => {
  const callerOf = (session: Session) => buildKeyedCall(session, 'call', 'key', {}).caller;
  expect(callerOf({ ...signedIn, tokenHash: new Uint8Array([2]) })).toEqual(callerOf(signedIn));
  expect(callerOf({ ...signedIn, storeKey: 'gantry-cz' })).not.toEqual(callerOf(signedIn));
  expect(callerOf(visitor)).not.toEqual(callerOf({ ...visitor, tokenHash: new Uint8Array([2]) }));
  expect(callerOf(visitor)).not.toEqual(callerOf(signedIn));
});
