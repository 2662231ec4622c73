import { expect, test } from 'vitest';
import { createPasswordHasher, hashPassword } from './hash-password.ts';

const salt = new Uint8Array(16).fill(7);

test('U-01: the same password and salt make the same 32 bytes, however its letters were typed', async () => {
  const composed = await hashPassword('Caf\u00e9-harbour-1', salt);
  const decomposed = await hashPassword('Cafe\u0301-harbour-1', salt);
  expect(composed).toHaveLength(32);
  expect(decomposed).toEqual(composed);
  expect(await hashPassword('Cafe-harbour-1', salt)).not.toEqual(composed);
  expect(await hashPassword('Caf\u00e9-harbour-1', new Uint8Array(16))).not.toEqual(composed);
});

test('U-03: of a flood of hashes so many are done and the others turned away, and then there is room again', async () => {
  const hash = createPasswordHasher({ atOnce: 2, mostWaiting: 3 });
  const flood = await Promise.all(Array.from({ length: 10 }, () => hash('olive-harbour-42', salt)));
  expect(flood.filter((result) => result !== undefined)).toHaveLength(5);
  expect(await hash('olive-harbour-42', salt)).toHaveLength(32);
});
