import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

type Document = InstanceType<typeof PDFDocument>;
export type Element = ReturnType<Document['struct']>;

/** A4 in points; so much of it stays white around the text. */
const MARGIN = { top: 56, bottom: 64, left: 56, right: 56 } as const;
const PAGE_WIDTH = 595.28;
export const TEXT_WIDTH = PAGE_WIDTH - MARGIN.left - MARGIN.right;

export const ink = {
  text: '#1a1d21',
  muted: '#5b6470',
  line: '#c9d0d8',
  band: '#eef1f4',
  signal: '#c2410c',
} as const;

/**
 * Inter whole, with Greek and Cyrillic: the storefront's own copy is cut into one file an alphabet. Its rules for pairs and
 * neighbours of letters are passed over: they take nine tenths of the time of drawing, and a sheet reads as well without.
 */
const require = createRequire(import.meta.url);
const readFont = (weight: string) =>
  withoutTables(readFileSync(require.resolve(`@expo-google-fonts/inter/${weight}.ttf`)), ['GSUB', 'GPOS']);
const fonts = {
  regular: readFont('400Regular/Inter_400Regular'),
  bold: readFont('700Bold/Inter_700Bold'),
} as const;

/** A TrueType file begins with 12 bytes and a list of its tables, 16 bytes each, of which four are the name. */
function withoutTables(font: Buffer, names: readonly string[]): Buffer {
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16) {
    if (names.includes(font.toString('latin1', at, at + 4))) font.write('skip', at, 'latin1');
  }
  return font;
}

/** What the letters of a piece of text look like. */
export interface Style {
  readonly font: keyof typeof fonts;
  /** In points. */
  readonly size: number;
  readonly color: string;
}

/** How much further down a line of text begins than the one above, in sizes of its letters. */
const LINE_GAP = 0.22;

/** What a reader's window and programs know of a sheet. */
interface SheetFacts {
  readonly locale: string;
  readonly title: string;
  /** Days and times in a file are these, so that the same sheet is the same file byte for byte. */
  readonly date: Date;
  readonly author?: string;
  readonly subject?: string;
  /** The archivable kind of PDF, tagged throughout (ISO 19005-3). */
  readonly subset?: 'PDF/A-3a';
}

/**
 * Pages on which pieces are set from top to bottom. Each piece is tagged (heading, paragraph, list item, cell), so that
 * it can be read out, and none is torn by the end of a page.
 */
export class Sheet {
  readonly document: Document;
  readonly root: Element;
  private y: number = MARGIN.top;

  constructor({ locale, title, date, author, subject, subset }: SheetFacts) {
    this.document = new PDFDocument({
      size: 'A4',
      // None of pdfkit's own, which it would read for every sheet: each piece of text names its own.
      font: null as unknown as string,
      margins: MARGIN,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      bufferPages: true,
      lang: locale,
      ...(subset === undefined ? {} : { subset }),
      info: {
        Title: title,
        ...(author === undefined ? {} : { Author: author }),
        ...(subject === undefined ? {} : { Subject: subject }),
        Creator: 'Gantry',
        CreationDate: date,
        ModDate: date,
      },
    });
    for (const [name, font] of Object.entries(fonts)) this.document.registerFont(name, font);
    this.root = this.document.struct('Document');
    this.document.addStructure(this.root);
  }

  get top(): number {
    return this.y;
  }

  /** Height that a piece of text takes, in points. */
  measure(text: string, { font, size }: Style, width: number): number {
    return this.document
      .font(font)
      .fontSize(size)
      .heightOfString(text, { width, lineGap: size * LINE_GAP });
  }

  /** Whether so many points are left on this page. */
  hasRoom(height: number): boolean {
    return this.y + height <= this.document.page.height - MARGIN.bottom;
  }

  /** Goes on to the next page unless so many points are left on this one. */
  need(height: number): void {
    if (this.hasRoom(height)) return;
    this.document.addPage();
    this.y = MARGIN.top;
  }

  skip(height: number): void {
    this.y += height;
  }

  /** Sets a piece of text at a place as content of a tagged element. */
  place(
    parent: Element,
    tag: string,
    text: string,
    style: Style,
    at: { readonly x: number; readonly y: number; readonly width: number; readonly align?: 'right' },
  ): void {
    parent.add(
      this.document.struct(tag, {}, () => {
        this.document
          .font(style.font)
          .fontSize(style.size)
          .fillColor(style.color)
          .text(text, MARGIN.left + at.x, at.y, {
            width: at.width,
            lineGap: style.size * LINE_GAP,
            ...(at.align === undefined ? {} : { align: at.align }),
          });
      }),
    );
  }

  /** Sets a piece of text below the one before, after a gap. */
  write(tag: string, text: string, style: Style, gap: number, parent: Element = this.root): void {
    const height = this.measure(text, style, TEXT_WIDTH);
    this.need(gap + height);
    if (this.y > MARGIN.top) this.y += gap;
    this.place(parent, tag, text, style, { x: 0, y: this.y, width: TEXT_WIDTH });
    this.y += height;
  }

  /** Draws what says nothing: lines, grounds, signs beside a text that says the same. */
  decorate(draw: (document: Document, left: number, top: number) => void): void {
    this.document.markContent('Artifact', { type: 'Layout' });
    this.document.save();
    draw(this.document, MARGIN.left, this.y);
    this.document.restore();
    this.document.endMarkedContent();
  }

  /** Ends the sheet with a line at the foot of each page, and resolves to the file. */
  async end(foot: (page: number, pages: number) => string): Promise<Buffer> {
    this.root.end();
    const { document } = this;
    const { count } = document.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      document.switchToPage(index);
      // Otherwise text below the margin begins a page of its own.
      document.page.margins.bottom = 0;
      document.markContent('Artifact', { type: 'Pagination' });
      document
        .font('regular')
        .fontSize(8)
        .fillColor(ink.muted)
        .text(foot(index + 1, count), MARGIN.left, document.page.height - 40, {
          width: TEXT_WIDTH,
          align: 'right',
          lineBreak: false,
        });
      document.endMarkedContent();
    }
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => void chunks.push(chunk));
    const ended = new Promise<void>((resolve) => document.once('end', () => resolve()));
    document.end();
    await ended;
    return Buffer.concat(chunks);
  }
}
