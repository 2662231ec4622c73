import { expect, test } from 'vitest';
import { buildId } from './new-id.ts';

test('an id is a UUID of version 7 that sorts by time', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const id = buildId(now, new Uint8Array(10).fill(0xff));
  expect(id).toBe('01a1f8d3-ea00-7fff-bfff-ffffffffffff');
  expect(buildId(now, new Uint8Array(10))).toBe('01a1f8d3-ea00-7000-8000-000000000000');
  expect(buildId(new Date(now.getTime() + 1), new Uint8Array(10)) > id).toBe(true);
});
