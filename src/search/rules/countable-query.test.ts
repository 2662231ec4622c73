import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LONGEST_COUNTED, pickCountable } from './countable-query.ts';
import { foldQuery } from './fold-query.ts';

describe('a search is counted', () => {
  test.each([
    ['  Kreis  Säge ', { query: 'kreis sage', written: 'kreis säge' }],
    ['Γωνιακός ΤΡΟΧΌΣ', { query: 'γωνιακοσ τροχοσ', written: 'γωνιακός τροχός' }],
    ['MSW-BH 1200/A', { query: 'msw-bh 1200/a', written: 'msw-bh 1200/a' }],
    ['1,5 kW 230V', { query: '1,5 kw 230v', written: '1,5 kw 230v' }],
    ['40x60x200', { query: '40x60x200', written: '40x60x200' }],
    ['ex10000101 akku', { query: 'ex10000101 akku', written: 'ex10000101 akku' }],
    ['EX 10000101', { query: 'ex 10000101', written: 'ex 10000101' }],
    ['4100010', { query: '4100010', written: '4100010' }],
    ['4006381333931', { query: '4006381333931', written: '4006381333931' }],
  ])('%j', (text, counted) => {
    expect(pickCountable(text, 3)).toEqual(counted);
  });
});

describe('what may tell of a person is not counted', () => {
  test.each([
    '',
    ' \u00a0 ',
    '+++ -- !',
    'maria@example.com',
    'maria＠example.com',
    'maria (at) example.com',
    'https://example.com/?token=abc',
    'www.example.com',
    '+43 660 1234567',
    '0171/12 34 567',
    '20 12 34 56',
    '20123456',
    '٠١٧١ ١٢٣٤٥٦٧',
    '24.12.1985',
    'DE89 3704 0044 0532 0130 00',
    'de89370400440532013000',
    'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
    'xy12 abcd efgh ijkl',
    'ATU12345678',
    'EX10000101 20123456',
    'ex100001012',
    '4006381333932',
    'drill\u0000',
    'drill\u0007saw',
    'dr\u200Bill',
    'dr\uD800ill',
    'x'.repeat(LONGEST_COUNTED + 1),
  ])('%j', (text) => {
    expect(pickCountable(text, 3)).toBeUndefined();
  });

  test('an EAN that found nothing might be a telephone number', () => {
    expect(pickCountable('4006381333931', 0)).toBeUndefined();
  });

  test('nothing with an @, many digits in a row, or more than 60 characters ever passes, whatever stands around it', () => {
    const around = fc.string({ unit: 'grapheme', maxLength: 20 });
    const digits = fc.stringMatching(/^\d{7,20}$/).filter((text) => !/^41000\d\d$/.test(text));
    const grouped = fc
      .tuple(
        fc.stringMatching(/^\d{4}$/),
        fc.constantFrom(' ', '-', '/', '.', ') ', ' - '),
        fc.stringMatching(/^\d{3,4}$/),
      )
      .map((parts) => parts.join(''));
    const personal = fc.oneof(fc.constant('@'), fc.constant('＠'), fc.constant('\u0000'), digits, grouped);
    fc.assert(
      fc.property(around, personal, around, (before, secret, after) => {
        // Its own signs may make an article number of the digits: those are no secret.
        const text = `${before}${secret}${after}`;
        fc.pre(!/ex[- ]?\d|41000\d\d/i.test(foldQuery(text)));
        expect(pickCountable(text, 0)).toBeUndefined();
      }),
      { numRuns: 2000 },
    );
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 90 }), (text) => {
        const counted = pickCountable(text, 1);
        if (counted === undefined) return;
        expect(Math.max(counted.query.length, counted.written.length)).toBeLessThanOrEqual(LONGEST_COUNTED);
        expect(`${counted.query}${counted.written}`).not.toMatch(/[@\p{C}]/u);
        expect(foldQuery(counted.written)).toBe(counted.query);
      }),
      { numRuns: 2000 },
    );
  });
});
