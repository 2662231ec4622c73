import { type CatalogueLine, parseCatalogueLine } from '../../src/catalogue-file/catalogue-file.ts';
import type { CatalogueType } from '../../src/catalogue-file/records.ts';
import { type CatalogueFile, catalogueFiles, makeCatalogue } from './make-catalogue.ts';

/** The made catalogue as the import reads it, for the tests that hold it against what was promised. */
export const made = makeCatalogue();

/** The lines of a file as they are written. */
export const read = (name: CatalogueFile, from = made): readonly string[] =>
  [...from[name]()].map((line) => JSON.stringify(line));

export const lines: CatalogueLine[] = [];
export const problems: string[] = [];

for (const name of catalogueFiles) {
  for (const [index, text] of read(name).entries()) {
    const parsed = parseCatalogueLine(text, index + 1);
    if (parsed.ok) lines.push(parsed.value);
    else
      problems.push(...parsed.problems.map(({ path, message }) => `${name}:${index + 1} ${path} ${message}`));
  }
}

const byType = new Map<CatalogueType, readonly CatalogueLine[]>();

export function linesOf<Type extends CatalogueType>(type: Type): readonly CatalogueLine<Type>[] {
  const known = byType.get(type) ?? lines.filter((line) => line.type === type);
  byType.set(type, known);
  return known as readonly CatalogueLine<Type>[];
}

const stocked = linesOf('product').filter(({ productType }) => productType === 'standard_product');
/** What is sold and kept in stock: everything but the extra guarantees. */
export const goods = (): readonly CatalogueLine<'product'>[] => stocked;

export const pricesForEveryone = (): readonly CatalogueLine<'price'>[] =>
  linesOf('price').filter(({ customerGroup }) => customerGroup === undefined);

export function repeated(texts: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return texts.filter((text) => seen.size === seen.add(text).size);
}
