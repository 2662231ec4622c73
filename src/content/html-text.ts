import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html as names, parseFragment } from 'parse5';
import { parseLinkTarget } from './link-target.ts';
import { headingId, type Inline, plainWords, type RichNode } from './text-tree.ts';

/**
 * The part of HTML that a category's text is written in: p, h2, h3, ul, ol, li, strong, em, a and table parts. It is read
 * into the tree that content texts make (text-tree.ts), and only the storefront's own components make elements of it: of
 * a tag's attributes nothing counts but `href`, any other tag is words, and no text is ever lost. Lists are of one level;
 * an inner one's items join the outer one's.
 */
const OTHER_TAG =
  /<(?!\/?(?:p|h2|h3|ul|ol|li|strong|em|a|table|caption|thead|tbody|tfoot|tr|th|td)(?:\s[^<>]*)?>)/gi;

/** A path of the shop itself: what a browser takes for another host (`//x`, `/\x`) is none. */
const OWN_PATH = /^\/(?![/\\])[^\s\\<>"{}]*$/;
const WEB_ADDRESS = /^https?:\/\/[^\s\\<>"{}]+$/i;

/** Where a link of a category's text may lead: what content texts link to, http addresses, paths of the shop. */
function linkTarget(href: string): string | undefined {
  if (OWN_PATH.test(href) || (WEB_ADDRESS.test(href) && URL.canParse(href))) return href;
  return parseLinkTarget(href) === undefined ? undefined : href;
}

type Parts = readonly Inline[];
type Wrapping = 'strong' | 'em' | 'a';
type OpenBlock =
  | { readonly kind: 'paragraph' }
  | { readonly kind: 'heading'; readonly level: 2 | 3 }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: Parts[]; depth: number }
  /** `hasHead`: the first row has had none but `th`. */
  | { readonly kind: 'table'; readonly rows: Parts[][]; hasHead: boolean; isInCell: boolean };

/** Words of one block, with what is open around them. */
class Line {
  #open: { readonly tag?: Wrapping; readonly target?: string; readonly parts: Inline[] }[] = [{ parts: [] }];

  say(text: string): void {
    if (text !== '') this.#open.at(-1)?.parts.push(text);
  }

  /** Nothing opens within its like, so nothing nests deeper than three. */
  open(tag: Wrapping, target?: string): void {
    if (!this.#open.some((open) => open.tag === tag))
      this.#open.push({ tag, parts: [], ...(target === undefined ? {} : { target }) });
  }

  close(tag: Wrapping): void {
    if (this.#open.some((open) => open.tag === tag)) while (this.#closeLast() !== tag);
  }

  #closeLast(): Wrapping | undefined {
    const { tag, target, parts } = this.#open.pop() ?? { parts: [] };
    const around = this.#open.at(-1)?.parts;
    if (parts.length === 0) return tag;
    if (tag === 'strong') around?.push({ kind: 'bold', parts });
    else if (tag === 'em') around?.push({ kind: 'italic', parts });
    else if (target !== undefined) around?.push({ kind: 'link', target, parts });
    else around?.push(...parts);
    return tag;
  }

  /** Everything said so far, without the space around it; the next begins empty. */
  take(): Parts {
    while (this.#open.length > 1) this.#closeLast();
    const parts = [...(this.#open[0]?.parts ?? [])];
    this.#open = [{ parts: [] }];
    const [first] = parts;
    if (typeof first === 'string') parts[0] = first.trimStart();
    const last = parts.at(-1);
    if (typeof last === 'string') parts[parts.length - 1] = last.trimEnd();
    return parts.filter((part) => part !== '');
  }
}

/** Blocks, one after the other, as their tags open and close. */
class Blocks {
  readonly nodes: RichNode[] = [];
  readonly line = new Line();
  #block: OpenBlock = { kind: 'paragraph' };

  /** A tag that is not of a line. */
  take(tag: string, isClosing: boolean): void {
    const block = this.#block;
    if (tag === 'ul' || tag === 'ol') this.#takeList(tag, isClosing);
    else if (tag === 'table') {
      this.#endBlock();
      if (!isClosing) this.#block = { kind: 'table', rows: [], hasHead: true, isInCell: false };
    } else if (block.kind === 'table') this.#takeTablePart(block, tag, isClosing);
    else if (block.kind === 'list') {
      if (tag === 'li') this.#endLine();
      else this.line.say(' ');
    } else {
      this.#endBlock();
      if ((tag === 'h2' || tag === 'h3') && !isClosing)
        this.#block = { kind: 'heading', level: tag === 'h2' ? 2 : 3 };
    }
  }

  end(): readonly RichNode[] {
    this.#endBlock();
    return this.nodes;
  }

  #takeList(tag: 'ul' | 'ol', isClosing: boolean): void {
    const block = this.#block;
    if (block.kind === 'table') this.line.say(' ');
    else if (block.kind === 'list') {
      this.#endLine();
      block.depth += isClosing ? -1 : 1;
      if (block.depth === 0) this.#endBlock();
    } else {
      this.#endBlock();
      if (!isClosing) this.#block = { kind: 'list', ordered: tag === 'ol', items: [], depth: 1 };
    }
  }

  #takeTablePart(block: Extract<OpenBlock, { kind: 'table' }>, tag: string, isClosing: boolean): void {
    const isCell = tag === 'td' || tag === 'th';
    if (!isCell && block.isInCell && !/^t|caption/.test(tag)) {
      this.line.say(' ');
      return;
    }
    this.#endLine();
    if (tag === 'tr' && !isClosing) block.rows.push([]);
    if (!isCell || isClosing) return;
    if (block.rows.length === 0) block.rows.push([]);
    if (tag === 'td' && block.rows.length === 1) block.hasHead = false;
    block.isInCell = true;
  }

  /** Puts what was said where it belongs. */
  #endLine(): void {
    const parts = this.line.take();
    const block = this.#block;
    if (block.kind === 'table' && block.isInCell) {
      block.rows.at(-1)?.push(parts);
      block.isInCell = false;
    } else if (parts.length === 0) return;
    else if (block.kind === 'list') block.items.push(parts);
    else if (block.kind === 'heading')
      this.nodes.push({ kind: 'heading', level: block.level, id: headingId(plainWords(parts)), parts });
    // What stands in no cell of a table stands before it.
    else this.nodes.push({ kind: 'paragraph', parts });
  }

  #endBlock(): void {
    this.#endLine();
    const block = this.#block;
    this.#block = { kind: 'paragraph' };
    if (block.kind === 'list' && block.items.length > 0)
      this.nodes.push({ kind: 'list', ordered: block.ordered, items: block.items });
    if (block.kind !== 'table') return;
    const rows = block.rows.filter((row) => row.length > 0);
    const [head = [], ...body] = block.hasHead ? rows : [[], ...rows];
    if (rows.length > 0) this.nodes.push({ kind: 'table', head, rows: body });
  }
}

/** A category's text stands in the body of its page. */
const surroundings = defaultTreeAdapter.createElement('div', names.NS.HTML, []);

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Reads a text; never fails. Its tree may be as deep as the text is long, so it is walked without recursion. */
export function parseHtmlText(html: string): readonly RichNode[] {
  const blocks = new Blocks();
  const tree = parseFragment(surroundings, html.replaceAll(OTHER_TAG, '&lt;'), {});
  const open: { readonly element?: Element; readonly children: readonly Node[]; next: number }[] = [
    { children: tree.childNodes, next: 0 },
  ];
  for (let frame = open.at(-1); frame !== undefined; frame = open.at(-1)) {
    const node = frame.children[frame.next];
    frame.next += 1;
    if (node === undefined) {
      if (frame.element !== undefined) leave(blocks, frame.element);
      open.pop();
    } else if ('tagName' in node) {
      enter(blocks, node);
      open.push({ element: node, children: node.childNodes, next: 0 });
    } else if (node.nodeName === '#text' && 'value' in node)
      blocks.line.say(node.value.replaceAll(/[ \t\r\n\f]+/g, ' '));
  }
  return blocks.end();
}

function enter(blocks: Blocks, { tagName, attrs }: Element): void {
  const href = tagName === 'a' ? attrs.find(({ name }) => name === 'href')?.value : undefined;
  if (!isWrapping(tagName)) blocks.take(tagName, false);
  else blocks.line.open(tagName, href === undefined ? undefined : linkTarget(href.trim()));
}

function leave(blocks: Blocks, { tagName }: Element): void {
  if (isWrapping(tagName)) blocks.line.close(tagName);
  else blocks.take(tagName, true);
}

function isWrapping(tagName: string): tagName is Wrapping {
  return tagName === 'strong' || tagName === 'em' || tagName === 'a';
}
