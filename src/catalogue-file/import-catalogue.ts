import { countCatalogueUp, lockCatalogue } from '../commerce/goods/catalogue/catalogue-version-store.ts';
import {
  findSkusOfDiscounts,
  refreshDiscountedPrices,
} from '../commerce/goods/repricing/refresh-discounted-prices.ts';
import { selectProductDiscounts } from '../commerce/goods/repricing/refresh-store.ts';
import { wakeNotices } from '../commerce/goods/stock/wake-notices.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Database, Queryable } from '../kernel/database.ts';
import type { Events } from '../kernel/events.ts';
import type { Jobs } from '../kernel/jobs.ts';
import { getFallbackLocale, localeCodes } from '../kernel/locale.ts';
import { accept, type Outcome, refuse } from '../kernel/outcome.ts';
import { type CatalogueProblem, parseCatalogueLine } from './catalogue-file.ts';
import { readLines, UnreadableLine } from './catalogue-lines.ts';
import { analyzeCatalogue, type Merge, type MergeResult, mergeStage } from './catalogue-merge-store.ts';
import {
  analyzeStage,
  createStage,
  findBrokenReferences,
  findUnmergeable,
  stageRow,
  stageRows,
} from './catalogue-stage-store.ts';
import { type CatalogueType, catalogueTypes } from './records.ts';

/** How many problems are listed before the import stops looking. */
const PROBLEM_LIMIT = 50;
/** An announcement names this many products at most; beyond that everything counts as changed. */
const ANNOUNCE_LIMIT = 200;
const BATCH_ROWS = 1000;
const BATCH_CHARACTERS = 1_000_000;
const ANALYZE_FROM = 500;
const PROGRESS_EVERY = 5000;

export interface ImportReport {
  readonly lines: number;
  readonly counts: MergeResult;
  /** The file said nothing that the catalogue did not hold already. */
  readonly isUnchanged: boolean;
}

/** Nothing of the file was taken. */
export interface ImportRefusal {
  readonly code: 'CatalogueFileInvalid';
  /** By line; `more` says that there may be others behind them. */
  readonly problems: readonly CatalogueProblem[];
  readonly more: boolean;
}

type ImportStep =
  | { readonly step: 'reading'; readonly lines: number }
  | { readonly step: 'saving'; readonly lines: number };

export interface ImportOptions {
  readonly database: Database;
  readonly events: Events;
  readonly jobs: Jobs;
  readonly clock: Clock;
  /** Opens the file anew; called again when the database asks for another try. */
  readonly open: () => AsyncIterable<Uint8Array>;
  readonly onProgress?: (step: ImportStep) => void;
}

/** Base locales first: a slug that two categories share is told where it stands, not in a locale that falls back on it. */
const slugLocales = localeCodes
  .map((locale) => ({ locale, fallback: getFallbackLocale(locale) ?? locale }))
  .sort((left, right) => Number(left.fallback !== left.locale) - Number(right.fallback !== right.locale));

class FileRefused extends Error {
  readonly problems: readonly CatalogueProblem[];

  constructor(problems: readonly CatalogueProblem[]) {
    super('the file was refused');
    this.problems = problems;
  }
}

function assertFree(problems: readonly CatalogueProblem[]): void {
  if (problems.length > 0) throw new FileRefused(problems);
}

/**
 * Takes a catalogue file in whole or not at all, in one transaction, and announces what changed with it. The same file
 * again changes nothing. A file that is wrong is a refusal with its lines; a broken disk or database throws.
 */
export async function importCatalogue(options: ImportOptions): Promise<Outcome<ImportReport, ImportRefusal>> {
  try {
    return accept(await options.database.transaction((transaction) => importInto(transaction, options)));
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    const problems = error.problems.toSorted((left, right) => left.line - right.line);
    return refuse({
      code: 'CatalogueFileInvalid',
      problems: problems.slice(0, PROBLEM_LIMIT),
      more: problems.length >= PROBLEM_LIMIT,
    });
  }
}

async function importInto(transaction: Queryable, options: ImportOptions): Promise<ImportReport> {
  await lockCatalogue(transaction);
  const now = options.clock.now();
  await createStage(transaction);
  const lines = await stageFile(transaction, options);
  options.onProgress?.({ step: 'saving', lines });
  await analyzeStage(transaction);
  assertFree(await findUnmergeable(transaction, now, PROBLEM_LIMIT));

  const merge = await mergeStage(transaction, ANNOUNCE_LIMIT);
  assertFree(await findBrokenReferences(transaction, slugLocales, merge.removedAttributes, PROBLEM_LIMIT));

  const touchedOf = (type: CatalogueType) => merge.counts[type].added + merge.counts[type].changed;
  const pages = touchedOf('page');
  const people = touchedOf('customer') + touchedOf('customerGroup');
  const assets = touchedOf('asset');
  const all = catalogueTypes.reduce((total, type) => total + touchedOf(type), 0);
  const touched = all - pages - people - assets;
  if (pages > 0) await options.events.announce(transaction, { type: 'content-changed' });
  if (touched > 0) {
    const skus = await refreshPrices(transaction, merge, now);
    await countCatalogueUp(transaction);
    await announce(transaction, options.events, { ...merge, skus });
    await wakeNotices(transaction, options);
    if (Math.max(touched, skus.length) >= ANALYZE_FROM) await analyzeCatalogue(transaction);
  }
  return { lines, counts: merge.counts, isUnchanged: all === 0 };
}

/** Prices and their log as they are after the merge. Returns every product that pages show differently now. */
async function refreshPrices(transaction: Queryable, merge: Merge, now: Date): Promise<readonly string[]> {
  const discounts = await selectProductDiscounts(transaction);
  const changed = discounts.filter(({ discount }) => merge.productDiscounts.includes(discount.key));
  const ofDiscounts = await findSkusOfDiscounts(transaction, changed);
  // A category that hangs elsewhere now may have taken its products under a discount, or from under it.
  const mayHaveMoved = merge.categories.length > 0 && discounts.length > 0;
  const touched = mayHaveMoved ? 'all' : [...new Set([...merge.repriced, ...ofDiscounts])];
  const refreshed = await refreshDiscountedPrices(transaction, touched, now);
  return [...new Set([...merge.skus, ...ofDiscounts, ...refreshed])];
}

async function announce(
  transaction: Queryable,
  events: Events,
  { counts, skus, stockSkus, categories, productDiscounts }: Merge,
): Promise<void> {
  // What several pieces save is told on the pages of products that no line of the file names.
  const isAnyOther = counts.discount.added + counts.discount.changed > productDiscounts.length;
  const few = !isAnyOther && skus.length <= ANNOUNCE_LIMIT && categories.length <= ANNOUNCE_LIMIT;
  await events.announce(
    transaction,
    few ? { type: 'catalogue-changed', skus, categories } : { type: 'catalogue-changed' },
  );
  // Where nothing is named everything counts as changed, the stock too.
  if (few && stockSkus.length > 0) {
    await events.announce(transaction, { type: 'stock-changed', skus: stockSkus });
  }
}

/** Reads, checks and stages line by line; while one batch is on its way, the next one is read. */
async function stageFile(transaction: Queryable, { open, onProgress }: ImportOptions): Promise<number> {
  const problems: CatalogueProblem[] = [];
  const batches = new Map<CatalogueType, { rows: object[]; characters: number }>();
  let lines = 0;
  let sending: Promise<void> = Promise.resolve();

  const send = async (type: CatalogueType, rows: readonly object[]) => {
    await sending;
    sending = stageRows(transaction, type, rows);
    sending.catch(() => undefined); // looked at by the next await
  };

  try {
    for await (const { number, text } of readLines(open())) {
      lines++;
      if (lines % PROGRESS_EVERY === 0) onProgress?.({ step: 'reading', lines });
      const parsed = parseCatalogueLine(text, number);
      if (!parsed.ok) {
        problems.push(...parsed.problems);
        if (problems.length >= PROBLEM_LIMIT) break;
        continue;
      }
      if (problems.length > 0) continue;
      const { type } = parsed.value;
      const batch = batches.get(type) ?? { rows: [], characters: 0 };
      batches.set(type, batch);
      batch.rows.push(stageRow(number, parsed.value));
      batch.characters += text.length;
      if (batch.rows.length >= BATCH_ROWS || batch.characters >= BATCH_CHARACTERS) {
        batches.delete(type);
        await send(type, batch.rows);
      }
    }
  } catch (error) {
    if (!(error instanceof UnreadableLine)) throw error;
    problems.push({ line: error.line, path: '', message: error.message });
  }
  await sending;
  assertFree(problems);
  for (const [type, batch] of batches) await send(type, batch.rows);
  await sending;
  return lines;
}
