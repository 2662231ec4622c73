import { execFile } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { importCatalogue } from '../../src/catalogue-file/import-catalogue.ts';
import { CommandRefused, type CommandShop } from '../../src/server/commands/command.ts';
import { markDemoMedia, markGoods } from '../../src/server/stocking-store.ts';
import { loadPictures } from './load-media.ts';
import { loadSearchRules } from './load-search-rules.ts';
import { placeOrders } from './place-orders.ts';
import { takeMerchant } from './take-merchant.ts';

/** Who is told what is being done. */
type OnStep = (step: string) => void;

/** Takes the demonstration into the shop, as its owner would: by files for the import. Throws `CommandRefused` when it is wrong. */
export async function loadShop(shop: CommandShop, size: number, onStep: OnStep): Promise<void> {
  const { config, database } = shop;
  const folder = await mkdtemp(join(config.dataDir, 'demo-'));
  try {
    onStep('making the files');
    // A program of its own: its memory goes with it.
    const program = join(import.meta.dirname, '..', 'build.ts');
    const args = ['--disable-warning=ExperimentalWarning', program, '--out', folder, '--size', String(size)];
    await promisify(execFile)(process.execPath, args);
    await markGoods(database, 'loading');
    const files = (await readdir(folder)).filter((file) => file.endsWith('.ndjson')).sort();
    for (const file of files) await importFile(shop, join(folder, file), file, onStep);
    onStep('rules for searches');
    await loadSearchRules(shop);
    const merchant = await takeMerchant(shop);
    await loadPictures(shop, onStep);
    onStep('placing orders');
    await placeOrders(shop, merchant, join(folder, 'purchases.jsonl'));
    await markGoods(database, 'demonstration');
    await markDemoMedia(database, 'pictures');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function importFile(shop: CommandShop, path: string, file: string, onStep: OnStep): Promise<void> {
  onStep(file);
  const { database, events, jobs, clock } = shop;
  const imported = await importCatalogue({
    database,
    events,
    jobs,
    clock,
    open: () => createReadStream(path),
    onProgress: ({ step, lines }) => onStep(`${file}: ${step} (${lines.toLocaleString('en-GB')} lines)`),
  });
  if (imported.ok) return;
  const [problem] = imported.refusal.problems;
  throw new CommandRefused(
    `The demonstration file ${file} is wrong in line ${problem?.line}: ${problem?.path} ${problem?.message}`,
  );
}
