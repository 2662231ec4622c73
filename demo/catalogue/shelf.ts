import { readKinds } from './kind-file.ts';
import { readWords, type Texts, type Word } from './tables.ts';

/** Every text of the source, read once and found by key. */
export const kinds = readKinds();
const attributes = readWords('attributes');
const values = readWords('values');
const highlights = readWords('highlights');
const usage = readWords('usage');
const categoryNames = readWords('categories');
const categoryDescriptions = readWords('category-descriptions');
const categoryTexts = readWords('category-texts');

function find(shelf: ReadonlyMap<string, Word>, what: string, key: string): Texts {
  const found = shelf.get(key);
  if (found === undefined) throw new Error(`no ${what} ${key}`);
  return found.texts;
}

export const highlightText = (key: string): Texts => find(highlights, 'highlight', key);
export const usageText = (key: string): Texts => find(usage, 'usage sentence', key);
export const categoryName = (key: string): Texts => find(categoryNames, 'category name', key);
export const categoryDescriptionText: Texts = find(categoryDescriptions, 'category', 'description');
/** What stands below the listing, of the categories that have it. */
export const categoryText = (key: string): Texts | undefined => categoryTexts.get(key)?.texts;

/** A word with a translation (`steel`, `red`), or undefined when there is none of that key. */
export const wordText = (key: string): Texts | undefined => values.get(key)?.texts;
export const word = (key: string): Texts => find(values, 'word', key);

export const attributeKeys: readonly string[] = [...attributes.keys()];
export const attributeLabel = (key: string): Texts => find(attributes, 'label', key);
export const unitOf = (key: string): string | undefined => attributes.get(key)?.unit;
