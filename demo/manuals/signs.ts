import type PDFDocument from 'pdfkit';
import { ink } from '../../src/papers/sheet.ts';

type Document = InstanceType<typeof PDFDocument>;

/** The warning sign of ISO 7010: a triangle with an exclamation mark, 26 points wide. */
export function drawTriangle(document: Document, x: number, y: number): void {
  document
    .lineJoin('round')
    .lineWidth(2.2)
    .polygon([x + 13, y], [x + 26, y + 23], [x, y + 23])
    .fillAndStroke('#fbd34d', ink.text);
  document.rect(x + 12, y + 7.5, 2, 8.5).fill(ink.text);
  document.circle(x + 13, y + 19, 1.3).fill(ink.text);
}

/** The crossed-out bin of Directive 2012/19/EU, 26 points wide, with the bar below. */
export function drawBin(document: Document, x: number, y: number): void {
  document.lineJoin('round').lineCap('round').lineWidth(1.4).strokeColor(ink.text);
  document.polygon([x + 6, y + 7], [x + 20, y + 7], [x + 18, y + 27], [x + 8, y + 27]).stroke();
  document
    .moveTo(x + 4.5, y + 7)
    .lineTo(x + 21.5, y + 7)
    .stroke();
  document
    .moveTo(x + 9, y + 7)
    .quadraticCurveTo(x + 13, y + 1.5, x + 17, y + 7)
    .stroke();
  document.circle(x + 18.5, y + 29, 2.2).stroke();
  document
    .moveTo(x + 12, y + 12)
    .lineTo(x + 12.6, y + 22)
    .stroke();
  document
    .moveTo(x + 15.6, y + 12)
    .lineTo(x + 15, y + 22)
    .stroke();
  document
    .moveTo(x, y + 3)
    .lineTo(x + 26, y + 31)
    .stroke();
  document
    .moveTo(x + 26, y + 3)
    .lineTo(x, y + 31)
    .stroke();
  document.rect(x + 3, y + 35, 20, 4).fill(ink.text);
}
