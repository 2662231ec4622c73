import { demonstrationCompany } from '../../src/server/company-data.ts';
import type { DataTable, Manual, NotesPart } from './compose-manual.ts';
import { type Element, ink, Sheet, type Style, TEXT_WIDTH } from './sheet.ts';
import { drawBin, drawTriangle } from './signs.ts';

const title: Style = { font: 'bold', size: 25, color: ink.text };
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
/** Of a row of one line. */
const ROW_HEIGHT = 17;

/** When the texts were last gone over. */
const EDITION = '11/2026';

/** A heading never stands alone at the foot of a page: room for some lines below it is asked for too. */
function writeHeading(sheet: Sheet, text: string): void {
  sheet.need(90);
  sheet.write('H2', text, heading, 20);
  sheet.skip(3);
  sheet.decorate((document, left, top) =>
    document
      .moveTo(left, top)
      .lineTo(left + TEXT_WIDTH, top)
      .lineWidth(0.75)
      .stroke(ink.line),
  );
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

/** A row of a table: its cells side by side, a line below. */
function writeRow(
  sheet: Sheet,
  table: Element,
  texts: readonly string[],
  columns: number,
  isHead: boolean,
): void {
  const width = (TEXT_WIDTH - LABEL_WIDTH) / columns;
  const styleOf = (column: number) => (isHead || column === 0 ? head : cell);
  const widthOf = (column: number) => (column === 0 ? LABEL_WIDTH : width) - CELL_PADDING;
  const heights = texts.map((text, column) => sheet.measure(text, styleOf(column), widthOf(column)));
  const height = Math.max(...heights) + CELL_PADDING;
  sheet.need(height);
  if (isHead)
    sheet.decorate((document, left, top) => document.rect(left, top - 1, TEXT_WIDTH, height).fill(ink.band));
  const row = sheet.document.struct('TR');
  table.add(row);
  for (const [column, text] of texts.entries()) {
    const x = column === 0 ? CELL_PADDING : LABEL_WIDTH + (column - 1) * width;
    const tag = isHead || column === 0 ? 'TH' : 'TD';
    sheet.place(row, tag, text, styleOf(column), {
      x,
      y: sheet.top + CELL_PADDING / 2,
      width: widthOf(column) - (column === 0 ? CELL_PADDING : 0),
    });
  }
  row.end();
  sheet.skip(height);
  sheet.decorate((document, left, top) =>
    document
      .moveTo(left, top)
      .lineTo(left + TEXT_WIDTH, top)
      .lineWidth(0.4)
      .stroke(ink.line),
  );
}

function writeTable(
  sheet: Sheet,
  corner: string,
  models: readonly string[],
  rows: DataTable['rows'],
  columns: number,
): void {
  sheet.skip(10);
  // A table begins on the next page rather than being torn; every one fits a page.
  sheet.need((rows.length + 1) * ROW_HEIGHT);
  const table = sheet.document.struct('Table');
  sheet.root.add(table);
  writeRow(sheet, table, [corner, ...models], columns, true);
  for (const { label, values } of rows) writeRow(sheet, table, [label, ...values], columns, false);
  table.end();
}

function writeData(sheet: Sheet, manual: Manual): void {
  writeHeading(sheet, manual.label('data'));
  if (manual.common.length > 0)
    writeTable(
      sheet,
      manual.label('all'),
      [''],
      manual.common.map(({ label, value }) => ({ label, values: [value] })),
      1,
    );
  const columns = Math.max(...manual.tables.map(({ models }) => models.length));
  for (const { models, rows } of manual.tables)
    writeTable(sheet, manual.label('model'), models, rows, columns);
}

function writeService(sheet: Sheet, manual: Manual): void {
  writeHeading(sheet, manual.label('service'));
  sheet.write('P', manual.label('contact'), body, 4);
  const { name, addressLines, phone, email } = demonstrationCompany;
  sheet.write('P', [name, ...addressLines].join(' · '), strong, 6);
  sheet.write('P', `${phone} · ${email}`, body, 2);
}

/** What a reader's window and its tab say: `Meat slicer – Instruction manual`. */
export const titleOf = (manual: Manual): string => `${manual.name} – ${manual.label('manual')}`;

/** The manual as a PDF: tagged, in its language, the same byte for byte whenever it is drawn. */
export async function drawManual(manual: Manual): Promise<Buffer> {
  const sheet = new Sheet(manual, titleOf(manual));
  sheet.decorate((document, left, top) => document.rect(left, top - 14, 44, 4).fill(ink.signal));
  sheet.write('P', manual.label('manual'), kicker, 0);
  sheet.write('H1', manual.name, title, 6);
  sheet.write('P', manual.label('keep'), body, 4);
  sheet.write('P', manual.label('models'), head, 12);
  for (const { brand, models } of manual.models) sheet.write('P', `${brand}: ${models}`, small, 2);
  writeHeading(sheet, manual.label('purpose'));
  sheet.write('P', manual.purpose, body, 4);
  for (const part of manual.parts) writePart(sheet, manual, part);
  writeData(sheet, manual);
  writeHeading(sheet, manual.label('questions'));
  sheet.write('P', manual.question, strong, 4);
  sheet.write('P', manual.answer, body, 2);
  writeService(sheet, manual);
  const edition = manual.label('edition').replace('{edition}', EDITION);
  const page = manual.label('page');
  return sheet.end((number, count) =>
    [manual.name, edition, page.replace('{page}', String(number)).replace('{pages}', String(count))].join(
      '  ·  ',
    ),
  );
}
