import { expect, it } from 'vitest';
import { projectRoot, readSources, type SourceFile, visitNodes } from '../support/source-tree.ts';

/*
 * A page names an island and renders its component; the browser finds the component by the name alone. So that both are the
 * same, uses and table are read as they are written: a component is the file it comes from and what it is called there.
 */

type Node = Readonly<Record<string, unknown>>;

const TABLE = 'src/storefront/islands.ts';
const sources = readSources().filter(({ path }) => path.startsWith('src/storefront/'));

const text = (node: unknown) => (node as { name?: string; value?: string } | null | undefined)?.value;
const name = (node: unknown) => (node as { name?: string } | null | undefined)?.name;

/** What a file's imports are called in it -> `file#export`. */
function findImported({ path, program, imports }: SourceFile): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const targets = new Map(imports.map(({ request, target }) => [request, target]));
  visitNodes(program, (node) => {
    if (node.type !== 'ImportDeclaration') return;
    const target = targets.get(text(node.source) ?? '');
    for (const specifier of node.specifiers as readonly Node[])
      found.set(name(specifier.local) ?? '', `${target ?? path}#${name(specifier.imported)}`);
  });
  return found;
}

/** `<Island name="cart" of={LiveCart} …>` of all files. */
const uses = sources.flatMap((file) => {
  const imported = findImported(file);
  const found: { readonly island: string; readonly part: string | undefined }[] = [];
  visitNodes(file.program, (node) => {
    if (node.type !== 'JSXOpeningElement' || name(node.name) !== 'Island') return;
    const attributes = new Map(
      (node.attributes as readonly Node[]).map((attribute) => [
        name(attribute.name),
        attribute.value as Node,
      ]),
    );
    const part = name(attributes.get('of')?.expression);
    found.push({ island: text(attributes.get('name')) ?? 'nameless', part: imported.get(part ?? '') });
  });
  return found;
});

/** `name: { load: async () => (await import('./file.tsx')).Part, file: '…' }` of the table. */
function readTable(file: SourceFile) {
  const imported = findImported(file);
  const rows: {
    readonly island: string;
    readonly part: string | undefined;
    readonly file: string | undefined;
  }[] = [];
  visitNodes(file.program, (node, [, object]) => {
    if (node.type !== 'Property' || name(node.key) !== 'load') return;
    const properties = (object?.value as Node | undefined)?.properties as readonly Node[] | undefined;
    const preloaded = properties?.find(({ key }) => name(key) === 'file');
    const { body } = node.value as { body: Node };
    let request: string | undefined;
    visitNodes(body, ({ type, source }) => {
      if (type === 'ImportExpression') request = text(source);
    });
    const path = request?.replace('./', 'src/storefront/');
    rows.push({
      island: name(object?.key) ?? '',
      part: path === undefined ? imported.get(name(body) ?? '') : `${path}#${name(body.property)}`,
      file: text(preloaded?.value),
    });
  });
  return rows;
}

const table = readTable(sources.find(({ path }) => path === TABLE) ?? fail());

function fail(): never {
  throw new Error(`${projectRoot} has no ${TABLE}`);
}

it('every island of the table is on a page, and is there what the browser loads under its name', () => {
  const written = new Set(uses.map(({ island, part }) => `${island}: ${part}`));
  expect([...written].toSorted()).toEqual(table.map(({ island, part }) => `${island}: ${part}`).toSorted());
});

it('a file that the table has fetched ahead is the one that it loads, and what comes with the entry names none', () => {
  const comesLater = table.filter(({ file }) => file !== undefined);
  expect(comesLater.length).toBeGreaterThan(0);
  expect(comesLater.filter(({ file, part }) => !part?.startsWith(`${file}#`))).toEqual([]);
  const imported = new Set([...findImported(sources.find(({ path }) => path === TABLE) ?? fail()).values()]);
  expect(table.filter(({ file, part = '' }) => (file === undefined) !== imported.has(part))).toEqual([]);
});
