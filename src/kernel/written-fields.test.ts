import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  atLeastOne,
  checkValidity,
  distinct,
  distinctKeys,
  documentAddress,
  instant,
  key,
  localized,
  mediaName,
  pictureName,
  slug,
  textUpTo,
  timestampWithOffset,
  validity,
  webAddress,
} from './written-fields.ts';

const fields = {
  key,
  slug,
  pictureName,
  mediaName,
  instant,
  timestampWithOffset,
  webAddress,
  text: textUpTo(5),
};

test.each([
  ['key', 'EX10000101_a.b-c'],
  ['key', 'a'.repeat(100)],
  ['slug', 'saw-2000'],
  ['slug', 'a'.repeat(200)],
  ['pictureName', 'saws/blade_1-a'],
  ['pictureName', 'a'.repeat(200)],
  ['pictureName', 'saws'],
  ['mediaName', 'hammer-drill-1'],
  ['mediaName', 'manuals/2026/hammer_drill-de.pdf'],
  ['mediaName', 'energy.svg'],
  ['mediaName', 'a.avif'],
  ['mediaName', 'a.webp'],
  ['mediaName', 'a.jpg'],
  ['mediaName', 'a.png'],
  ['mediaName', 'a'.repeat(200)],
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
  ['mediaName', '', 'and of a document its ending (.pdf, .svg …)'],
  ['mediaName', 'Saw', 'must be lowercase letters, digits, / _ or -'],
  ['mediaName', '/saw', 'must be lowercase letters, digits, / _ or -'],
  ['mediaName', 'saws/', 'must be lowercase letters, digits, / _ or -'],
  ['mediaName', 'saws//blade', 'must be lowercase letters, digits, / _ or -'],
  ['mediaName', 'saws/../blade', 'must be lowercase letters, digits, / _ or -'],
  ['mediaName', 'saws/.pdf', 'must be lowercase letters, digits, / _ or -'],
  ['mediaName', '-saw', 'must be lowercase letters, digits, / _ or -'],
  ['mediaName', 'saws/-blade', 'must be lowercase letters, digits, / _ or -'],
  ['mediaName', 'saw.exe', 'must be lowercase letters, digits, / _ or -'],
  ['mediaName', 'saw.pdf.svg', 'must be lowercase letters, digits, / _ or -'],
  ['mediaName', 'saw.pdf\n', 'must be lowercase letters, digits, / _ or -'],
  ['mediaName', 'a'.repeat(201), 'Too big'],
  ['webAddress', 'http://example.com/', 'must be an address with https'],
  ['webAddress', 'httpss://example.com/', 'must be an address with https'],
  ['webAddress', 'xhttps://example.com/', 'must be an address with https'],
  ['webAddress', 'example.com', 'must be an address with https'],
  ['text', '', 'Too small'],
  ['text', 'abcdef', 'Too big'],
  ['text', 'a\u0000', 'holds a character that cannot be stored'],
  ['text', '\ud800', 'holds a character that cannot be stored'],
  ['instant', '2026-11-20', 'must be a timestamp in UTC like 2026-11-20T12:00:00.000Z'],
  ['instant', '2026-11-20T12:00:00+01:00', 'must be a timestamp in UTC like 2026-11-20T12:00:00.000Z'],
] as const;

test.each(refused)('a %s is never %j: %s', (field, value, message) => {
  const { error } = fields[field].safeParse(value);
  expect(error?.issues.map((issue) => issue.message)).toEqual([expect.stringContaining(message)]);
});

test('a moment is read to the millisecond, whatever is written', () => {
  expect(instant.parse('2026-11-20T12:00:00Z')).toBe('2026-11-20T12:00:00.000Z');
  expect(instant.parse('2026-11-20T12:00:00.123456Z')).toBe('2026-11-20T12:00:00.123Z');
});

test('an address has room for 1000 characters', () => {
  const ofLength = (length: number) =>
    webAddress.safeParse('https://example.com/'.padEnd(length, 'a')).success;
  expect([ofLength(1000), ofLength(1001)]).toEqual([true, false]);
});

test('a moment with an offset is kept in UTC, to the millisecond', () => {
  expect(timestampWithOffset.parse('2026-11-20T12:00:00+01:00')).toBe('2026-11-20T11:00:00.000Z');
  expect(timestampWithOffset.parse('2026-11-20T12:00:00Z')).toBe('2026-11-20T12:00:00.000Z');
  expect(timestampWithOffset.safeParse('2026-11-20T12:00:00').success).toBe(false);
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
    { code: 'custom', path: ['validUntil'], message: 'must be after validFrom' },
  ]);
});

const messagesOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test('texts by locale are of locales that there are, each a text, and may be none unless one is asked for', () => {
  const texts = localized(textUpTo(5));
  for (const value of [{}, { 'de-DE': 'Säge' }, { 'de-DE': 'a', 'en-GB': 'b' }])
    expect(texts.parse(value)).toEqual(value);
  expect(messagesOf(texts, { 'is-IS': 'sög' })).toEqual([expect.stringContaining('is-IS')]);
  expect(messagesOf(texts, { 'de-DE': '' })).toEqual([expect.stringContaining('de-DE: Too small')]);
  expect(messagesOf(texts, { 'de-DE': undefined })).toHaveLength(1);
  expect(messagesOf(atLeastOne(texts), {})).toEqual([': needs at least one locale']);
  expect(messagesOf(atLeastOne(texts), { 'de-DE': 'Säge' })).toEqual([]);
});

test.each([
  ['https://example.com/a.pdf', true],
  ['/pictures/energy/a-1_b.svg', true],
  [`/${'a'.repeat(999)}`, true],
  [`/${'a'.repeat(1000)}`, false],
  ['http://example.com/a.pdf', false],
  ['pictures/a.svg', false],
  ['//example.com/a.svg', false],
  ['/pictures/../secret', false],
  ['/pictures/a b.svg', false],
  ['/', false],
])('%s as a document: %s', (address, isOne) => {
  const messages = isOne ? [] : [': must be an address with https, or a path of the shop'];
  expect(messagesOf(documentAddress, address)).toEqual(messages);
});

test('a list names nothing twice, and no more than there is room for', () => {
  const words = distinct(z.string(), 2);
  expect([['a', 'b'], []].map((value) => messagesOf(words, value))).toEqual([[], []]);
  expect(messagesOf(words, ['a', 'a'])).toEqual([': names one twice']);
  expect(messagesOf(words, ['a', 'b', 'c'])).toEqual([expect.stringContaining('Too big')]);
});

test('entries are told apart by their keys', () => {
  const entries = z.array(z.object({ key: z.string() })).check(distinctKeys);
  expect(messagesOf(entries, [{ key: 'a' }, { key: 'b' }])).toEqual([]);
  expect(messagesOf(entries, [{ key: 'a' }, { key: 'b' }, { key: 'a' }])).toEqual(['2.key: comes twice: a']);
});
