import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseEmail } from './email.ts';

it.each([
  [' Jana.Novakova+shop@Example.COM ', 'Jana.Novakova+shop@example.com'],
  ['zofia@müller.de', 'zofia@xn--mller-kva.de'],
  ['zofia@MÜLLER.de', 'zofia@xn--mller-kva.de'],
  ['zofia@xn--mller-kva.de', 'zofia@xn--mller-kva.de'],
  // e and a combining accent, or one letter
  ['rene\u0301@example.fr', 'ren\u00e9@example.fr'],
  ['REN\u00c9@example.fr', 'REN\u00e9@example.fr'],
  // The Kelvin sign is a k to the database.
  ['ja\u212aub@example.sk', 'jaKub@example.sk'],
  ["o'neill@example.ie", "o'neill@example.ie"],
])('U-03: keeps %s as %s, whatever its spelling', (typed, kept) => {
  expect(parseEmail(typed)).toBe(kept);
});

it.each([
  'jana@example',
  'jana@example.com.',
  'jana@192.168.0.1',
  'jana@0x7f.1.2',
  'jana@exa mple.com',
  'jana@example.com@example.org',
  '"jana"@example.com',
  'jana\u200b@example.com',
  'jana\u202e@example.com',
  'jana@example.com\r\nBcc: eve@example.org',
  '=?utf-8?q?jana?=<eve@example.org>',
  `${'x'.repeat(65)}@example.com`,
])('U-01: %s is no address', (typed) => {
  expect(parseEmail(typed)).toBeUndefined();
});

it('U-03: what is kept stays as it is when it is read again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (mailbox) => {
      const kept = parseEmail(`${mailbox}@example.com`);
      if (kept !== undefined) expect(parseEmail(kept)).toBe(kept);
    }),
  );
});
