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
  'rows',
] as const satisfies readonly (keyof TableColumns)[];

/** Lists of the table whose names in the file are not those of its columns. */
const otherTableLists = ['rowPlaces', 'codeHashes', 'codeProducts'] as const;

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
  const files = new SnapshotFiles(folder);
  /** The products as they were last kept. */
  let storedTable: { readonly name: string; readonly products: number } | undefined;
  const writeTable = (build: StoredBuild): Promise<void> => {
    storedTable = { name: build.name, products: build.table.length };
    return files.write(...fromTable(build));
  };
  return {
    async readTable(tree, vocabulary) {
      const stored = await files.read<TableFacts>(
        TABLE_FILE,
        [...tableColumns, ...otherTableLists],
        (facts) => facts.vocabulary === vocabulary,
      );
      if (stored === undefined) return undefined;
      const { generation: name } = stored.facts;
      const table = toTable(tree, stored);
      storedTable = { name, products: table.length };
      return { name, vocabulary, table };
    },
    async readTexts(locale, { name, vocabulary, table }) {
      const stored = await files.read<TextFacts>(
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
    written: () => files.written,
    async writeTexts(locale, texts, build) {
      const { name, vocabulary, table } = build;
      const products = texts.revisions.length;
      const skus = skuChecksum(table, products);
      // Lists that go on changing are copied; the others never do.
      const { revisions, nameLengths } = texts;
      const lists = toLists({ ...texts, revisions: revisions.slice(), nameLengths: nameLengths.slice() });
      // Words of products that the kept ones end before would be of no use.
      if (storedTable?.name !== name || storedTable.products < products) await writeTable(build);
      const facts: TextFacts = { file: locale, generation: name, vocabulary, skus };
      await files.write(facts, lists);
    },
  };
}

type Lists = Readonly<Record<string, SnapshotList>>;

/** The files of a folder, written one after the other; without a folder there are none. */
class SnapshotFiles {
  readonly #folder: string | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(folder: string | undefined) {
    this.#folder = folder;
  }

  /** Resolves when nothing is being written. */
  get written(): Promise<void> {
    return this.#writing;
  }

  /** One after the other; the lists are taken as they are now. */
  write(facts: FileFacts, lists: Lists): Promise<void> {
    const folder = this.#folder;
    if (folder === undefined) return this.#writing;
    const written = this.#writing.then(async () => {
      await mkdir(folder, { recursive: true });
      await writeSnapshot(pathOf(folder, facts.file), { facts, lists });
    });
    this.#writing = written.catch(() => undefined);
    return written;
  }

  /** What cannot be used is taken away, so that nobody looks at it again. */
  async read<Facts extends FileFacts>(
    file: string,
    names: readonly string[],
    isUsable: (facts: Facts, lists: Lists) => boolean,
  ): Promise<{ readonly facts: Facts; readonly lists: Lists } | undefined> {
    if (this.#folder === undefined) return undefined;
    const path = pathOf(this.#folder, file);
    const snapshot = await readSnapshot(path).catch(() => undefined);
    const facts = snapshot?.facts as Facts | undefined;
    const isWhole = facts?.file === file && names.every((name) => snapshot?.lists[name] !== undefined);
    if (snapshot !== undefined && isWhole && isUsable(facts, snapshot.lists)) {
      return { facts, lists: snapshot.lists };
    }
    // Where that is impossible, so is writing; whoever tries says so.
    await rm(path, { force: true }).catch(() => undefined);
    return undefined;
  }
}

const pathOf = (folder: string, file: string) => join(folder, `${file}.index`);

function fromTable({ name, vocabulary, table }: StoredBuild): [facts: TableFacts, lists: Lists] {
  const columns = table.columns();
  const { hashes, products } = table.codes.finish();
  const facts: TableFacts = {
    file: TABLE_FILE,
    generation: name,
    vocabulary,
    values: [...table.values.entries],
    categorySets: [...table.categorySets.sets],
  };
  const lists = Object.fromEntries(tableColumns.map((column) => [column, columns[column]]));
  return [facts, { ...lists, rowPlaces: columns.rowPointers, codeHashes: hashes, codeProducts: products }];
}

function toTable(
  tree: CategoryTree,
  { facts, lists }: { readonly facts: TableFacts; readonly lists: Lists },
): ProductTable {
  const { rowPlaces, codeHashes, codeProducts, ...others } = lists;
  const columns = { ...others, rowPointers: rowPlaces } as unknown as TableColumns;
  const codes = { hashes: codeHashes as Float64Array, products: codeProducts as Int32Array };
  const { values, categorySets } = facts;
  return new ProductTable(tree, { columns, values, categorySets, codes });
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
  const { terms, stems, positions, ...lists } = base;
  return {
    ...lists,
    places: positions,
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
      positions: bytes('places'),
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
