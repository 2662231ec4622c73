import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { LocaleCode } from '../../kernel/locale.ts';
import type { CategoryTree } from './category-tree.ts';
import type { FacetEntry } from './facet-values.ts';
import { ProductTable, type TableColumns } from './product-table.ts';
import { readSnapshot, type SnapshotList, writeSnapshot } from './snapshot-file.ts';
import { TermTable } from './term-table.ts';
import type { StoredTexts } from './text-index.ts';

/**
 * The index on disk, a file for the products and one for each locale. A file says which build of the products it belongs
 * to and what the categories and labels were; whoever reads it also asks which products were written since.
 */
export interface SnapshotStore {
  readTable(tree: CategoryTree, vocabulary: string): Promise<StoredBuild | undefined>;
  readTexts(locale: LocaleCode, build: StoredBuild): Promise<StoredTexts | undefined>;
  writeTable(build: StoredBuild): Promise<void>;
  writeTexts(locale: LocaleCode, texts: StoredTexts, build: StoredBuild): Promise<void>;
  /** Resolves when nothing is being written. */
  written(): Promise<void>;
}

/** One build of the products, under a name of its own: the numbers of its products mean nothing in another. */
export interface StoredBuild {
  readonly name: string;
  /** What categories and labels were when it was begun. */
  readonly vocabulary: string;
  readonly table: ProductTable;
}

/** What every file says of itself. */
interface FileFacts {
  /** What it was written as: a file under another name is none. */
  readonly file: string;
  readonly generation: string;
  readonly vocabulary: string;
}

interface TableFacts extends FileFacts {
  readonly values: readonly FacetEntry[];
  readonly categorySets: readonly (readonly number[])[];
}

interface TextFacts extends FileFacts {
  /** Of the skus of all products that it knows, in the order of their numbers. */
  readonly skus: number;
}

const TABLE_FILE = 'products';

const tableColumns = [
  'skus',
  'revisions',
  'listed',
  'popularity',
  'releasedDay',
  'available',
  'topRated',
  'inCampaign',
  'tieBreak',
  'rowPlaces',
  'rows',
] as const satisfies readonly (keyof TableColumns)[];

/** What `toLists` makes. */
const textLists = [
  ...[
    'termChars',
    'termStarts',
    'termShared',
    'stemChars',
    'stemStarts',
    'stemShared',
    'nameBytes',
    'nameStarts',
    'revisions',
    'nameLengths',
  ],
  ...[
    'starts',
    'products',
    'weights',
    'places',
    'stemOf',
    'formStarts',
    'forms',
    'compoundStarts',
    'compounds',
  ],
] as const;

/** Snapshots in a folder of the shop's own; without one nothing is kept. */
export function createSnapshotStore(folder: string | undefined): SnapshotStore {
  const pathOf = (file: string) => join(folder ?? '', `${file}.index`);
  let writing: Promise<void> = Promise.resolve();
  /** One after the other; the lists are taken as they are now. */
  const write = (facts: FileFacts, lists: Readonly<Record<string, SnapshotList>>): Promise<void> => {
    if (folder === undefined) return writing;
    const written = writing.then(async () => {
      await mkdir(folder, { recursive: true });
      await writeSnapshot(pathOf(facts.file), { facts, lists });
    });
    writing = written.catch(() => undefined);
    return written;
  };
  /** What cannot be used is taken away, so that nobody looks at it again. */
  const read = async <Facts extends FileFacts>(
    file: string,
    names: readonly string[],
    isUsable: (facts: Facts, lists: Readonly<Record<string, SnapshotList>>) => boolean,
  ) => {
    if (folder === undefined) return undefined;
    const snapshot = await readSnapshot(pathOf(file)).catch(() => undefined);
    const facts = snapshot?.facts as Facts | undefined;
    const isWhole = facts?.file === file && names.every((name) => snapshot?.lists[name] !== undefined);
    if (snapshot !== undefined && isWhole && isUsable(facts, snapshot.lists)) {
      return { facts, lists: snapshot.lists };
    }
    // Where that is impossible, so is writing; whoever tries says so.
    await rm(pathOf(file), { force: true }).catch(() => undefined);
    return undefined;
  };
  /** The products as they were last kept. */
  let storedTable: { readonly name: string; readonly products: number } | undefined;
  const writeTable = ({ name, vocabulary, table }: StoredBuild): Promise<void> => {
    storedTable = { name, products: table.length };
    const columns = table.columns();
    const facts: TableFacts = {
      file: TABLE_FILE,
      generation: name,
      vocabulary,
      values: [...table.values.entries],
      categorySets: [...table.categorySets.sets],
    };
    const lists = Object.fromEntries(tableColumns.map((column) => [column, columns[column]]));
    const { hashes, products } = table.codes.finish();
    return write(facts, { ...lists, codeHashes: hashes, codeProducts: products });
  };
  return {
    async readTable(tree, vocabulary) {
      const stored = await read<TableFacts>(
        TABLE_FILE,
        [...tableColumns, 'codeHashes', 'codeProducts'],
        (facts) => facts.vocabulary === vocabulary,
      );
      if (stored === undefined) return undefined;
      const { generation, values, categorySets } = stored.facts;
      const { codeHashes, codeProducts, ...lists } = stored.lists;
      const columns = lists as unknown as TableColumns;
      const codes = { hashes: codeHashes as Float64Array, products: codeProducts as Int32Array };
      const table = new ProductTable(tree, { columns, values, categorySets, codes });
      storedTable = { name: generation, products: table.length };
      return { name: generation, vocabulary, table };
    },
    async readTexts(locale, { name, vocabulary, table }) {
      const stored = await read<TextFacts>(
        locale,
        textLists,
        (facts, { revisions }) =>
          facts.generation === name &&
          facts.vocabulary === vocabulary &&
          facts.skus === skuChecksum(table, revisions?.length ?? 0),
      );
      return stored === undefined ? undefined : toTexts(stored.lists);
    },
    writeTable,
    written: () => writing,
    async writeTexts(locale, texts, build) {
      const { name, vocabulary, table } = build;
      const products = texts.revisions.length;
      const facts: TextFacts = {
        file: locale,
        generation: name,
        vocabulary,
        skus: skuChecksum(table, products),
      };
      // Lists that go on changing are copied; the others never do.
      const { revisions, nameLengths } = texts;
      const lists = toLists({ ...texts, revisions: revisions.slice(), nameLengths: nameLengths.slice() });
      // Words of products that the kept ones end before would be of no use.
      if (storedTable?.name !== name || storedTable.products < products) await writeTable(build);
      await write(facts, lists);
    },
  };
}

/** Of the first products: two processes that went on from one snapshot number what came later each their own way. */
function skuChecksum({ skus }: ProductTable, products: number): number {
  const { buffer, byteOffset, BYTES_PER_ELEMENT } = skus.values;
  const known = Math.min(products, skus.length);
  return crc32(`${products}`, crc32(new Uint8Array(buffer, byteOffset, known * BYTES_PER_ELEMENT)));
}

function toLists({
  base,
  names,
  revisions,
  nameLengths,
}: StoredTexts): Record<(typeof textLists)[number], SnapshotList> {
  const { terms, stems, ...lists } = base;
  return {
    ...lists,
    termChars: terms.chars,
    termStarts: terms.starts,
    termShared: terms.shared,
    stemChars: stems.chars,
    stemStarts: stems.starts,
    stemShared: stems.shared,
    nameBytes: names.bytes,
    nameStarts: names.starts,
    revisions,
    nameLengths,
  };
}

function toTexts(lists: Readonly<Record<string, SnapshotList>>): StoredTexts {
  const ints = (name: string) => lists[name] as Int32Array;
  const bytes = (name: string) => lists[name] as Uint8Array;
  const shorts = (name: string) => lists[name] as Uint16Array;
  return {
    base: {
      terms: new TermTable(shorts('termChars'), ints('termStarts'), bytes('termShared')),
      stems: new TermTable(shorts('stemChars'), ints('stemStarts'), bytes('stemShared')),
      starts: ints('starts'),
      products: ints('products'),
      weights: bytes('weights'),
      places: bytes('places'),
      stemOf: ints('stemOf'),
      formStarts: ints('formStarts'),
      forms: ints('forms'),
      compoundStarts: ints('compoundStarts'),
      compounds: ints('compounds'),
    },
    names: { bytes: bytes('nameBytes'), starts: ints('nameStarts') },
    revisions: lists.revisions as Uint32Array,
    nameLengths: bytes('nameLengths'),
  };
}
