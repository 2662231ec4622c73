import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { importCatalogue } from '../commerce/catalogue/import-catalogue.ts';
import { systemClock } from '../kernel/clock.ts';
import { type Database, statement } from '../kernel/database.ts';
import type { Events } from '../kernel/events.ts';
import { StartRefused } from './open-shop-database.ts';

const anyProduct = statement('select exists (select from product) as filled');

/**
 * Fills an empty catalogue with the demonstration shop's files, in the order of their names. A catalogue that holds
 * anything is left alone: it is the merchant's. Returns how many files were loaded.
 */
export async function loadDemonstration(
  database: Database,
  events: Events,
  folder: string,
  onFile: (file: string) => void,
): Promise<number> {
  const [row] = await database.query<{ filled: boolean }>(anyProduct);
  if (row?.filled) return 0;
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ndjson')).sort();
  for (const file of files) {
    onFile(file);
    const imported = await importCatalogue({
      database,
      events,
      clock: systemClock,
      open: () => createReadStream(join(folder, file)),
    });
    if (!imported.ok) {
      const [problem] = imported.refusal.problems;
      throw new StartRefused(
        `The demonstration file ${file} is wrong in line ${problem?.line}: ${problem?.message}`,
      );
    }
  }
  return files.length;
}
