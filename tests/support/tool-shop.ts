import type { TestDatabase } from './database.ts';
import {
  categoryLine,
  clearCatalogue,
  importLines,
  priceLine,
  productLine,
  typeLine,
} from './sample-catalogue.ts';

export const tools = [
  'Anvil',
  'Bellows',
  'Crucible',
  'Drill press',
  'Cordless screwdriver',
  'Extension lead',
];

/** A product with an English name, and whatever more is said of it. */
export const namedLine = (number: number, name: string, more: object = {}) =>
  productLine(number, { name: { 'en-GB': name }, ...more });

/** A catalogue of nothing but the tools, with prices in euros: little enough to be told from what a test changes in it. */
export async function fillToolShop({ pool, database }: TestDatabase): Promise<void> {
  await clearCatalogue(pool);
  await importLines(database, [
    typeLine(),
    categoryLine('workshop'),
    ...tools.map((name, number) => namedLine(number, name)),
    ...tools.map((_, number) => priceLine(number, 'EUR', 1000 + number)),
  ]);
}
