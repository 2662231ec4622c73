import { describe, expect, it, test } from 'vitest';
import { tableLanguages } from '../catalogue/tables.ts';
import { composeManual } from './compose-manual.ts';
import { drawManual, titleOf } from './draw-manual.ts';
import { languagesOfManual, type ManualLanguage, manualKinds, manualLanguages } from './manual-kinds.ts';
import { sections } from './manual-texts.ts';
import { readPdf } from './read-pdf.ts';

/** Lines of print end where the paper does, behind a hyphen too. */
const flat = (text: string) => text.replace(/\s+/g, '');

const drawn = new Map<ManualLanguage, Promise<Buffer>>();
/** The meat slicer's manual; every language is drawn once for all the tests. */
function slicerIn(language: ManualLanguage): Promise<Buffer> {
  const known = drawn.get(language) ?? drawManual(composeManual('meat-slicer', language));
  drawn.set(language, known);
  return known;
}

describe.each(manualLanguages)('the manual of a meat slicer in %s', (language) => {
  const manual = composeManual('meat-slicer', language);

  it('is a PDF that says its language and its title, on two to four pages', async () => {
    const file = await slicerIn(language);
    expect(file.subarray(0, 8).toString()).toBe('%PDF-1.7');
    const read = readPdf(file);
    expect(read.language).toBe(tableLanguages[language]);
    expect(read.title).toBe(titleOf(manual));
    expect(read.pages.length).toBeGreaterThanOrEqual(2);
    expect(read.pages.length).toBeLessThanOrEqual(4);
    for (const [index, page] of read.pages.entries())
      expect(page).toContain(
        manual
          .label('page')
          .replace('{page}', String(index + 1))
          .replace('{pages}', String(read.pages.length)),
      );
  });

  it('holds everything that is to be said, in letters that can be read, searched and copied', async () => {
    const text = flat(readPdf(await slicerIn(language)).pages.join('\n'));
    const wanted = [
      manual.name,
      manual.purpose,
      manual.question,
      manual.answer,
      ...sections.map((section) => manual.label(section)),
      ...manual.parts.flatMap(({ notes, electric }) => [...notes, ...electric]),
      ...manual.models.flatMap(({ models }) => models),
      ...manual.tables.flatMap(({ rows }) => rows.flatMap(({ label, values }) => [label, ...values])),
      ...manual.common.flatMap(({ label, value }) => [label, value]),
    ];
    expect(wanted.filter((words) => !text.includes(flat(words)))).toEqual([]);
  });
});

test.each([
  ['de', 'Aufschnittmaschine', '10,8', 'Bratislava'],
  ['bg', 'Колбасорезачка', '10,8', 'шунка, сирене и хляб'],
  ['el', 'Ζαμπονομηχανή', '10,8', 'ζαμπόν, τυρί και ψωμί'],
  ['hu', 'Szeletelőgép', '10,8', 'a beállított vastagságú'],
] as const)('the manual in %s holds the words of its language', async (language, name, weight, words) => {
  const text = flat(readPdf(await slicerIn(language)).pages.join('\n'));
  expect(text).toContain(name);
  expect(text).toContain(weight);
  expect(text).toContain(flat(words));
});

test('a manual is the same file byte for byte whenever it is drawn', async () => {
  const draw = () => drawManual(composeManual('multimeter', 'en'));
  expect((await draw()).equals(await draw())).toBe(true);
});

test('articles that are electric among others have notes and the sign of the bin of their own', () => {
  const { parts, isElectric, label } = composeManual('sausage-filler', 'en');
  expect(isElectric).toBe(true);
  expect(label('electric')).toBe('Electric models');
  expect(parts.filter(({ electric }) => electric.length > 0).map(({ section }) => section)).toEqual([
    'safety',
    'before',
    'care',
    'storage',
  ]);
  expect(composeManual('bench-vice', 'en').isElectric).toBe(false);
});

test('every manual there is can be put together: each kind in each of its languages', () => {
  for (const kind of manualKinds.keys())
    for (const language of languagesOfManual(kind)) {
      const { name, parts, tables, common } = composeManual(kind, language);
      expect(name, `${kind}-${language}`).not.toBe('');
      expect(parts.map(({ section }) => section)).toContain('safety');
      const cells = [
        ...tables.flatMap(({ rows }) => rows.flatMap(({ values }) => values)),
        ...common.map(({ value }) => value),
      ];
      expect(
        cells.filter((cell) => cell.trim() === ''),
        `${kind}-${language}`,
      ).toEqual([]);
    }
});

test('a kind that needs no manual has none', () => {
  expect(() => composeManual('kettlebell', 'en')).toThrow('no manual of kettlebell');
});
