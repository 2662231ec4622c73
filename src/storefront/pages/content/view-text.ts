import type { Inline, RichNode } from '../../../api/contract/content.ts';
import type { InlineView, NodeView } from '../../components/content/content-view.ts';
import type { ResolveLink } from './resolve-links.ts';

/** Links get their addresses; one that leads nowhere here is its words. */
export function viewInline(parts: readonly Inline[], resolve: ResolveLink): readonly InlineView[] {
  const views: InlineView[] = [];
  for (const part of parts.flatMap((part): readonly InlineView[] => {
    if (typeof part === 'string') return [part];
    const inner = viewInline(part.parts, resolve);
    if (part.kind !== 'link') return [{ kind: part.kind, parts: inner }];
    const href = resolve(part.target);
    return href === undefined ? inner : [{ kind: 'link', href, parts: inner }];
  })) {
    const last = views.at(-1);
    if (typeof part === 'string' && typeof last === 'string') views.splice(-1, 1, last + part);
    else views.push(part);
  }
  return views;
}

export function viewNodes(nodes: readonly RichNode[], resolve: ResolveLink): readonly NodeView[] {
  const inline = (parts: readonly Inline[]) => viewInline(parts, resolve);
  return nodes.map((node) => {
    if (node.kind === 'list') return { ...node, items: node.items.map(inline) };
    if (node.kind === 'table')
      return { ...node, head: node.head.map(inline), rows: node.rows.map((row) => row.map(inline)) };
    return { ...node, parts: inline(node.parts) };
  });
}
