import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkValidity, instant, key, pictureName, slug, textUpTo, validity } from './written-fields.ts';

const fields = { key, slug, pictureName, instant, text: textUpTo(5) };

test.each([
  ['key', 'EX10000101_a.b-c'],
  ['key', 'a'.repeat(100)],
  ['slug', 'saw-2000'],
  ['slug', 'a'.repeat(200)],
  ['pictureName', 'saws/blade_1-a'],
  ['pictureName', 'a'.repeat(200)],
  ['text', 'a'],
  ['text', 'säge!'],
] as const)('a %s may be %j, and is kept as it is', (field, value) => {
  expect(fields[field].parse(value)).toBe(value);
});

const refused = [
  ['key', '', 'must be letters, digits, _ . or -'],
  ['key', '-a', 'must be letters, digits, _ . or -'],
  ['key', 'a b', 'must be letters, digits, _ . or -'],
  ['key', 'a'.repeat(101), 'Too big'],
  ['slug', '', 'must be lowercase letters, digits and single hyphens'],
  ['slug', 'Saw', 'must be lowercase letters, digits and single hyphens'],
  ['slug', 'saw--blade', 'must be lowercase letters, digits and single hyphens'],
  ['slug', '-saw', 'must be lowercase letters, digits and single hyphens'],
  ['slug', 'saw-', 'must be lowercase letters, digits and single hyphens'],
  ['slug', 'a'.repeat(201), 'Too big'],
  ['pictureName', '/saw', 'must be lowercase letters, digits, / _ or -'],
  ['pictureName', 'saw.png', 'must be lowercase letters, digits, / _ or -'],
  ['pictureName', '../saw', 'must be lowercase letters, digits, / _ or -'],
  ['pictureName', 'a'.repeat(201), 'Too big'],
  ['text', '', 'Too small'],
  ['text', 'abcdef', 'Too big'],
  ['text', 'a\u0000', 'holds a character that cannot be stored'],
  ['text', '\ud800', 'holds a character that cannot be stored'],
  ['instant', '2026-11-20', 'must be a moment in UTC like 2026-11-20T12:00:00.000Z'],
  ['instant', '2026-11-20T12:00:00+01:00', 'must be a moment in UTC like 2026-11-20T12:00:00.000Z'],
] as const;

test.each(refused)('a %s is never %j: %s', (field, value, message) => {
  const { error } = fields[field].safeParse(value);
  expect(error?.issues.map((issue) => issue.message)).toEqual([expect.stringContaining(message)]);
});

test('a moment is read to the millisecond, whatever is written', () => {
  expect(instant.parse('2026-11-20T12:00:00Z')).toBe('2026-11-20T12:00:00.000Z');
  expect(instant.parse('2026-11-20T12:00:00.123456Z')).toBe('2026-11-20T12:00:00.123Z');
});

const line = z.strictObject(validity).check(checkValidity);

test.each([
  {},
  { validFrom: '2026-11-20T00:00:00Z' },
  { validUntil: '2026-11-20T00:00:00Z' },
  { validFrom: '2026-11-20T00:00:00Z', validUntil: '2026-11-20T00:00:00.001Z' },
])('a line may count at %o', (times) => {
  expect(line.safeParse(times).success).toBe(true);
});

test.each([
  { validFrom: '2026-11-20T00:00:00Z', validUntil: '2026-11-20T00:00:00Z' },
  { validFrom: '2026-11-20T00:00:00.001Z', validUntil: '2026-11-20T00:00:00Z' },
])('a line never counts at %o', (times) => {
  expect(line.safeParse(times).error?.issues).toMatchObject([
    { path: ['validUntil'], message: 'must be after validFrom' },
  ]);
});
