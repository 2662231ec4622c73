import { type BlockType, isBlockType } from '../../src/content/blocks.ts';

/**
 * Reads a page as its writer wrote it (demo/content/README.md) into the fields of a catalogue file's `page`. What is wrong
 * with the writing throws with the line; whether the fields are right is for the catalogue file's own schema.
 */
export class WrongText extends Error {
  override readonly name = 'WrongText';

  constructor(line: number, message: string) {
    super(`line ${line}: ${message}`);
  }
}

export interface WrittenPage {
  readonly slug: string | undefined;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly blocks: readonly WrittenBlock[];
}

export type WrittenBlock = Readonly<Record<string, unknown>> & { readonly type: BlockType };

interface Line {
  readonly number: number;
  readonly text: string;
}

const MARK = /^::: *(\w+)(?: +(.*))?$/;
const END = /^::: *$/;
const ATTRIBUTE = /(\w+)=(?:"([^"]*)"|(\S+))\s*/y;
const PICTURE = /^!\[([^\]]*)\]\(([^()\s]+)\)$/;
const LINK = /^-> *\[([^\]]+)\]\(([^()\s]+)\)$/;

const lists: ReadonlySet<string> = new Set([
  'countries',
  'exceptCountries',
  'categories',
  'skus',
  'articles',
  'pages',
]);
const numbers: ReadonlySet<string> = new Set(['limit']);
const flags: ReadonlySet<string> = new Set(['search']);
const pageFields = ['title', 'kind', 'brand', 'publishedAt'] as const;
const frontFields: ReadonlySet<string> = new Set([
  ...pageFields,
  'slug',
  'metaTitle',
  'description',
  'noindex',
  'teaser',
  'teaserText',
  'picture',
  'pictureAlt',
]);

export function readPage(source: string): WrittenPage {
  const lines = source
    .split(/\r?\n/)
    .map((text, index): Line => ({ number: index + 1, text: text.trimEnd() }));
  const end = lines.findIndex(({ text }, index) => index > 0 && text === '---');
  if (lines[0]?.text !== '---' || end < 0) throw new WrongText(1, 'a page begins with --- fields ---');
  const front = readFront(lines.slice(1, end));
  return {
    slug: front.get('slug'),
    fields: buildFields(front),
    blocks: readBlocks(lines.slice(end + 1)),
  };
}

/** A text may stand in quotes. */
function readFront(lines: readonly Line[]): Map<string, string> {
  const front = new Map<string, string>();
  for (const { number, text } of lines) {
    if (text === '') continue;
    const [, name = '', value = ''] = /^(\w+): *(.+)$/.exec(text) ?? [];
    if (!frontFields.has(name))
      throw new WrongText(number, `is no "field: text"; fields are ${[...frontFields].join(', ')}`);
    if (front.has(name)) throw new WrongText(number, `${name} comes twice`);
    front.set(name, /^"(.*)"$/.exec(value)?.[1] ?? value);
  }
  return front;
}

function buildFields(front: ReadonlyMap<string, string>): Record<string, unknown> {
  const title = front.get('title');
  const picture = front.get('picture');
  const description = front.get('description');
  const text = front.get('teaserText');
  return {
    ...Object.fromEntries(pageFields.flatMap((name) => (front.has(name) ? [[name, front.get(name)]] : []))),
    meta: {
      title: front.get('metaTitle') ?? `${title} | {shopName}`,
      ...(description === undefined ? {} : { description }),
      ...(front.has('noindex') ? { noindex: true } : {}),
    },
    ...(front.has('teaser') || text !== undefined || picture !== undefined
      ? {
          teaser: {
            title: front.get('teaser') ?? title,
            ...(text === undefined ? {} : { text }),
            ...(picture === undefined
              ? {}
              : { picture: { name: picture, alt: front.get('pictureAlt') ?? '' } }),
          },
        }
      : {}),
  };
}

function readBlocks(lines: readonly Line[]): WrittenBlock[] {
  const blocks: WrittenBlock[] = [];
  let loose: Line[] = [];
  const takeLoose = () => {
    const text = joined(loose);
    if (text !== '') blocks.push({ type: 'richText', text });
    loose = [];
  };
  for (let index = 0; index < lines.length; index++) {
    const start = lines[index];
    if (start === undefined) break;
    const mark = MARK.exec(start.text);
    if (mark === null) {
      if (start.text.startsWith(':::')) throw new WrongText(start.number, 'ends a block that did not begin');
      loose.push(start);
      continue;
    }
    takeLoose();
    const [, type, attributes = ''] = mark;
    if (!isBlockType(type)) throw new WrongText(start.number, `${type} is no block`);
    const length = lines.slice(index + 1).findIndex(({ text }) => END.test(text));
    const body = lines.slice(index + 1, index + 1 + length);
    if (length < 0 || body.some(({ text }) => text.startsWith(':::')))
      throw new WrongText(start.number, `the block ${type} has no end; it ends with a line of :::`);
    blocks.push(buildBlock(type, readAttributes(attributes, start.number), body));
    index += length + 1;
  }
  takeLoose();
  return blocks;
}

function readAttributes(text: string, line: number): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  ATTRIBUTE.lastIndex = 0;
  let read = 0;
  for (let match = ATTRIBUTE.exec(text); match !== null; match = ATTRIBUTE.exec(text)) {
    const [, name = '', quoted, plain = ''] = match;
    const value = quoted ?? plain;
    found[name] = readValue(name, value);
    read = ATTRIBUTE.lastIndex;
  }
  if (read < text.length)
    throw new WrongText(line, `cannot read ${text.slice(read)}; attributes are name=value`);
  return found;
}

function readValue(name: string, value: string): unknown {
  if (lists.has(name)) return value.split(',');
  if (numbers.has(name)) return Number(value);
  return flags.has(name) ? value === 'true' : value;
}

const joined = (lines: readonly Line[]) =>
  lines
    .map(({ text }) => text)
    .join('\n')
    .trim();

/** `# Title`, `![alt](picture)` and `-> [label](target)` of a body, and what is left of it. */
function takeParts(lines: readonly Line[]): {
  readonly title: object;
  readonly picture: object;
  readonly links: readonly object[];
  readonly rest: readonly Line[];
} {
  const parts: { title: object; picture: object; links: object[]; rest: Line[] } = {
    title: {},
    picture: {},
    links: [],
    rest: [],
  };
  for (const line of lines) {
    const [, heading] = /^# +(.+)$/.exec(line.text) ?? [];
    const [, alt = '', name] = PICTURE.exec(line.text) ?? [];
    const [, label, target] = LINK.exec(line.text) ?? [];
    if (heading !== undefined) parts.title = { title: heading };
    else if (name !== undefined) parts.picture = { picture: { name, alt } };
    else if (label !== undefined) parts.links.push({ label, target });
    else parts.rest.push(line);
  }
  return parts;
}

/** Cuts lines before every heading of a level; what stands before the first has no heading. */
function cut(lines: readonly Line[], sign: '###' | '####'): { heading: string | undefined; lines: Line[] }[] {
  const pieces: { heading: string | undefined; lines: Line[] }[] = [{ heading: undefined, lines: [] }];
  for (const line of lines) {
    const heading = line.text.startsWith(`${sign} `) ? line.text.slice(sign.length).trim() : undefined;
    if (heading !== undefined) pieces.push({ heading, lines: [] });
    else pieces.at(-1)?.lines.push(line);
  }
  return pieces.filter((piece) => piece.heading !== undefined || joined(piece.lines) !== '');
}

const textOf = (lines: readonly Line[]) => {
  const text = joined(lines);
  return text === '' ? {} : { text };
};
/** Plain text: line breaks of the source mean nothing. */
const plainTextOf = (lines: readonly Line[]) => {
  // A no-break space stays one.
  const text = joined(lines).replaceAll(/[ \n]+/g, ' ');
  return text === '' ? {} : { text };
};
const firstLink = (links: readonly object[]) => (links[0] === undefined ? {} : { link: links[0] });

function buildBlock(
  type: BlockType,
  attributes: Record<string, unknown>,
  body: readonly Line[],
): WrittenBlock {
  const { title, picture, links, rest } = takeParts(body);
  const base = { type, ...attributes, ...title };
  switch (type) {
    case 'richText':
      return { type, ...attributes, ...textOf(body) };
    case 'notice':
      return { ...base, ...textOf(rest) };
    case 'hero':
      return { ...base, ...plainTextOf(rest), ...picture, links };
    case 'faq': {
      const groups = cut(rest, '###').map((group) => ({
        ...(group.heading === undefined ? {} : { title: group.heading }),
        entries: cut(group.lines, '####').map((entry) => ({
          question: entry.heading,
          answer: joined(entry.lines),
        })),
      }));
      return { ...base, groups };
    }
    case 'steps':
      return {
        ...base,
        steps: cut(rest, '###').map(({ heading, lines }) => ({ title: heading, ...textOf(lines) })),
      };
    case 'promo': {
      const promos = cut(body, '###').flatMap(({ heading, lines }) => {
        const parts = takeParts(lines.filter(({ text }) => !text.startsWith('badge: ')));
        const badge = lines.find(({ text }) => text.startsWith('badge: '))?.text.slice('badge: '.length);
        return heading === undefined
          ? []
          : [
              {
                title: heading,
                ...plainTextOf(parts.rest),
                ...(badge === undefined ? {} : { badge }),
                ...parts.picture,
                ...firstLink(parts.links),
              },
            ];
      });
      return { ...base, promos };
    }
    case 'table': {
      const [columns = [], , ...rows] = rest
        .filter(({ text }) => text.startsWith('|'))
        .map(({ text }) =>
          text
            .slice(1, -1)
            .split('|')
            .map((cell) => cell.trim()),
        );
      return { ...base, columns, rows };
    }
    default:
      return { ...base, ...plainTextOf(rest), ...picture, ...firstLink(links) };
  }
}
