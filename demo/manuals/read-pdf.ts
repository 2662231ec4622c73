import { inflateSync } from 'node:zlib';

/** What a reader finds in a manual. */
export interface ReadPdf {
  readonly title: string;
  /** `de-DE` */
  readonly language: string;
  /** The text of each page, a line a line of print. */
  readonly pages: readonly string[];
}

/** Numbers of the parts of a PDF, and what they are: `<< … >>`, and what follows it unpacked where it is a stream. */
interface Part {
  readonly words: string;
  readonly stream: string;
}

function readParts(file: Buffer): ReadonlyMap<string, Part> {
  const parts = [...file.toString('latin1').matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)];
  return new Map(
    parts.map(([, number = '', text = '']): [string, Part] => {
      const [words = '', packed] = text.split(/\nstream\n/);
      if (packed === undefined) return [number, { words, stream: '' }];
      const bytes = Buffer.from(packed.slice(0, packed.lastIndexOf('\nendstream')), 'latin1');
      const isPacked = words.includes('/FlateDecode');
      return [number, { words, stream: isPacked ? inflateSync(bytes).toString('latin1') : bytes.toString() }];
    }),
  );
}

/** The letters that the glyphs of a font stand for, by their numbers in hexadecimal. */
function readLetters(map: string): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    for (const [index, [, codes = '']] of [...list.matchAll(/<([^>]*)>/g)].entries()) {
      const units = (codes.match(/\w{4}/g) ?? []).map((code) => Number.parseInt(code, 16));
      const glyph = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
      letters.set(glyph, String.fromCharCode(...units));
    }
  }
  return letters;
}

/**
 * Reads back what pdfkit has written, for the tests: its own kind of PDF and no other. Throws on a glyph that stands for
 * no letter, which could be neither copied, searched nor read out.
 */
export function readPdf(file: Buffer): ReadPdf {
  const parts = readParts(file);
  const follow = (words: string, name: string): Part => {
    const [, number = ''] = new RegExp(`/${name} (\\d+) 0 R`).exec(words) ?? [];
    const part = parts.get(number);
    if (!part) throw new Error(`no ${name} in ${words}`);
    return part;
  };
  const all = [...parts.values()];
  const pages = all
    .filter(({ words }) => /\/Type \/Page\n/.test(words))
    .map(({ words }) => {
      const { words: resources } = follow(words, 'Resources');
      const fonts = new Map<string, ReadonlyMap<string, string>>();
      let font = '';
      const lines: string[] = [];
      for (const [, name, line] of follow(words, 'Contents').stream.matchAll(
        /\/(F\d+) \S+ Tf|^\[(.*)\] TJ$/gm,
      )) {
        font = name ?? font;
        if (line === undefined) continue;
        const letters =
          fonts.get(font) ?? readLetters(follow(follow(resources, font).words, 'ToUnicode').stream);
        fonts.set(font, letters);
        const glyphs = [...line.matchAll(/<(\w+)>/g)].flatMap(([, run = '']) => run.match(/\w{4}/g) ?? []);
        lines.push(glyphs.map((glyph) => requireLetter(letters, glyph)).join(''));
      }
      return lines.join('\n');
    });
  const catalogue = all.find(({ words }) => words.includes('/Type /Catalog'))?.words ?? '';
  const metadata = follow(catalogue, 'Metadata').stream;
  return {
    title: /<dc:title>[\s\S]*?<rdf:li[^>]*>([^<]*)</.exec(metadata)?.[1] ?? '',
    language: /\/Lang \(([^)]*)\)/.exec(catalogue)?.[1] ?? '',
    pages,
  };
}

function requireLetter(letters: ReadonlyMap<string, string>, glyph: string): string {
  const letter = letters.get(glyph);
  // Glyph 0 is the box that stands for what a font does not have.
  if (letter === undefined || glyph === '0000') throw new Error(`glyph ${glyph} stands for no letter`);
  return letter;
}
