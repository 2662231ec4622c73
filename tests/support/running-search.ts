import { systemClock } from '../../src/kernel/clock.ts';
import type { Database } from '../../src/kernel/database.ts';
import {
  createEmbeddedSearch,
  type EmbeddedSearch,
  type EmbeddedSearchOptions,
} from '../../src/search/embedded/embedded-search.ts';
import type { ProductQuery } from '../../src/search/product-search.ts';
import { createLocalEvents } from './local-events.ts';
import { importLines } from './sample-catalogue.ts';

export const everything = {
  market: { country: 'IE', currency: 'EUR' },
  locale: 'en-GB',
  sort: 'relevance',
  offset: 0,
  limit: 5000,
} as const satisfies ProductQuery;

/** An embedded engine as one process runs it, on a catalogue that tests change under it. */
export function runSearch(database: Database, options: Partial<EmbeddedSearchOptions> = {}) {
  const local = createLocalEvents();
  const logged: string[] = [];
  const search: EmbeddedSearch = createEmbeddedSearch({
    database,
    events: local.events,
    clock: systemClock,
    log: (line) => logged.push(line),
    ...options,
  });
  return {
    search,
    local,
    /** What it complained of; a test that expects nothing of the kind checks it. */
    logged,
    /** Imports lines, and resolves when an announcement of them has had its effect. */
    async change(...lines: readonly object[]): Promise<void> {
      await importLines(database, lines, local.events);
      local.deliver();
      await search.caughtUp();
    },
    /** Numbers of the products found, in order. */
    async find(text: string | undefined, query: Partial<ProductQuery> = {}): Promise<number[]> {
      const { skus } = await search.search({ ...everything, text, ...query });
      return skus.map((sku) => Number(sku.slice(2)) - 10_000_000);
    },
  };
}
