import type { InlineView, NodeView } from '../content-view.ts';
import { keyed } from '../keyed.ts';
import styles from './rich-text.module.css';

/** A text as a tree of plain elements. Its parts never change order, so their index is their key. */
export function RichText({ nodes }: { nodes: readonly NodeView[] }) {
  return (
    <div className={styles.text}>
      {keyed(nodes).map(({ key, item }) => (
        <Node key={key} node={item} />
      ))}
    </div>
  );
}

function Node({ node }: { node: NodeView }) {
  switch (node.kind) {
    case 'heading': {
      const Heading = node.level === 2 ? 'h2' : 'h3';
      return (
        <Heading id={node.id}>
          <InlineText parts={node.parts} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <InlineText parts={node.parts} />
        </p>
      );
    case 'list': {
      const List = node.ordered ? 'ol' : 'ul';
      return (
        <List className={styles.list}>
          {keyed(node.items).map(({ key, item }) => (
            <li key={key}>
              <InlineText parts={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <TextTable head={node.head} rows={node.rows} />;
  }
}

/** A table; on a narrow screen its words break rather than push the page sideways. */
export function TextTable({
  head,
  rows,
}: {
  /** An empty one stands over names of rows. */
  head: readonly (readonly InlineView[])[];
  rows: readonly (readonly (readonly InlineView[])[])[];
}) {
  return (
    <table className={styles.table}>
      {head.length === 0 ? null : (
        <thead>
          <tr>
            {keyed(head).map(({ key, item }) =>
              item.length === 0 ? (
                <td key={key} />
              ) : (
                <th key={key} scope="col">
                  <InlineText parts={item} />
                </th>
              ),
            )}
          </tr>
        </thead>
      )}
      <tbody>
        {keyed(rows).map(({ key: line, item: row }) => (
          <tr key={line}>
            {keyed(row).map(({ key, item: cell }) => (
              <td key={key}>
                <InlineText parts={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function InlineText({ parts }: { parts: readonly InlineView[] }) {
  return keyed(parts).map(({ key, item: part }) => {
    if (typeof part === 'string') return part;
    const inner = <InlineText parts={part.parts} />;
    if (part.kind === 'link')
      return (
        <a key={key} href={part.href}>
          {inner}
        </a>
      );
    const Stress = part.kind === 'bold' ? 'strong' : 'em';
    return <Stress key={key}>{inner}</Stress>;
  });
}
