import { execFile } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { importCatalogue } from '../commerce/catalogue/import-catalogue.ts';
import { systemClock } from '../kernel/clock.ts';
import { type Database, statement } from '../kernel/database.ts';
import type { Events } from '../kernel/events.ts';
import { StartRefused } from './open-shop-database.ts';

const anyProduct = statement('select exists (select from product) as filled');

/** What a load needs: where `demo/` lies, a folder for the files in between, and who is told what is done. */
interface DemonstrationOptions {
  readonly database: Database;
  readonly events: Events;
  readonly projectFolder: string;
  readonly dataDir: string;
  readonly onFile: (file: string) => void;
}

/** Fills an empty catalogue with the demonstration shop. One that holds anything is left alone: it is the merchant's. */
export async function loadDemonstration(options: DemonstrationOptions): Promise<void> {
  const [row] = await options.database.query<{ filled: boolean }>(anyProduct);
  if (row?.filled) return;
  const folder = await mkdtemp(join(options.dataDir, 'demonstration-'));
  try {
    // A program of its own: what the demonstration says is no part of the shop, and its memory goes with it.
    const program = join(options.projectFolder, 'demo', 'build.ts');
    await promisify(execFile)(process.execPath, [program, '--out', folder]);
    for (const file of (await readdir(folder)).sort()) {
      options.onFile(file);
      await importFile(options, folder, file);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function importFile(
  { database, events }: DemonstrationOptions,
  folder: string,
  file: string,
): Promise<void> {
  const imported = await importCatalogue({
    database,
    events,
    clock: systemClock,
    open: () => createReadStream(join(folder, file)),
  });
  if (imported.ok) return;
  const [problem] = imported.refusal.problems;
  throw new StartRefused(
    `The demonstration file ${file} is wrong in line ${problem?.line}: ${problem?.path} ${problem?.message}`,
  );
}
