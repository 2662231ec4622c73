import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { exportMediaFolder } from '../../media/export-media-folder.ts';
import { fetchAgain, orderFetches } from '../../media/fetch-media.ts';
import { importMediaFolder } from '../../media/import-media-folder.ts';
import { listAllMedia } from '../../media/media-store.ts';
import { sweepMedia } from '../../media/sweep-media.ts';
import type { MediaShop } from '../../media/take-media.ts';
import { createProgressLine } from '../progress-line.ts';
import { openMediaBlobs } from '../shop-media.ts';
import {
  type Command,
  CommandRefused,
  type CommandShop,
  type ProgramContext,
  say,
  withShop,
} from './command.ts';
import { pickTableForm, printTable, tableOptions } from './print-table.ts';

const columns = ['name', 'shown', 'source', 'problem', 'unusedSince'] as const;

export const mediaCommand: Command = {
  help: [
    'media list [--problems]         pictures and documents, or those that were not taken, and why',
    'media fetch NAME…|all           fetches from their addresses anew',
    'media sweep                     removes now what nothing has shown for a month (else done every night)',
  ],
  run: runMedia,
};

async function runMedia([action, ...args]: readonly string[], context: ProgramContext): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { problems: { type: 'boolean', default: false }, ...tableOptions },
  });
  if (action === 'list')
    return withShop(context, async ({ database }) => {
      const rows = await listAllMedia(database, values.problems ? 'problems' : 'all');
      const table = rows.map(({ name, isShown, source, problem, unusedSince }) => ({
        name,
        shown: isShown ? 'yes' : 'no',
        source: source ?? '',
        problem: problem ?? '',
        unusedSince: unusedSince?.toISOString() ?? '',
      }));
      printTable(columns, table, pickTableForm(values));
    });
  if (action === 'fetch' && positionals.length > 0)
    return withShop(context, async (shop) => {
      const names = positionals.includes('all') ? undefined : positionals;
      say(`${await fetchAgain(shop, names)} are fetched by the running shop.`);
    });
  if (action === 'sweep')
    return withShop(context, async (shop) => {
      const { media, blobs } = await sweepMedia({ ...shop, blobs: openMediaBlobs(shop.config) });
      say(`${media} pictures and documents and ${blobs} files were removed.`);
    });
  throw new CommandRefused('media needs list, fetch NAME… or sweep. See: npm run shop -- help');
}

const MOST_NAMED = 10;

/** Work on all media of the shop and a folder, whose progress is shown. */
function workOnFolder<Report>(
  shop: CommandShop,
  context: ProgramContext,
  folder: string,
  work: (media: MediaShop, path: string, onProgress: (done: number, of: number) => void) => Promise<Report>,
): Promise<Report> {
  const progress = createProgressLine(process.stderr, `${folder}: `);
  const media = { ...shop, blobs: openMediaBlobs(shop.config) };
  return work(media, resolve(context.workingFolder, folder), (done, of) =>
    progress.show(`${done} of ${of}`),
  ).finally(() => progress.end());
}

/** Takes the pictures and documents that the catalogue names from a folder, and tells what became of them. */
export async function importFolder(
  shop: CommandShop,
  context: ProgramContext,
  folder: string,
): Promise<void> {
  const report = await workOnFolder(shop, context, folder, importMediaFolder);
  const { taken, unchanged, refused, missing, unnamed } = report;
  for (const { name, file, problem } of refused) say(`${folder}: ${name}: ${file} ${problem}.`);
  if (missing.length > 0) say(`${folder}: not there are ${writeNames(missing)}.`);
  if (unnamed > 0) say(`${folder}: ${unnamed} files are named by nothing of the catalogue and left alone.`);
  say(`${folder}: ${taken} pictures and documents taken, ${unchanged} unchanged.`);
  if (refused.length > 0) throw new CommandRefused(`${folder}: ${refused.length} files were not taken.`);
}

/** Writes the pictures and documents that the catalogue names into a folder, from which an import takes them. */
export async function exportFolder(
  shop: CommandShop,
  context: ProgramContext,
  folder: string,
): Promise<void> {
  const { written, lost, clashing } = await workOnFolder(shop, context, folder, exportMediaFolder);
  say(`${folder}: ${written} pictures and documents written.`);
  if (clashing.length > 0)
    say(`${folder}: not written, as other pictures and documents have their file: ${writeNames(clashing)}.`);
  if (lost.length > 0) say(`${folder}: the media store lacks files of ${writeNames(lost)}.`);
  const left = clashing.length + lost.length;
  if (left > 0) throw new CommandRefused(`${folder}: ${left} pictures and documents were not written.`);
}

const writeNames = (names: readonly string[]): string => {
  const more = names.length > MOST_NAMED ? ` and ${names.length - MOST_NAMED} more` : '';
  return `${names.slice(0, MOST_NAMED).join(', ')}${more}`;
};

/** Has the running shop fetch what lines of the file gave new addresses for. */
export async function orderNewFetches(shop: CommandShop): Promise<void> {
  const ordered = await orderFetches(shop);
  if (ordered > 0)
    say(
      `${ordered} pictures and documents are fetched by the running shop; see: npm run shop -- media list --problems`,
    );
}
