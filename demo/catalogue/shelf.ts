import { attributeLabelTexts, attributeUnits } from './source/attribute-labels.ts';
import { attributeValueTexts } from './source/attribute-values.ts';
import { categoryDescriptionTexts, categoryNameTexts } from './source/categories.ts';
import { highlightTexts } from './source/highlights.ts';
import { type KindTexts, readKindTexts, readTable, type Texts } from './source/tables.ts';
import { gastronomyTexts } from './source/texts-gastronomy.ts';
import { measuringAndLiftingTexts } from './source/texts-measuring-lifting.ts';
import { premisesTexts } from './source/texts-premises.ts';
import { weldingAndWorkshopTexts } from './source/texts-welding-workshop.ts';
import { usageTexts } from './source/usage.ts';

/** Every text of the source, read once and found by key. */
const labels = readTable(attributeLabelTexts);
const words = readTable(attributeValueTexts);
const highlights = readTable(highlightTexts);
const usage = readTable(usageTexts);
const categoryNames = readTable(categoryNameTexts);
const categoryDescription = readTable(categoryDescriptionTexts);
const kindTexts = new Map(
  [weldingAndWorkshopTexts, gastronomyTexts, measuringAndLiftingTexts, premisesTexts].flatMap((table) => [
    ...readKindTexts(table),
  ]),
);

function find<Value>(shelf: ReadonlyMap<string, Value>, what: string, key: string): Value {
  const found = shelf.get(key);
  if (found === undefined) throw new Error(`no ${what} ${key}`);
  return found;
}

export const kindKeys: readonly string[] = [...kindTexts.keys()];
export const kindText = (key: string): KindTexts => find(kindTexts, 'text of kind', key);
export const highlightText = (key: string): Texts => find(highlights, 'highlight', key);
export const usageText = (key: string): Texts => find(usage, 'usage sentence', key);
export const categoryName = (key: string): Texts => find(categoryNames, 'category name', key);
export const categoryDescriptionText: Texts = find(categoryDescription, 'category', 'description');

/** A word with a translation (`steel`, `red`), or undefined when the text is the same in every language. */
export const wordText = (key: string): Texts | undefined => words.get(key);
export const word = (key: string): Texts => find(words, 'word', key);

/** Attributes that are labelled like another one, for they differ only in their unit. */
const sameLabel: Readonly<Record<string, string>> = { weighingRangeGrams: 'weighingRange' };

export const attributeKeys: readonly string[] = [...labels.keys(), ...Object.keys(sameLabel)];
export const attributeLabel = (key: string): Texts => find(labels, 'label', sameLabel[key] ?? key);
export const unitOf = (key: string): string | undefined => attributeUnits[key];
/** Attributes whose texts must be words with a translation. */
export const isWorded = (key: string): boolean => ['material', 'drive', 'colour'].includes(key);
