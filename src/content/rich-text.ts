import { LRUCache } from 'lru-cache';
import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { parseLinkTarget } from './link-target.ts';
import { headingId, type Inline, plainWords, type RichNode } from './text-tree.ts';

/*
 * The part of Markdown that content texts are written in: `##` and `###` headings, paragraphs, `-` and `1.` lists,
 * tables, **bold**, *italic* and [links](page:payment). Everything else, HTML included, stays plain text.
 */

/** Of Markdown's constructs, by their names in micromark, those that are none here. */
const plainInline = [
  ...['autolink', 'characterEscape', 'characterReference', 'codeText', 'hardBreakEscape'],
  ...['htmlText', 'labelStartImage'],
];
const plainBlocks = ['blockQuote', 'codeFenced', 'codeIndented', 'definition', 'htmlFlow', 'setextUnderline'];
const ownBlocks = ['headingAtx', 'list', 'thematicBreak'];

const asText = { disable: { null: [...plainInline, ...plainBlocks, 'thematicBreak'] } };
const asLine = { disable: { null: [...plainInline, ...plainBlocks, ...ownBlocks] } };

function readBlocks(text: string): readonly RootContent[] {
  return fromMarkdown(text, {
    extensions: [gfmTable(), asText],
    mdastExtensions: [gfmTableFromMarkdown()],
  }).children;
}

function readLine(text: string): readonly RootContent[] {
  return fromMarkdown(text, { extensions: [asLine] }).children;
}

/** Bold, italic and links of one line of text. What only looks like them, or leads nowhere we know, stays text. */
export function parseInline(text: string): readonly Inline[] {
  return joinLines(readLine(text), text);
}

/** What a text says, and its first link whose target is none. */
interface ReadText {
  readonly nodes: readonly RichNode[];
  readonly wrongLink: string | undefined;
}

/** Characters of the texts that are kept as they were read, since pages and confirmations read the same ones again and again. */
const KEPT_CHARACTERS = 1_000_000;

const kept = new LRUCache<string, ReadText>({
  maxSize: KEPT_CHARACTERS,
  sizeCalculation: (_, text) => text.length + 1,
});

function readText(text: string): ReadText {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const blocks = readBlocks(text);
  const read = { nodes: blocks.map((node) => toBlock(node, text)), wrongLink: findLink(blocks) };
  kept.set(text, read);
  return read;
}

function findLink(nodes: readonly Nodes[]): string | undefined {
  for (const node of nodes) {
    if (node.type === 'link' && parseLinkTarget(node.url) === undefined) return node.url;
    const wrong = 'children' in node ? findLink(node.children) : undefined;
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** The first link of a text whose target is none; `undefined` when all are in order. */
export function findWrongLink(text: string): string | undefined {
  return text.includes('](') ? readText(text).wrongLink : undefined;
}

/** Reads a text; never fails. Lines of a paragraph are joined by spaces. */
export function parseRichText(text: string): readonly RichNode[] {
  return readText(text).nodes;
}

function toBlock(node: RootContent, text: string): RichNode {
  switch (node.type) {
    case 'heading': {
      if (node.depth !== 2 && node.depth !== 3) return { kind: 'paragraph', parts: [sourceOf(node, text)] };
      const parts = readPhrases(node.children, text);
      return { kind: 'heading', level: node.depth, id: headingId(plainWords(parts)), parts };
    }
    case 'list': {
      const items = node.children.flatMap((item) => itemsOf(item.children, text));
      return { kind: 'list', ordered: node.ordered === true, items };
    }
    case 'table': {
      const [head = [], ...rows] = node.children.map((row) =>
        row.children.map((cell) => readPhrases(cell.children, text)),
      );
      return { kind: 'table', head, rows };
    }
    default:
      return { kind: 'paragraph', parts: joinLines([node], text) };
  }
}

/** Lists are of one level here: the items of an inner one follow the item around them. */
function itemsOf(children: readonly RootContent[], text: string): readonly (readonly Inline[])[] {
  const own = joinLines(
    children.filter((child) => child.type !== 'list'),
    text,
  );
  const inner = children.flatMap((child) =>
    child.type === 'list' ? child.children.flatMap((item) => itemsOf(item.children, text)) : [],
  );
  return own.length > 0 || inner.length === 0 ? [own, ...inner] : inner;
}

/** The words of some blocks as one line. */
function joinLines(nodes: readonly RootContent[], text: string): readonly Inline[] {
  return nodes.flatMap((node, index) => {
    const parts = node.type === 'paragraph' ? readPhrases(node.children, text) : [sourceOf(node, text)];
    return index === 0 ? parts : [' ', ...parts];
  });
}

function readPhrases(children: readonly PhrasingContent[], text: string): readonly Inline[] {
  const parts: Inline[] = [];
  const add = (part: Inline) => {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
  };
  for (const child of children) add(toInline(child, text));
  return parts;
}

function toInline(node: PhrasingContent, text: string): Inline {
  switch (node.type) {
    case 'strong':
      return { kind: 'bold', parts: readPhrases(node.children, text) };
    case 'emphasis':
      return { kind: 'italic', parts: readPhrases(node.children, text) };
    case 'link':
      return parseLinkTarget(node.url) === undefined
        ? sourceOf(node, text)
        : { kind: 'link', target: node.url, parts: readPhrases(node.children, text) };
    case 'text':
      return node.value.replaceAll(/\s*\n\s*/g, ' ');
    default:
      return sourceOf(node, text);
  }
}

/** What stands in the text where a node was read. */
function sourceOf({ position }: Nodes, text: string): string {
  return text.slice(position?.start.offset, position?.end.offset).replaceAll(/\s*\n\s*/g, ' ');
}
