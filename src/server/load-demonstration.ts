import { execFile } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { importCatalogue } from '../catalogue-file/import-catalogue.ts';
import { systemClock } from '../kernel/clock.ts';
import { type Database, statement } from '../kernel/database.ts';
import type { Events } from '../kernel/events.ts';
import { loadDemonstrationSearch } from './load-demonstration-search.ts';
import { StartRefused } from './open-shop-database.ts';
import { placeDemonstrationOrders } from './place-demonstration-orders.ts';

/** Whose goods the shop holds: none yet (or some of the demonstration's only), those of the demonstration, or a merchant's own. */
export type Goods = 'none' | 'demonstration' | 'own';

const readGoods = statement(
  `select coalesce(
     (select case goods when 'loading' then 'none' else goods end from stocking),
     case when exists (select from product) then 'own' else 'none' end
   ) as goods`,
);
const keepGoods = statement(
  'insert into stocking (goods) values ($1) on conflict (only_row) do update set goods = excluded.goods',
);

export async function findGoods(database: Database): Promise<Goods> {
  const [row] = await database.query<{ goods: Goods }>(readGoods);
  return row?.goods ?? 'none';
}

/** From now on the shop is its merchant's: no start fills it. */
export async function keepEmpty(database: Database): Promise<void> {
  await database.query(keepGoods, ['own']);
}

/** What a load needs: where `demo/` lies, a folder for the files in between, and who is told what is done. */
export interface DemonstrationOptions {
  readonly database: Database;
  readonly events: Events;
  readonly projectFolder: string;
  readonly dataDir: string;
  /** At least so many products; 0 for those that the demonstration has. */
  readonly size: number;
  readonly onStep: (step: string) => void;
}

/** Takes the demonstration shop into the catalogue, over what it holds of it. Throws `StartRefused` when it is wrong. */
export async function loadDemonstration(options: DemonstrationOptions): Promise<void> {
  const folder = await mkdtemp(join(options.dataDir, 'demonstration-'));
  try {
    options.onStep('making the files');
    // A program of its own: what the demonstration says is no part of the shop, and its memory goes with it.
    const program = join(options.projectFolder, 'demo', 'build.ts');
    const args = ['--disable-warning=ExperimentalWarning', program, '--out', folder, '--size', options.size];
    await promisify(execFile)(process.execPath, args.map(String));
    await options.database.query(keepGoods, ['loading']);
    const files = (await readdir(folder)).filter((file) => file.endsWith('.ndjson')).sort();
    for (const file of files) await importFile(options, folder, file);
    options.onStep('rules for searches');
    await loadDemonstrationSearch(options, options.projectFolder);
    options.onStep('placing orders');
    await placeDemonstrationOrders(options.database, options.events, join(folder, 'purchases.jsonl'));
    await options.database.query(keepGoods, ['demonstration']);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function importFile(
  { database, events, onStep }: DemonstrationOptions,
  folder: string,
  file: string,
): Promise<void> {
  onStep(file);
  const imported = await importCatalogue({
    database,
    events,
    clock: systemClock,
    open: () => createReadStream(join(folder, file)),
    onProgress: ({ step, lines }) => onStep(`${file}: ${step} (${lines.toLocaleString('en-GB')} lines)`),
  });
  if (imported.ok) return;
  const [problem] = imported.refusal.problems;
  throw new StartRefused(
    `The demonstration file ${file} is wrong in line ${problem?.line}: ${problem?.path} ${problem?.message}`,
  );
}
