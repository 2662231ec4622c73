import { join } from 'node:path';
import { createPages, type Pages } from '../content/pages.ts';
import { createShownMedia, type ShownMedia } from '../media/shown-media.ts';
import { createQueryLog, type QueryLog } from '../search/rules/query-log.ts';
import { createSearchRuleSource, type StoredSearchRules } from '../search/rules/search-rule-source.ts';
import { type AnswerCache, createAnswerCache } from './answer-cache.ts';
import { createSearch, type ShopSearch } from './create-search.ts';
import { createPostgresEvents, type PostgresEvents } from './events.ts';
import { forgetChanged } from './forget-changed.ts';
import { MadeFiles } from './found/made-files.ts';
import { PageCache } from './http/page-cache.ts';
import { type OpenMerchant, openMerchant } from './open-merchant.ts';
import { createShopAddresses, type ShopAddresses } from './shop-addresses.ts';
import type { ShopSurroundings } from './shop-surroundings.ts';

/** Pages that are cached may take this much memory. */
const PAGE_CACHE_BYTES = 64 * 1024 * 1024;

/** What a running shop knows without asking the database each time: read once, and followed as it changes. */
export interface ShopSources {
  readonly events: PostgresEvents;
  readonly searchRules: StoredSearchRules;
  readonly media: ShownMedia;
  readonly queryLog: QueryLog;
  readonly search: ShopSearch;
  readonly pages: Pages;
  readonly merchant: OpenMerchant;
  readonly addresses: ShopAddresses;
  readonly answerCache: AnswerCache;
  readonly pageCache: PageCache;
  readonly madeFiles: MadeFiles;
  /** Follows no more, and writes what waits to be written. */
  stop(): Promise<void>;
}

export async function openSources(
  surroundings: ShopSurroundings,
  {
    url,
    pageCacheBytes = PAGE_CACHE_BYTES,
  }: { readonly url: string; readonly pageCacheBytes: number | undefined },
): Promise<ShopSources> {
  const { config, database, clock, log } = surroundings;
  const warn = (line: string) => log.warn(line);
  const warnOf = (message: string) => (error: unknown) => log.warn({ err: error }, message);
  const events = await createPostgresEvents({ url, log: warn });
  const searchRules = createSearchRuleSource({ database, events, clock });
  const media = await createShownMedia({
    database,
    events,
    onFailure: warnOf('Could not read which pictures are shown'),
  });
  const queryLog = createQueryLog({
    database,
    clock,
    onFailure: warnOf('Could not write down what was searched for'),
  });
  const search = createSearch({ ...surroundings, events, rules: searchRules, log: warn });
  const pages = createPages(database);
  const pageCache = new PageCache(pageCacheBytes);
  const answerCache = createAnswerCache(clock, search);
  const madeFiles = new MadeFiles(join(config.dataDir, 'made'), clock);
  const caches = [answerCache, pageCache, madeFiles];
  const unsubscribe = forgetChanged({ events, caches, content: pages, media, search });
  const onChange = () => {
    for (const cache of caches) cache.clear();
  };
  const merchant = await openMerchant({ config, database, events, media, log, onChange });
  const addresses = createShopAddresses(config, merchant.current);
  return {
    ...{ events, searchRules, media, queryLog, search, pages, merchant, addresses, answerCache, pageCache },
    madeFiles,
    async stop() {
      unsubscribe();
      merchant.stop();
      await search.stop();
      await media.stop();
      searchRules.stop();
      await queryLog.stop();
      await events.stop();
    },
  };
}
