import { setImmediate } from 'node:timers/promises';
import type { InvoiceAmount, Paper } from '../commerce/purchase/invoices/invoice.ts';
import { getCurrency, negate } from '../kernel/money.ts';
import { addressFormat } from '../markets/address-format.ts';
import { formatDecimal, formatMoney, formatNumber, formatPercent } from '../markets/money-format.ts';
import { embedXml } from './factur-x.ts';
import { beginTable, type Column, drawRow, type Table } from './paper-table.ts';
import { loadPaperText, type PaperText } from './paper-text.ts';
import {
  nameAllowance,
  nameCharge,
  shownOrderNumber,
  titleOf,
  writeAddress,
  writeDay,
  writeNotes,
} from './paper-words.ts';
import { ink, Sheet, type Style, TEXT_WIDTH } from './sheet.ts';
import { writeCii } from './write-cii.ts';

const brand: Style = { font: 'bold', size: 13, color: ink.text };
const title: Style = { font: 'bold', size: 20, color: ink.text };
const label: Style = { font: 'bold', size: 8, color: ink.muted };
const body: Style = { font: 'regular', size: 9, color: ink.text };
const strong: Style = { font: 'bold', size: 9, color: ink.text };
const small: Style = { font: 'regular', size: 8, color: ink.muted };

/** Rows after which others have their turn: one takes about a millisecond. */
const ROWS_AT_A_TIME = 5;

/** A paper that is being drawn. */
interface Drawing {
  readonly sheet: Sheet;
  readonly paper: Paper;
  readonly text: PaperText;
}

/** Blocks of lines side by side, each below its label. */
function drawBlocks(
  { sheet }: Drawing,
  blocks: readonly (readonly [label: string, lines: readonly string[]])[],
) {
  const width = TEXT_WIDTH / blocks.length;
  const heights = blocks.map(([name, lines], index) => {
    const at = { x: index * width, width: width - 16 };
    const section = sheet.document.struct('Sect');
    sheet.root.add(section);
    sheet.place(section, 'H2', name, label, { ...at, y: sheet.top });
    const words = lines.join('\n');
    sheet.place(section, 'P', words, body, { ...at, y: sheet.top + 13 });
    section.end();
    return 13 + sheet.measure(words, body, at.width);
  });
  sheet.skip(Math.max(...heights) + 16);
}

/** Who sells, as the law has it on a business letter. */
function drawSeller({ sheet, paper: { seller }, text }: Drawing): void {
  const { country, ...address } = seller.address;
  const lines = [
    [seller.name, ...addressFormat(country, address), country].join(', '),
    [
      ...(seller.register === undefined ? [] : [`${text('register')}: ${seller.register}`]),
      `${text('vatId')}: ${seller.vatId}`,
    ].join(' · '),
    `${seller.email} · ${seller.phone}`,
  ].join('\n');
  sheet.write('P', lines, small, 3);
}

function drawHead(drawing: Drawing): void {
  const { sheet, paper, text } = drawing;
  const { seller, buyer } = paper;
  sheet.write('P', seller.shopName, brand, 0);
  drawSeller(drawing);
  sheet.write('H1', titleOf(paper, text), title, 18);
  if (paper.kind === 'credit-note') {
    const { number, issuedOn } = paper.corrects;
    sheet.write('P', text('corrects', { number, date: writeDay(issuedOn) }), body, 2);
  }
  sheet.skip(16);
  drawBlocks(drawing, [
    [text('date'), [writeDay(paper.issuedOn)]],
    [text('orderNumber'), [shownOrderNumber(paper)]],
    [text('orderDate'), [writeDay(paper.order.placedOn)]],
  ]);
  const vatId = buyer.vatId === undefined ? [] : [`${text('vatId')}: ${buyer.vatId}`];
  drawBlocks(drawing, [
    [text('billTo'), [...writeAddress(paper, buyer.address), ...vatId]],
    ...(paper.kind === 'invoice'
      ? [[text('deliverTo'), writeAddress(paper, paper.delivery.address)] as const]
      : []),
  ]);
}

const lineColumns: readonly Column[] = [
  { width: 0.37 * TEXT_WIDTH },
  { width: 0.09 * TEXT_WIDTH, align: 'right' },
  { width: 0.16 * TEXT_WIDTH, align: 'right' },
  { width: 0.08 * TEXT_WIDTH, align: 'right' },
  { width: 0.15 * TEXT_WIDTH, align: 'right' },
  { width: 0.15 * TEXT_WIDTH, align: 'right' },
];

/** What all rows of the first table end with: rate, net and gross. */
function writeAmounts({ paper: { locale } }: Drawing, { vat, net, gross }: InvoiceAmount) {
  const amounts = [
    formatPercent(locale, vat.permyriad),
    formatMoney(locale, net),
    formatMoney(locale, gross),
  ];
  return amounts.map((words) => ({ text: words, style: body }));
}

function drawBeside(drawing: Drawing, table: Table, name: string, amount: InvoiceAmount): void {
  const empty = { text: '', style: body };
  drawRow(drawing.sheet, table, [
    { text: name, style: body },
    empty,
    empty,
    ...writeAmounts(drawing, amount),
  ]);
}

/** Lines, then what is charged and taken off beside them. */
async function drawLines(drawing: Drawing): Promise<void> {
  const { sheet, paper, text } = drawing;
  const { locale, currencyCode } = paper;
  const head = ['item', 'quantity', 'unitPrice', 'rate', 'net', 'gross'] as const;
  const table = beginTable(
    sheet,
    lineColumns,
    head.map((key) => text(key)),
  );
  for (const [index, line] of paper.lines.entries()) {
    if (index % ROWS_AT_A_TIME === 0) await setImmediate();
    drawRow(sheet, table, [
      { text: `${line.name}\n${line.sku}`, style: body },
      { text: formatNumber(locale, line.quantity), style: body },
      { text: formatDecimal(locale, line.unitNet, getCurrency(currencyCode)), style: body },
      ...writeAmounts(drawing, line),
    ]);
  }
  for (const one of paper.allowances) {
    const off = { vat: one.vat, net: negate(one.net), gross: negate(one.gross) };
    drawBeside(drawing, table, nameAllowance(one, text), off);
  }
  for (const one of paper.charges) drawBeside(drawing, table, nameCharge(one, text), one);
  table.element.end();
  sheet.skip(18);
}

const vatColumns: readonly Column[] = [
  { width: 0.4 * TEXT_WIDTH },
  { width: 0.3 * TEXT_WIDTH, align: 'right' },
  { width: 0.3 * TEXT_WIDTH, align: 'right' },
];

function drawVat({ sheet, paper, text }: Drawing): void {
  const table = beginTable(sheet, vatColumns, [text('rate'), text('taxable'), text('tax')]);
  for (const { vat, taxable, tax } of paper.vat) {
    const cells = [
      formatPercent(paper.locale, vat.permyriad),
      formatMoney(paper.locale, taxable),
      formatMoney(paper.locale, tax),
    ];
    drawRow(
      sheet,
      table,
      cells.map((words) => ({ text: words, style: body })),
    );
  }
  table.element.end();
  sheet.skip(18);
}

const sumColumns: readonly Column[] = [
  { width: 0.7 * TEXT_WIDTH, align: 'right' },
  { width: 0.3 * TEXT_WIDTH, align: 'right' },
];

function drawTotals({ sheet, paper, text }: Drawing): void {
  const { totals, kind } = paper;
  const isInvoice = kind === 'invoice';
  const rows = [
    ['totalNet', totals.net, body],
    ['totalTax', totals.tax, body],
    ...(totals.rounding.centAmount === 0 ? [] : [['rounding', totals.rounding, body] as const]),
    ...(isInvoice
      ? ([
          ['total', { ...totals.due, centAmount: totals.due.centAmount + totals.paid.centAmount }, strong],
          ['paid', totals.paid, body],
        ] as const)
      : []),
    [isInvoice ? 'due' : 'credited', totals.due, strong],
  ] as const;
  sheet.need(rows.length * 20);
  const element = sheet.document.struct('Table');
  sheet.root.add(element);
  const table: Table = { columns: sumColumns, head: [], element };
  for (const [key, amount, style] of rows) {
    drawRow(sheet, table, [
      { text: text(key), style },
      { text: formatMoney(paper.locale, amount), style },
    ]);
  }
  element.end();
  sheet.skip(14);
}

function drawNotes({ sheet, paper, text }: Drawing): void {
  for (const note of writeNotes(paper, text)) sheet.write('P', note, body, 5);
}

/**
 * A paper as its customer gets it: a PDF in the language of the order, tagged and archivable (PDF/A-3), with the XML in it
 * (Factur-X, profile EN 16931), and that XML by itself. The same paper is the same file byte for byte.
 */
export async function drawPaper(paper: Paper): Promise<{ readonly pdf: Buffer; readonly xml: string }> {
  const { locale, issuedOn } = paper;
  const text = await loadPaperText(locale);
  const date = new Date(`${issuedOn}T12:00:00Z`);
  const sheet = new Sheet({ locale, title: titleOf(paper, text), date, subset: 'PDF/A-3a' });
  const drawing = { sheet, paper, text };
  const xml = writeCii(paper, text);
  drawHead(drawing);
  await drawLines(drawing);
  drawVat(drawing);
  drawTotals(drawing);
  drawNotes(drawing);
  embedXml(sheet, xml, date);
  const name = titleOf(paper, text);
  const pdf = await sheet.end((page, pages) => `${name}  ·  ${text('page', { page, pages })}`);
  return { pdf, xml };
}
