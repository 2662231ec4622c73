import type { InlineView, NodeView } from '../../components/content/content-view.ts';

const plainInline = (parts: readonly InlineView[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : plainInline(part.parts))).join('');

/** The words of a text without its form. */
export function plainNode(node: NodeView): string {
  if (node.kind === 'list') return node.items.map(plainInline).join(' ');
  if (node.kind === 'table')
    return [node.head, ...node.rows].map((row) => row.map(plainInline).join(' ')).join(' ');
  return plainInline(node.parts);
}
