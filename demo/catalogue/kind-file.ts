import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLanguages, type Texts } from './tables.ts';

/** A number, yes or no, a word of `words/values`, or a text that is the same in every language (`7–45`). */
export type AttributeSource = number | boolean | string;

/** One article of a kind. */
export interface VariantSource {
  readonly brand: string;
  readonly model: string;
  /** Gross price in euro, from which every market's price is made. */
  readonly euro: number;
  /** Length, width and height in cm. */
  readonly size: readonly [length: number, width: number, height: number];
  /** Net and shipping weight in kg. */
  readonly weight: readonly [net: number, gross: number];
  readonly attributes: Readonly<Record<string, AttributeSource>>;
  /** n = new, b = bestseller, s = also sold as a factory second. */
  readonly marks: string;
  readonly look: string;
}

/** What a kind says in words, each in all 21 languages. */
export interface KindTexts {
  readonly name: Texts;
  readonly description: Texts;
  readonly question: Texts;
  readonly answer: Texts;
  /** What a content buyer says, twice, and what an unhappy one says. */
  readonly praise: Texts;
  readonly morePraise: Texts;
  readonly complaint: Texts;
  /** The Austrian name, where it is another than the German one. */
  readonly austrianName?: string;
}

/** One kind of goods with its articles (README.md says how its file is written). */
export interface KindSource {
  readonly key: string;
  /** Part of the article numbers: never changed, never used again. */
  readonly number: number;
  readonly categories: readonly string[];
  /** Keys of `words/usage`: the sentences after the kind's own. */
  readonly usage: readonly string[];
  /** Keys of `words/highlights`. */
  readonly highlights: readonly string[];
  /** Attributes whose values stand in the product's name. */
  readonly title: readonly string[];
  /** Keys of the kinds that go with it. */
  readonly accessories: readonly string[];
  /** Whether its articles count together for volume discounts. */
  readonly volume: boolean;
  readonly variants: readonly VariantSource[];
  readonly texts: KindTexts;
}

const TEXT_COLUMNS = 7;
const fixedColumns = ['model', 'euro', 'size', 'net', 'gross', 'marks', 'brand', 'look'] as const;
const fields = [
  ...['number', 'brand', 'categories', 'look', 'title', 'highlights', 'usage'],
  ...['accessories', 'volume', 'all'],
] as const;

const words = (text: string | undefined): readonly string[] => text?.split(' ').filter(Boolean) ?? [];

function readValue(text: string): AttributeSource {
  if (text === 'yes' || text === 'no') return text === 'yes';
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

function readNumber(text: string | undefined): number {
  const value = Number(text);
  if (!text || !(value > 0)) throw new Error(`"${text}" is no number above 0`);
  return value;
}

function readSize(text: string | undefined): VariantSource['size'] {
  const [length, width, height] = (text ?? '').split('x');
  return [readNumber(length), readNumber(width), readNumber(height)];
}

type Attributes = VariantSource['attributes'];

function readArticle(
  columns: readonly string[],
  line: string,
  common: Attributes,
  defaults: { readonly brand: string; readonly look: string },
): VariantSource {
  const cells = line.split('|').map((cell) => cell.trim());
  if (cells.length > columns.length) throw new Error(`more cells than columns in "${line}"`);
  const cell = (name: string): string | undefined => cells[columns.indexOf(name)] || undefined;
  const own = columns
    .filter((name) => !fixedColumns.some((fixed) => fixed === name))
    .flatMap((name): [string, AttributeSource][] => {
      const text = cell(name);
      return text === undefined ? [] : [[name, readValue(text)]];
    });
  const model = cell('model');
  if (model === undefined) throw new Error(`no model in "${line}"`);
  const attributes = Object.fromEntries(own);
  return {
    brand: cell('brand') ?? defaults.brand,
    model,
    euro: readNumber(cell('euro')),
    size: readSize(cell('size')),
    weight: [readNumber(cell('net')), readNumber(cell('gross'))],
    // What sets an article apart comes first: a card shows only the first few.
    attributes: { ...attributes, ...common, ...attributes },
    marks: cell('marks') ?? '',
    look: cell('look') ?? defaults.look,
  };
}

function readKindTexts(key: string, lines: readonly string[]): KindTexts {
  const austrian = lines.find((line) => line.startsWith('de-AT '));
  const languages = lines.filter((line) => line !== austrian);
  const [name, description, question, answer, praise, morePraise, complaint] = readLanguages(
    key,
    languages,
    ' | ',
    TEXT_COLUMNS,
  );
  if (!(name && description && question && answer && praise && morePraise && complaint))
    throw new Error('no texts');
  return {
    ...{ name, description, question, answer, praise, morePraise, complaint },
    ...(austrian === undefined ? {} : { austrianName: austrian.slice('de-AT '.length).trim() }),
  };
}

/** Reads the text of `kinds/<key>.txt`; throws with the kind's key on whatever is wrong. */
export function parseKind(key: string, text: string): KindSource {
  const [head = '', articles = '', texts = ''] = text.split(/^\[(?:articles|texts)\]\n/m);
  const lines = (part: string) => part.split('\n').filter((line) => line.trim() !== '');
  const heading = new Map(
    lines(head).map((line): [string, string] => {
      const [name = '', ...rest] = line.split(':');
      if (!fields.some((field) => field === name)) throw new Error(`${key}: unknown field ${name}`);
      return [name, rest.join(':').trim()];
    }),
  );
  const common = Object.fromEntries(
    (heading.get('all') ?? '')
      .split(';')
      .filter((pair) => pair.trim() !== '')
      .map((pair) => {
        const [name = '', value = ''] = pair.split('=').map((part) => part.trim());
        return [name, readValue(value)];
      }),
  );
  const [columnLine = '', ...rows] = lines(articles);
  const columns = columnLine.split('|').map((column) => column.trim());
  const defaults = { brand: heading.get('brand') ?? '', look: heading.get('look') ?? '' };
  try {
    return {
      key,
      number: readNumber(heading.get('number')),
      categories: words(heading.get('categories')),
      usage: words(heading.get('usage')),
      highlights: words(heading.get('highlights')),
      title: words(heading.get('title')),
      accessories: words(heading.get('accessories')),
      volume: heading.get('volume') === 'yes',
      variants: rows.map((row) => readArticle(columns, row, common, defaults)),
      texts: readKindTexts(key, lines(texts)),
    };
  } catch (error) {
    throw new Error(`kinds/${key}.txt: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** All kinds, in the order of their numbers. Two kinds of one number are refused. */
export function readKinds(folder = join(import.meta.dirname, 'kinds')): readonly KindSource[] {
  const kinds = readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .map((file) => parseKind(file.slice(0, -'.txt'.length), readFileSync(join(folder, file), 'utf8')))
    .toSorted((one, other) => one.number - other.number);
  const twice = kinds.find(({ number }, index) => kinds[index - 1]?.number === number);
  if (twice) throw new Error(`kinds/${twice.key}.txt: the number ${twice.number} is taken`);
  return kinds;
}
