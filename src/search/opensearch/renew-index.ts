import type { CatalogueMarket } from '../../commerce/goods/catalogue/catalogue-market.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Queryable } from '../../kernel/database.ts';
import type { LocaleCode } from '../../kernel/locale.ts';
import { type IndexWrite, writeBulk } from './bulk.ts';
import { type Cluster, type Query, timeLimits } from './cluster.ts';
import { deleteLeftovers, isMadeIndex, nameNewIndex, readAlias, swapAlias } from './index-names.ts';
import { selectMicroseconds } from './index-writer-store.ts';
import { defineIndex, servingSettings } from './mapping.ts';
import { buildDocuments, readAllProducts, readSomeProducts, readVocabulary } from './read-documents.ts';

/** What writing needs of the shop. */
export interface WriterContext {
  readonly cluster: Cluster;
  readonly database: Queryable;
  readonly clock: Clock;
  readonly log: (line: string) => void;
  readonly isStopped: () => boolean;
  /** Told whenever the cluster would not take something yet. */
  readonly onPutOff?: () => void;
}

/** One locale's index: its alias, and the markets whose prices it holds. */
export interface LocaleIndex {
  readonly locale: LocaleCode;
  readonly alias: string;
  readonly markets: readonly CatalogueMarket[];
}

class StoppedError extends Error {}

function assertGoing({ isStopped }: WriterContext): void {
  if (isStopped()) throw new StoppedError('the shop is being stopped');
}

/**
 * Makes the index anew beside the one in use, and puts it behind the alias in one step when it is whole (rule B-07).
 * `onCreated` is told its name: what changes from then on has to be written to it as well.
 */
export async function rebuildIndex(
  context: WriterContext,
  target: LocaleIndex,
  onCreated: (index: string) => void,
): Promise<void> {
  const { cluster, clock, log, isStopped } = context;
  const { locale, alias, markets } = target;
  const state = await readAlias(cluster, alias, locale, markets);
  const before = state.kind === 'missing' ? [] : state.kind === 'current' ? [state.index] : state.indexes;
  await deleteLeftovers(cluster, alias, before);
  const index = nameNewIndex(alias, clock);
  await cluster.createIndex(index, defineIndex(locale, markets));
  onCreated(index);
  const vocabulary = await readVocabulary(context.database, locale);
  for await (const { products, readAt } of readAllProducts({ ...context, markets }, vocabulary)) {
    assertGoing(context);
    const documents = await buildDocuments(products);
    const writes = documents.map((document): IndexWrite => ({ index, sku: document.sku, document, readAt }));
    await writeBulk(cluster, writes, { refresh: 'false', log, isStopped });
  }
  await cluster.putSettings(index, servingSettings);
  await cluster.refresh(index);
  await swapAlias(cluster, alias, index, before);
  await deleteLeftovers(cluster, alias, [index]);
}

/** Documents of an index that are compared at a time. */
const COMPARED = 1000;

/**
 * Writes what differs between the catalogue and the index in use: what changed while nobody listened. Answers how many
 * documents that were.
 */
export async function compareIndex(context: WriterContext, target: LocaleIndex): Promise<number> {
  const { database } = context;
  const vocabulary = await readVocabulary(database, target.locale);
  let after = '';
  let written = 0;
  for await (const page of readAllProducts({ ...context, markets: target.markets }, vocabulary)) {
    assertGoing(context);
    const last = page.products.at(-1)?.sku;
    if (last === undefined) continue;
    const stored = await readDigests(context, target, { gt: after, lte: last });
    const wanted = new Set(page.products.map(({ sku }) => sku));
    const changed = page.products.filter(({ sku, digest }) => stored.get(sku) !== digest);
    const writes = (await buildDocuments(changed)).map(
      (document): IndexWrite => ({
        index: target.alias,
        sku: document.sku,
        document,
        readAt: page.readAt,
      }),
    );
    written += await write(context, [...writes, ...takeOut(target, stored, wanted, page.readAt)]);
    after = last;
  }
  const readAt = await selectMicroseconds(database);
  const beyond = await readDigests(context, target, { gt: after });
  written += await write(context, takeOut(target, beyond, new Set(), readAt));
  if (written > 0) await context.cluster.refresh(target.alias);
  return written;
}

function takeOut(
  { alias }: LocaleIndex,
  stored: ReadonlyMap<string, string>,
  wanted: ReadonlySet<string>,
  readAt: number,
): IndexWrite[] {
  return [...stored.keys()]
    .filter((sku) => !wanted.has(sku))
    .map((sku) => ({ index: alias, sku, document: undefined, readAt }));
}

async function write({ cluster, ...options }: WriterContext, writes: readonly IndexWrite[]): Promise<number> {
  if (writes.length > 0) await writeBulk(cluster, writes, { ...options, refresh: 'false' });
  return writes.length;
}

/** Sku -> digest of what the index holds of a stretch of skus. */
async function readDigests(
  context: WriterContext,
  { alias }: LocaleIndex,
  stretch: { readonly gt: string; readonly lte?: string },
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  let from = stretch.gt;
  for (;;) {
    const page = await findDigests(context, alias, { range: { sku: { ...stretch, gt: from } } });
    for (const [sku, digest] of page) found.set(sku, digest);
    const last = [...page.keys()].at(-1);
    if (last === undefined || page.size < COMPARED) return found;
    from = last;
  }
}

/** The first documents of an index that a filter lets through, by sku. */
async function findDigests(
  { cluster }: WriterContext,
  index: string,
  filter: Query,
): Promise<Map<string, string>> {
  const { hits } = await cluster.search(
    index,
    { query: { bool: { filter: [filter] } }, size: COMPARED, sort: [{ sku: 'asc' }] },
    { preference: 'writer', source: ['digest'], limit: timeLimits.bulk },
  );
  return new Map(hits.map(({ sku, source }) => [sku, String(source.digest)]));
}

/** Products written at a time; each change of a category can be thousands. */
const WRITTEN_AT_ONCE = 250;

/**
 * Reads some products again, and writes those that became others to the index in use, and all to those that are being
 * made. Answers whether anything will be found otherwise once the index in use is refreshed.
 */
export async function writeProducts(
  context: WriterContext,
  target: LocaleIndex,
  skus: readonly string[],
  indexes: readonly string[],
): Promise<boolean> {
  const vocabulary = await readVocabulary(context.database, target.locale);
  let written = 0;
  for (let start = 0; start < skus.length; start += WRITTEN_AT_ONCE) {
    assertGoing(context);
    const some = skus.slice(start, start + WRITTEN_AT_ONCE);
    const { products, readAt } = await readSomeProducts(
      { ...context, markets: target.markets },
      vocabulary,
      some,
    );
    for (const index of indexes) {
      const isMade = isMadeIndex(index);
      const stored = isMade ? undefined : await findDigests(context, index, { terms: { sku: [...some] } });
      const changed = products.filter(({ sku, digest }) => stored?.get(sku) !== digest);
      const read = new Set(products.map(({ sku }) => sku));
      const gone = some.filter((sku) => !read.has(sku) && stored?.has(sku) !== false);
      const documents = await buildDocuments(changed);
      const writes = [
        ...documents.map((document): IndexWrite => ({ index, sku: document.sku, document, readAt })),
        ...gone.map((sku): IndexWrite => ({ index, sku, document: undefined, readAt })),
      ];
      const count = await write(context, writes);
      if (!isMade) written += count;
    }
  }
  return written > 0;
}

/** Products of some categories and of all below, as the index in use knows them. */
export async function findInCategories(
  { cluster }: WriterContext,
  { alias }: LocaleIndex,
  keys: readonly string[],
): Promise<string[]> {
  const skus: string[] = [];
  for (;;) {
    const { hits } = await cluster.search(
      alias,
      {
        query: {
          bool: {
            filter: [{ terms: { category_path: [...keys] } }, { range: { sku: { gt: skus.at(-1) ?? '' } } }],
          },
        },
        size: COMPARED,
        sort: [{ sku: 'asc' }],
      },
      { preference: 'writer', source: [], limit: timeLimits.bulk },
    );
    skus.push(...hits.map(({ sku }) => sku));
    if (hits.length < COMPARED) return skus;
  }
}
