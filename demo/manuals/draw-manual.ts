import { addressLinesOf } from '../../src/merchant/merchant.ts';
import { type Element, ink, Sheet, type Style, TEXT_WIDTH } from '../../src/papers/sheet.ts';
import { merchant } from '../merchant.ts';
import type { Manual, NotesPart } from './compose-manual.ts';

import { drawBin, drawTriangle } from './signs.ts';

const name: Style = { font: 'bold', size: 25, color: ink.text };
const kicker: Style = { font: 'bold', size: 11, color: ink.signal };
const heading: Style = { font: 'bold', size: 12.5, color: ink.text };
const small: Style = { font: 'regular', size: 8.5, color: ink.muted };
const body: Style = { font: 'regular', size: 9.5, color: ink.text };
const strong: Style = { font: 'bold', size: 9.5, color: ink.text };
const cell: Style = { font: 'regular', size: 8.5, color: ink.text };
const head: Style = { font: 'bold', size: 8.5, color: ink.text };

/** Indent of a note behind its dash, and the width of a sign beside notes. */
const INDENT = 12;
const SIGN = 40;
/** Share of the width that the names of the attributes take. */
const LABEL_WIDTH = TEXT_WIDTH * 0.36;
const CELL_PADDING = 4;
/** Above a table, and of a heading with its line and the gap above. */
const TABLE_GAP = 10;
const HEADING_HEIGHT = 44;

/** When the texts were last gone over. */
const EDITION = '11/2026';
const EDITION_DAY = new Date('2026-11-01T00:00:00.000Z');

/** A line across the text, so many points thick. */
function drawRule(sheet: Sheet, thickness: number): void {
  sheet.decorate((document, left, top) =>
    document
      .moveTo(left, top)
      .lineTo(left + TEXT_WIDTH, top)
      .lineWidth(thickness)
      .stroke(ink.line),
  );
}

/** A heading never stands alone at the foot of a page: room for what begins below it, in points, is asked for too. */
function writeHeading(sheet: Sheet, text: string, below = 48): void {
  sheet.need(HEADING_HEIGHT + below);
  sheet.write('H2', text, heading, 20);
  sheet.skip(3);
  drawRule(sheet, 0.75);
  sheet.skip(2);
}

function writeNotes(sheet: Sheet, notes: readonly string[], width: number): void {
  if (notes.length === 0) return;
  const list = sheet.document.struct('L');
  sheet.root.add(list);
  for (const note of notes) {
    const height = sheet.measure(note, body, width - INDENT);
    sheet.need(height + 3);
    sheet.skip(3);
    const item = sheet.document.struct('LI');
    list.add(item);
    sheet.place(item, 'Lbl', '–', body, { x: 0, y: sheet.top, width: INDENT });
    sheet.place(item, 'LBody', note, body, { x: INDENT, y: sheet.top, width: width - INDENT });
    item.end();
    sheet.skip(height);
  }
  list.end();
}

function writePart(sheet: Sheet, manual: Manual, part: NotesPart): void {
  writeHeading(sheet, part.heading);
  const sign =
    part.section === 'safety'
      ? drawTriangle
      : part.section === 'storage' && manual.isElectric
        ? drawBin
        : undefined;
  const width = sign ? TEXT_WIDTH - SIGN : TEXT_WIDTH;
  if (sign) sheet.decorate((document, left, top) => sign(document, left + TEXT_WIDTH - SIGN + 12, top + 8));
  writeNotes(sheet, part.notes, width);
  if (part.electric.length === 0) return;
  sheet.need(40);
  sheet.write('H3', manual.label('electric'), strong, 6);
  writeNotes(sheet, part.electric, width);
}

/** A table of so many columns of values; articles that are fewer leave the last ones empty. */
interface Grid {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly columns: number;
}

/** Where the cells of a row stand and how high it is. */
function layRow(sheet: Sheet, texts: readonly string[], columns: number, isHead: boolean) {
  const width = (TEXT_WIDTH - LABEL_WIDTH) / columns;
  const cells = texts.map((text, column) => {
    const isLabel = column === 0;
    return {
      text,
      tag: isHead || isLabel ? 'TH' : 'TD',
      style: isHead || isLabel ? head : cell,
      x: isLabel ? CELL_PADDING : LABEL_WIDTH + (column - 1) * width,
      width: isLabel ? LABEL_WIDTH - 2 * CELL_PADDING : width - CELL_PADDING,
    };
  });
  const heights = cells.map(({ text, style, width: wide }) => sheet.measure(text, style, wide));
  return { cells, height: Math.max(...heights) + CELL_PADDING };
}

function heightOf(sheet: Sheet, { head: names, rows, columns }: Grid): number {
  return [names, ...rows].reduce(
    (sum, texts, index) => sum + layRow(sheet, texts, columns, index === 0).height,
    0,
  );
}

/** A row of a table: its cells side by side, a line below. */
function writeRow(
  sheet: Sheet,
  table: Element,
  texts: readonly string[],
  columns: number,
  isHead: boolean,
): void {
  const { cells, height } = layRow(sheet, texts, columns, isHead);
  if (isHead)
    sheet.decorate((document, left, top) => document.rect(left, top - 1, TEXT_WIDTH, height).fill(ink.band));
  const row = sheet.document.struct('TR');
  table.add(row);
  for (const { text, tag, style, x, width } of cells)
    sheet.place(row, tag, text, style, { x, y: sheet.top + CELL_PADDING / 2, width });
  row.end();
  sheet.skip(height);
  drawRule(sheet, 0.4);
}

function writeTable(sheet: Sheet, grid: Grid): void {
  // A table begins on the next page rather than being torn; every one fits a page.
  sheet.need(TABLE_GAP + heightOf(sheet, grid));
  sheet.skip(TABLE_GAP);
  const table = sheet.document.struct('Table');
  sheet.root.add(table);
  writeRow(sheet, table, grid.head, grid.columns, true);
  for (const texts of grid.rows) writeRow(sheet, table, texts, grid.columns, false);
  table.end();
}

function gridsOf({ common, tables, label }: Manual): readonly Grid[] {
  const columns = Math.max(...tables.map(({ models }) => models.length));
  return [
    ...(common.length === 0
      ? []
      : [{ head: [label('all'), ''], rows: common.map((one) => [one.label, one.value]), columns: 1 }]),
    ...tables.map(({ models, rows }) => ({
      head: [label('model'), ...models],
      rows: rows.map((row) => [row.label, ...row.values]),
      columns,
    })),
  ];
}

function writeData(sheet: Sheet, manual: Manual): void {
  const grids = gridsOf(manual);
  const [first] = grids;
  writeHeading(sheet, manual.label('data'), first ? TABLE_GAP + heightOf(sheet, first) : 0);
  for (const grid of grids) writeTable(sheet, grid);
}

/** A few paragraphs below a heading, together on one page. */
function writeTogether(
  sheet: Sheet,
  title: string,
  paragraphs: readonly { readonly text: string; readonly style: Style; readonly gap: number }[],
): void {
  const heights = paragraphs.map(({ text, style, gap }) => gap + sheet.measure(text, style, TEXT_WIDTH));
  writeHeading(
    sheet,
    title,
    heights.reduce((sum, height) => sum + height, 0),
  );
  for (const { text, style, gap } of paragraphs) sheet.write('P', text, style, gap);
}

function writeQuestions(sheet: Sheet, { question, answer, label }: Manual): void {
  writeTogether(sheet, label('questions'), [
    { text: question, style: strong, gap: 4 },
    { text: answer, style: body, gap: 2 },
  ]);
}

function writeService(sheet: Sheet, { label }: Manual): void {
  const { company = {} } = merchant;
  writeTogether(sheet, label('service'), [
    { text: label('contact'), style: body, gap: 4 },
    { text: [company.name, ...addressLinesOf(merchant)].join(' · '), style: strong, gap: 6 },
    { text: `${company.phone} · ${company.email}`, style: body, gap: 2 },
  ]);
}

/** `Steinberg Systems: SBS-MM600, SBS-MM1000 …`: lines end between models, where a paragraph would also end in one. */
function writeModels(sheet: Sheet, brand: string, models: readonly string[]): void {
  const isTooLong = (line: string) =>
    sheet.measure(line, small, TEXT_WIDTH) > sheet.measure('A', small, TEXT_WIDTH);
  let line = `${brand}:`;
  const lines: string[] = [];
  for (const [index, model] of models.entries()) {
    const next = index === models.length - 1 ? model : `${model},`;
    if (isTooLong(`${line} ${next}`)) {
      lines.push(line);
      line = next;
    } else line += ` ${next}`;
  }
  sheet.write('P', [...lines, line].join('\n'), small, 2);
}

/** What a reader's window and its tab say: `Meat slicer – Instruction manual`. */
export const titleOf = (manual: Manual): string => `${manual.name} – ${manual.label('manual')}`;

/** The manual as a PDF: tagged, in its language, the same byte for byte whenever it is drawn. */
export async function drawManual(manual: Manual): Promise<Buffer> {
  const sheet = new Sheet({
    locale: manual.locale,
    title: titleOf(manual),
    date: EDITION_DAY,
    author: 'Gantry Equipment a. s.',
    subject: manual.name,
  });
  sheet.decorate((document, left, top) => document.rect(left, top - 14, 44, 4).fill(ink.signal));
  sheet.write('P', manual.label('manual'), kicker, 0);
  sheet.write('H1', manual.name, name, 6);
  sheet.write('P', manual.label('keep'), body, 4);
  sheet.write('P', manual.label('models'), head, 12);
  for (const { brand, models } of manual.models) writeModels(sheet, brand, models);
  writeHeading(sheet, manual.label('purpose'));
  sheet.write('P', manual.purpose, body, 4);
  for (const part of manual.parts) writePart(sheet, manual, part);
  writeData(sheet, manual);
  writeQuestions(sheet, manual);
  writeService(sheet, manual);
  const edition = manual.label('edition').replace('{edition}', EDITION);
  const page = manual.label('page');
  return sheet.end((number, count) =>
    [manual.name, edition, page.replace('{page}', String(number)).replace('{pages}', String(count))].join(
      '  ·  ',
    ),
  );
}
