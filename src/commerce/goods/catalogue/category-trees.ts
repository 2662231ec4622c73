import type { Clock } from '../../../kernel/clock.ts';
import type { Queryable } from '../../../kernel/database.ts';
import type { LocaleCode } from '../../../kernel/locale.ts';
import { remember } from '../../../kernel/remember.ts';
import type { CatalogueMarket } from './catalogue-market.ts';
import { selectCatalogueVersion } from './catalogue-version-store.ts';
import { selectCategoryRows, selectProductCounts } from './category-store.ts';
import { buildCategoryTree, type CategoryTree, type TreeCategory } from './category-tree.ts';

/** Gives the category tree of a market in a locale; never an old one. */
export interface CategoryTrees {
  getTree(market: CatalogueMarket, locale: LocaleCode): Promise<CategoryTree>;
}

interface Generation {
  readonly version: number;
  readonly categories: Promise<TreeCategory[]>;
  readonly counts: Map<string, Promise<Map<string, number>>>;
  readonly trees: Map<string, Promise<CategoryTree>>;
}

/**
 * Keeps the trees in memory, 25 markets and 28 locales at most, for as long as the catalogue's version stays what it is.
 * Asking costs one primary-key read; what was built for an older version is dropped as a whole.
 */
export function createCategoryTrees(db: Queryable, clock: Clock): CategoryTrees {
  let generation: Generation | undefined;

  async function current(): Promise<Generation> {
    const version = await selectCatalogueVersion(db);
    if (generation === undefined || generation.version < version) {
      const next: Generation = {
        version,
        categories: selectCategoryRows(db),
        counts: new Map(),
        trees: new Map(),
      };
      generation = next;
      next.categories.catch(() => {
        if (generation === next) generation = undefined;
      });
    }
    return generation;
  }

  return {
    async getTree(market, locale) {
      const { categories, counts, trees } = await current();
      const marketKey = `${market.country} ${market.currency}`;
      const ofMarket = remember(counts, marketKey, () => selectProductCounts(db, market, clock.now()));
      return remember(trees, `${marketKey} ${locale}`, async () =>
        buildCategoryTree(await categories, await ofMarket, locale),
      );
    },
  };
}
