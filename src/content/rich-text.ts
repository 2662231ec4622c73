import { parseLinkTarget } from './link-target.ts';

/**
 * The part of Markdown that content texts are written in: `##` and `###` headings, paragraphs, `-` and `1.` lists of one
 * level, tables, **bold** and [links](page:payment). Everything else, HTML included, is plain text: what comes out is a
 * tree, and only the storefront's own components make elements of it.
 */
export type Inline =
  | string
  | { readonly kind: 'bold' | 'italic'; readonly parts: readonly Inline[] }
  | { readonly kind: 'link'; readonly target: string; readonly parts: readonly Inline[] };

export type RichNode =
  | {
      readonly kind: 'heading';
      readonly level: 2 | 3;
      readonly id: string;
      readonly parts: readonly Inline[];
    }
  | { readonly kind: 'paragraph'; readonly parts: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    };

const LINK = /\[([^[\]]+)\]\(([^()\s]+)\)/;
const BOLD = /\*\*([^*]+)\*\*/;

/** Bold and links of one line of text. What only looks like them, or leads nowhere we know, stays text. */
export function parseInline(text: string): readonly Inline[] {
  const parts: Inline[] = [];
  let rest = text;
  while (rest !== '') {
    const link = LINK.exec(rest);
    const bold = BOLD.exec(rest);
    const found = link !== null && (bold === null || link.index < bold.index) ? link : bold;
    if (found === null) break;
    const [whole, words = '', target] = found;
    if (found.index > 0) parts.push(rest.slice(0, found.index));
    if (target === undefined) parts.push({ kind: 'bold', parts: parseInline(words) });
    else if (parseLinkTarget(target) === undefined) parts.push(whole);
    else parts.push({ kind: 'link', target, parts: words.includes('**') ? parseInline(words) : [words] });
    rest = rest.slice(found.index + whole.length);
  }
  if (rest !== '') parts.push(rest);
  return parts;
}

/** The first link of a text whose target is none; `undefined` when all are in order. */
export function findWrongLink(text: string): string | undefined {
  for (const [, , target = ''] of text.matchAll(new RegExp(LINK, 'g')))
    if (parseLinkTarget(target) === undefined) return target;
  return undefined;
}

/** `Rücksendung & Kosten` -> `rücksendung-kosten`: what a link to the heading is called. */
export function headingId(text: string): string {
  return (
    text
      .toLowerCase()
      .replaceAll(/\*\*|\[([^[\]]*)\]\([^()]*\)/g, '$1')
      .match(/[\p{L}\p{N}]+/gu)
      ?.join('-') ?? 'section'
  );
}

const HEADING = /^(#{2,3}) +(.+)$/;
const BULLET = /^- +(.+)$/;
const NUMBERED = /^\d+\. +(.+)$/;
const TABLE_LINE = /^\|(.+)\|$/;
const TABLE_RULE = /^\|(?: *:?-+:? *\|)+$/;

function cellsOf(line: string): readonly (readonly Inline[])[] {
  return line
    .slice(1, -1)
    .split('|')
    .map((cell) => parseInline(cell.trim()));
}

function isPlain(line: string | undefined): line is string {
  return (
    line !== undefined && line !== '' && ![HEADING, BULLET, NUMBERED, TABLE_LINE].some((of) => of.test(line))
  );
}

/** Reads a text; never fails. Lines of a paragraph are joined by spaces. */
export function parseRichText(text: string): readonly RichNode[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const nodes: RichNode[] = [];
  const takeWhile = (accepts: (line: string) => boolean): string[] => {
    const taken = [];
    for (let line = lines[0]; line !== undefined && accepts(line); line = lines[0]) {
      taken.push(line);
      lines.shift();
    }
    return taken;
  };
  for (let line = lines[0]; line !== undefined; line = lines[0]) {
    const heading = HEADING.exec(line);
    const list = [BULLET, NUMBERED].find((of) => of.test(line));
    if (heading !== null) {
      const [, signs = '', words = ''] = heading;
      nodes.push({
        kind: 'heading',
        level: signs.length === 2 ? 2 : 3,
        id: headingId(words),
        parts: parseInline(words),
      });
      lines.shift();
    } else if (list !== undefined) {
      const items = takeWhile((next) => list.test(next)).map((item) =>
        parseInline(list.exec(item)?.[1] ?? ''),
      );
      nodes.push({ kind: 'list', ordered: list === NUMBERED, items });
    } else if (TABLE_LINE.test(line)) {
      const [head = '', rule = '', ...rows] = takeWhile((next) => TABLE_LINE.test(next));
      const body = TABLE_RULE.test(rule) ? rows : rule === '' ? [] : [rule, ...rows];
      nodes.push({ kind: 'table', head: cellsOf(head), rows: body.map(cellsOf) });
    } else if (line === '') lines.shift();
    else nodes.push({ kind: 'paragraph', parts: parseInline(takeWhile(isPlain).join(' ')) });
  }
  return nodes;
}
