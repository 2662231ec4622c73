import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { LocaleCode } from '../../kernel/locale.ts';
import type { CategoryTree } from './category-tree.ts';
import type { FacetEntry } from './facet-values.ts';
import { ProductTable, type TableColumns } from './product-table.ts';
import { readSnapshot, type SnapshotList, writeSnapshot } from './snapshot-file.ts';
import { TermTable } from './term-table.ts';
import type { KeptTexts, TextIndex } from './text-index.ts';

/**
 * The index on disk, a file for the products and one for each locale. A file says which build of the products it belongs
 * to and what the categories and labels were; whoever reads it also asks which products were written since.
 */
export interface KeptSnapshots {
  readTable(tree: CategoryTree, vocabulary: string): Promise<KeptGeneration | undefined>;
  readTexts(locale: LocaleCode, generation: string, vocabulary: string): Promise<KeptTexts | undefined>;
  writeTable(table: ProductTable, generation: string, vocabulary: string): Promise<void>;
  writeTexts(index: TextIndex, texts: KeptTexts, generation: string, vocabulary: string): Promise<void>;
}

export interface KeptGeneration {
  readonly generation: string;
  readonly table: ProductTable;
}

interface TableFacts {
  readonly generation: string;
  readonly vocabulary: string;
  readonly values: readonly FacetEntry[];
}

interface TextFacts {
  readonly generation: string;
  readonly vocabulary: string;
}

const tableColumns = [
  'skus',
  'revisions',
  'listed',
  'popularity',
  'releasedDay',
  'available',
  'ratingTenths',
  'tieBreak',
  'valueStarts',
  'valueCounts',
  'valuePool',
  'categoryStarts',
  'categoryCounts',
  'categoryPool',
] as const satisfies readonly (keyof TableColumns)[];

/** Snapshots in a folder of the shop's own; without one nothing is kept. */
export function keepSnapshots(folder: string | undefined): KeptSnapshots {
  const pathOf = (name: string) => join(folder ?? '', `${name}.index`);
  const write = async (name: string, facts: unknown, lists: Readonly<Record<string, SnapshotList>>) => {
    if (folder === undefined) return;
    await mkdir(folder, { recursive: true });
    await writeSnapshot(pathOf(name), { facts, lists });
  };
  /** What cannot be used is taken away, so that nobody looks at it again. */
  const read = async <Facts extends TextFacts>(name: string, isUsable: (facts: Facts) => boolean) => {
    if (folder === undefined) return undefined;
    const snapshot = await readSnapshot(pathOf(name)).catch(() => undefined);
    if (snapshot !== undefined && isUsable(snapshot.facts as Facts)) {
      return { facts: snapshot.facts as Facts, lists: snapshot.lists };
    }
    await rm(pathOf(name), { force: true });
    return undefined;
  };
  return {
    async readTable(tree, vocabulary) {
      const kept = await read<TableFacts>('products', (facts) => facts.vocabulary === vocabulary);
      if (kept === undefined) return undefined;
      const { generation, values } = kept.facts;
      const { codeHashes, codeProducts, ...lists } = kept.lists;
      const columns = lists as unknown as TableColumns;
      const codes = { hashes: codeHashes as Float64Array, products: codeProducts as Int32Array };
      return { generation, table: new ProductTable(tree, { columns, values, codes }) };
    },
    async readTexts(locale, generation, vocabulary) {
      const kept = await read<TextFacts>(
        locale,
        (facts) => facts.generation === generation && facts.vocabulary === vocabulary,
      );
      return kept === undefined ? undefined : toTexts(kept.lists);
    },
    writeTable(table, generation, vocabulary) {
      const columns = table.columns();
      const facts: TableFacts = {
        generation,
        vocabulary,
        values: table.values.entries,
      };
      const lists = Object.fromEntries(tableColumns.map((name) => [name, columns[name]]));
      const { hashes, products } = table.codes.finish();
      return write('products', facts, { ...lists, codeHashes: hashes, codeProducts: products });
    },
    writeTexts(index, texts, generation, vocabulary) {
      const facts: TextFacts = { generation, vocabulary };
      return write(index.locale, facts, toLists(texts));
    },
  };
}

function toLists({ base, names, revisions, nameLengths }: KeptTexts): Record<string, SnapshotList> {
  const { terms, stems, ...lists } = base;
  return {
    ...lists,
    termChars: terms.chars,
    termStarts: terms.starts,
    stemChars: stems.chars,
    stemStarts: stems.starts,
    nameBytes: names.bytes,
    nameStarts: names.starts,
    revisions,
    nameLengths,
  };
}

function toTexts(lists: Readonly<Record<string, SnapshotList>>): KeptTexts {
  const ints = (name: string) => lists[name] as Int32Array;
  const bytes = (name: string) => lists[name] as Uint8Array;
  const shorts = (name: string) => lists[name] as Uint16Array;
  return {
    base: {
      terms: new TermTable(shorts('termChars'), ints('termStarts')),
      stems: new TermTable(shorts('stemChars'), ints('stemStarts')),
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
