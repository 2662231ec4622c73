import { type Element, ink, type Sheet, type Style, TEXT_WIDTH } from './sheet.ts';

const heading: Style = { font: 'bold', size: 8, color: ink.muted };

/** Between two columns, and above and below the text of a row; in points. */
const GAP = 8;
const PADDING = 7;

export interface Column {
  readonly width: number;
  readonly align?: 'right';
}

/** A table that is drawn row by row, with its head again on each page. */
export interface Table {
  readonly columns: readonly Column[];
  readonly head: readonly string[];
  readonly element: Element;
}

interface Cell {
  readonly text: string;
  readonly style: Style;
}

function heightOf(sheet: Sheet, { columns }: Table, cells: readonly Cell[]): number {
  const heights = cells.map(({ text, style }, index) =>
    sheet.measure(text, style, (columns[index]?.width ?? GAP) - GAP),
  );
  return Math.max(...heights) + PADDING;
}

function drawCells(sheet: Sheet, table: Table, tag: 'TH' | 'TD', cells: readonly Cell[]): void {
  const row = sheet.document.struct('TR');
  table.element.add(row);
  let x = 0;
  for (const [index, { text, style }] of cells.entries()) {
    const { width = GAP, align } = table.columns[index] ?? {};
    const left = align === undefined ? x : x + GAP;
    const at = { x: left, y: sheet.top + PADDING / 2, width: width - GAP };
    sheet.place(row, tag, text, style, align === undefined ? at : { ...at, align });
    x += width;
  }
  row.end();
  sheet.skip(heightOf(sheet, table, cells));
  sheet.decorate((document, left, top) =>
    document
      .moveTo(left, top)
      .lineTo(left + TEXT_WIDTH, top)
      .lineWidth(0.5)
      .stroke(ink.line),
  );
}

function drawHead(sheet: Sheet, table: Table): void {
  drawCells(
    sheet,
    table,
    'TH',
    table.head.map((text) => ({ text, style: heading })),
  );
}

/** Draws the head of a table, with room for a row below it. */
export function beginTable(sheet: Sheet, columns: readonly Column[], head: readonly string[]): Table {
  const element = sheet.document.struct('Table');
  sheet.root.add(element);
  sheet.need(60);
  const table = { columns, head, element };
  drawHead(sheet, table);
  return table;
}

/** Draws a row, which is never torn by the end of a page. */
export function drawRow(sheet: Sheet, table: Table, cells: readonly Cell[]): void {
  const height = heightOf(sheet, table, cells);
  if (!sheet.hasRoom(height)) {
    sheet.need(height);
    drawHead(sheet, table);
  }
  drawCells(sheet, table, 'TD', cells);
}
