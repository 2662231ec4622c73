import type { Product } from '../../../api/contract/catalogue.ts';
import { COMPARISON } from '../../../markets/listing-constants.ts';
import { cachedPageHeaders } from '../../cached-page.ts';
import { buildCompareRows, type CompareRow } from '../../components/compare/compare-rows.ts';
import { data } from '../../frame/answers.ts';
import type { Head } from '../../head.ts';
import { loadTexts } from '../../i18n/texts.ts';
import type { PageRequest } from '../../page-request.ts';
import { requireValue } from '../../require-value.ts';
import { type ShownCard, toShownCard } from '../../shown-card.ts';
import { buildAddresses } from '../../translations.ts';
import { writeTitle } from '../../write-title.ts';

/** Products of one category, side by side: what is made for something else has other properties. */
interface Compared {
  readonly category: string;
  readonly products: readonly ShownCard[];
  readonly rows: readonly CompareRow[];
}

/** The products that the address names, as many as can be compared. */
function readSkus(search: URLSearchParams): readonly string[] {
  const named = search.getAll('sku').filter((sku) => /^EX\d{8}$/.test(sku));
  return [...new Set(named)].slice(0, COMPARISON.shown);
}

async function findProducts(
  { shop, locale }: PageRequest,
  skus: readonly string[],
): Promise<readonly Product[]> {
  const found = await Promise.all(skus.map((sku) => shop.call('getProduct', { locale, sku })));
  // What has left the shop since the address was written is left out.
  return found.flatMap((answer) => (answer.ok ? answer.value.product : []));
}

/** More to compare the first product with, as long as there is room. */
async function findSuggestions({ shop, locale, market }: PageRequest, products: readonly Product[]) {
  const [first] = products;
  if (first === undefined || products.length >= COMPARISON.shown) return [];
  const { compared, products: cards } = requireValue(
    await shop.call('getGoodsBeside', { locale, sku: first.sku }),
  );
  const shown = new Set(products.map(({ sku }) => sku));
  return cards.results
    .filter(({ sku }) => compared.includes(sku) && !shown.has(sku))
    .map((card) => toShownCard(card, market.timeZone));
}

/** What is compared, in a table for each category; the address says all of it, so that it can be shared (rule P-10). */
export async function loadComparePage(request: PageRequest) {
  const { searchParams } = request.url;
  const products = await findProducts(request, readSkus(searchParams));
  const suggestions = await findSuggestions(request, products);
  const onlyDifferences = searchParams.get('differences') === '1';
  const byCategory = Map.groupBy(products, ({ breadcrumbs }) => breadcrumbs.at(-1)?.name ?? '');
  const groups = [...byCategory].map(([category, group]): Compared => {
    const rows = buildCompareRows(group.map(({ attributes }) => attributes));
    return {
      category,
      products: group.map((product) => toShownCard(product, request.market.timeZone)),
      rows: onlyDifferences && group.length > 1 ? rows.filter(({ differs }) => differs) : rows,
    };
  });
  const skus = products.map(({ sku }) => sku);
  const { translations } = buildAddresses(request, (paths) =>
    paths.compare({ sku: skus, differences: onlyDifferences ? '1' : undefined }),
  );
  const text = await loadTexts(request.locale);
  const head: Head = {
    title: writeTitle(text, request.merchant, text('compare.title')),
    noindex: true,
  };
  const shown = [...skus, ...suggestions.map(({ sku }) => sku)];
  return data(
    { head, translations, groups, skus, suggestions, onlyDifferences },
    { headers: cachedPageHeaders(shown.map((sku) => `sku:${sku}` as const)) },
  );
}

export type ComparePageData = Awaited<ReturnType<typeof loadComparePage>>['data'];
