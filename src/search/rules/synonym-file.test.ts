import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SynonymRule } from '../search-rules.ts';
import { foldQuery } from './fold-query.ts';
import {
  LONGEST_TERM,
  MOST_SYNONYM_RULES,
  MOST_TERMS,
  parseSynonymFile,
  readSynonymFile,
  writeSynonymFile,
} from './synonym-file.ts';

const rulesOf = (text: string): readonly SynonymRule[] => {
  const parsed = parseSynonymFile(text);
  return parsed.ok ? parsed.value : expect.fail(JSON.stringify(parsed.refusal));
};
const problemsOf = (text: string): readonly string[] => {
  const parsed = parseSynonymFile(text);
  return parsed.ok ? [] : parsed.refusal.map(({ line, message }) => `${line}: ${message}`);
};

describe('a synonym file', () => {
  test('says with commas what means the same, and with an arrow what holds in one direction', () => {
    expect(
      rulesOf(
        '# drills\ndrill, power  drill\n\nhoover, henry => vacuum cleaner # a brand\nsaw ⇒ table saw, band saw\n',
      ),
    ).toEqual([
      { terms: ['drill', 'power drill'] },
      { from: ['hoover', 'henry'], terms: ['vacuum cleaner'] },
      { from: ['saw'], terms: ['table saw', 'band saw'] },
    ]);
  });

  test('comes from any editor: byte order mark, line ends of Windows and old Macs, letters and marks apart', () => {
    const text = '\uFEFFsa\u0308ge, fuchsschwanz\r\nΑλυσοπρίονο, πριόνι\rъглошлайф, флекс\n';
    expect(rulesOf(text)).toEqual([
      { terms: ['säge', 'fuchsschwanz'] },
      { terms: ['Αλυσοπρίονο', 'πριόνι'] },
      { terms: ['ъглошлайф', 'флекс'] },
    ]);
  });

  test('is read in UTF-8, and in UTF-16 with its mark; anything else is refused', () => {
    const rules = { ok: true, value: [{ terms: ['säge', 'πριόνι'] }] };
    const text = 'säge, πριόνι';
    expect(readSynonymFile(Buffer.from(text))).toEqual(rules);
    expect(readSynonymFile(Buffer.from(`\uFEFF${text}`))).toEqual(rules);
    expect(readSynonymFile(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toEqual(rules);
    expect(readSynonymFile(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16())).toEqual(rules);
    expect(readSynonymFile(Buffer.from('säge, fuchsschwanz', 'latin1'))).toEqual({
      ok: false,
      refusal: [{ line: 1, message: 'the file is no text in UTF-8; save it as UTF-8.' }],
    });
  });

  test('keeps the comma of a number', () => {
    expect(rulesOf('1,5 kW, 1500 W,2 PS')).toEqual([{ terms: ['1,5 kW', '1500 W', '2 PS'] }]);
  });

  test.each([
    ['drill', '1: "drill" stands alone; write at least two words with a comma, or word => word.'],
    ['# fine\na => b => c', '2: a rule has one => at most.'],
    ['drill,, saw', '1: a word is missing before or after a comma or =>.'],
    ['=> saw', '1: a word is missing before or after a comma or =>.'],
    ['drill, Drill', '1: "Drill" stands there twice.'],
    ['flex => grinder, Flex', '1: "Flex" stands there twice.'],
    ['drill, +++', '1: "+++" has neither letter nor digit.'],
    ['drill, sa\u200Bw', '1: there is a character that nobody can read.'],
    [
      `drill, ${'x'.repeat(LONGEST_TERM + 1)}`,
      `1: "${'x'.repeat(LONGEST_TERM + 1)}" is longer than 60 characters.`,
    ],
    [Array.from({ length: MOST_TERMS + 1 }, (_, index) => `w${index}`).join(', '), '1: more than 24 words.'],
    ['a, b\n\nB, c', '3: "B" stands in line 1 already; write both rules in one line.'],
    ['säge => a\nb, c\nSAGE => d', '3: "SAGE" stands in line 1 already; write both rules in one line.'],
  ])('is refused with the line that is wrong: %j', (text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
  });

  test('tells all that is wrong at once', () => {
    expect(problemsOf('a\nb, c\nd')).toHaveLength(2);
    const many = Array.from({ length: MOST_SYNONYM_RULES + 1 }, (_, index) => `a${index}, b${index}`);
    expect(problemsOf(many.join('\n'))).toEqual([`${many.length}: more than 2000 rules.`]);
  });

  test('may explain one word in a group and in one direction', () => {
    expect(rulesOf('grinder, angle grinder\ngrinder => belt sander')).toHaveLength(2);
  });

  test('written from rules gives the same rules again', () => {
    const term = fc
      .string({ unit: 'grapheme', maxLength: 30 })
      .map((text) =>
        text
          .normalize('NFC')
          .replace(/[,#=>⇒→\s\p{C}\uFFFD]+/gu, ' ')
          .trim(),
      )
      .filter((text) => /[\p{L}\p{N}]/u.test(foldQuery(text)));
    fc.assert(
      fc.property(
        fc.uniqueArray(term, { minLength: 4, maxLength: 12, selector: foldQuery }),
        fc.integer({ min: 1, max: 2 }),
        (words, cut) => {
          const rules: SynonymRule[] = [
            { from: words.slice(0, cut), terms: words.slice(cut, 3) },
            { terms: [...words.slice(3), 'some other word'] },
          ];
          expect(rulesOf(writeSynonymFile(rules))).toEqual(rules);
        },
      ),
    );
  });

  test('never throws, whatever is in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const parsed = parseSynonymFile(text);
        return parsed.ok || parsed.refusal.length > 0;
      }),
    );
  });
});
