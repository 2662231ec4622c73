import type { CatalogueMarket } from '../../commerce/goods/catalogue/catalogue-market.ts';
import { findGoodsBeside } from '../../commerce/goods/catalogue/find-goods-beside.ts';
import {
  findAlternatives,
  findAnalyticsFacts,
  findComparable,
  findComplementary,
  findInCategories,
  findProducts,
  findRelated,
  type ProductSeeker,
} from '../../commerce/goods/catalogue/find-products.ts';
import { type CatalogueCard, getProductCards } from '../../commerce/goods/catalogue/get-product-cards.ts';
import { currentPriceOf } from '../../commerce/rules/pricing/shown-price.ts';
import { accept, refuse } from '../../kernel/outcome.ts';
import { isFlagOn } from '../../merchant/merchant.ts';
import type { ProductHits } from '../../search/product-search.ts';
import type { AnalyticsItem } from '../contract/product-search.ts';
import type { ParsedInput } from '../contract.ts';
import type { ApiRequest, Engine } from '../engine.ts';
import { presentCard } from '../present-pictures.ts';
import { viewOf } from '../price-view.ts';
import type { CallHandlers } from './handler.ts';

function marketOf({ market, currencyCode }: ApiRequest): CatalogueMarket {
  return { country: market.countryCode, currency: currencyCode };
}

function seekerOf(request: ApiRequest, engine: Engine): ProductSeeker {
  return { market: marketOf(request), locale: request.locale, at: engine.clock.now() };
}

async function cardsOf(
  skus: readonly string[],
  request: ApiRequest,
  engine: Engine,
): Promise<CatalogueCard[]> {
  const cards = await getProductCards(engine.database, skus, viewOf(request, engine), request.locale);
  return cards.map((card) => presentCard(card, engine.media));
}

/** Rule M-07: a switch of the store. */
function offersComplementary({ market }: ApiRequest, engine: Engine): boolean {
  return isFlagOn(engine.merchant(), 'complementaryProducts', market.countryCode);
}

/** One page of the products that a query set stands for. */
async function findOfSet(
  input: ParsedInput<'productSearch'>,
  request: ApiRequest,
  engine: Engine,
): Promise<Omit<ProductHits, 'skus'> & { readonly skus: readonly string[] }> {
  const { querySet, query, categoryKey, tag, sku, skus, sort, limit, offset, withFacets } = input;
  const seeker = seekerOf(request, engine);
  if (sku !== undefined && (querySet === 'related' || querySet === 'alternative')) {
    const find = querySet === 'related' ? findRelated : findAlternatives;
    const found = await find(engine.database, seeker, sku, offset + limit);
    return { total: found.length, skus: found.slice(offset) };
  }
  if (skus !== undefined) {
    return findProducts(engine.database, { ...seeker, filter: { skus }, sort, limit, offset });
  }
  const { market, locale } = seeker;
  const filters = tag === undefined ? input.filters : { ...input.filters, tags: [tag] };
  const asked = { text: query, categoryKey, filters, sort, offset, limit, withFacets };
  return engine.search.search({ market, locale, ...asked });
}

/** Cards as analytics services know them (rule I-02). */
async function describeItems(
  cards: readonly CatalogueCard[],
  request: ApiRequest,
  engine: Engine,
): Promise<AnalyticsItem[]> {
  const [rows, tree] = await Promise.all([
    findAnalyticsFacts(
      engine.database,
      cards.map(({ sku }) => sku),
    ),
    engine.categoryTrees.getTree(marketOf(request), request.locale),
  ]);
  const bySku = new Map(rows.map((row) => [row.sku, row]));
  return cards.map((card) => {
    const row = bySku.get(card.sku);
    const main = tree.getByKey(row?.categories[0] ?? '');
    return {
      id: card.sku,
      name: card.name,
      ...(card.brand === undefined ? {} : { brand: card.brand }),
      variant: card.sku,
      price: currentPriceOf(card.price),
      currency: card.price.value.currencyCode,
      quantity: 1,
      isOnStock: card.availability.isOnStock,
      categories: main === undefined ? [] : [...tree.findAncestors(main.key), main].map(({ name }) => name),
      shippingType: card.package,
      itemType: row?.isAccessory ? 'accessory' : 'product',
      ...(row?.ean ? { gtin: row.ean } : {}),
    };
  });
}

export const productSearchHandlers: CallHandlers<
  | 'productSearch'
  | 'getSearchSuggestions'
  | 'productProjectionSearch'
  | 'getComparisonProducts'
  | 'getGoodsBeside'
  | 'getComplementaryProductsBySku'
  | 'getComplementaryProductsByCategories'
> = {
  async productSearch(input, request, engine) {
    const { limit, offset, querySet } = input;
    const found = await findOfSet(input, request, engine);
    const results = await cardsOf(found.skus, request, engine);
    const { total, skus: _, ...told } = found;
    const products = { total, offset, limit, results };
    const answer = { products, ...told } as const;
    if (querySet !== 'tagManager') return accept(answer);
    return accept({ ...answer, analyticsItems: await describeItems(results, request, engine) });
  },

  async getSearchSuggestions({ query, limit }, request, engine) {
    const market = marketOf(request);
    const { locale } = request;
    const found = await engine.search.suggest({ market, locale, text: query, limit });
    const [cards, tree] = await Promise.all([
      cardsOf(found.skus, request, engine),
      engine.categoryTrees.getTree(market, locale),
    ]);
    return accept({
      total: found.total,
      products: cards.map(({ sku, name, slug, brand, image, price }) => ({
        sku,
        name,
        slug,
        price,
        ...(brand === undefined ? {} : { brand }),
        ...(image === undefined ? {} : { image }),
      })),
      // A category that was deleted meanwhile is left out.
      categories: found.categories.flatMap(({ key }) => {
        const node = tree.getByKey(key);
        if (node === undefined) return [];
        return [
          { key, name: node.name, slug: node.slug, path: tree.findAncestors(key).map(({ name }) => name) },
        ];
      }),
      brands: found.brands,
      queries: found.queries,
      ...(found.correctedText === undefined ? {} : { correctedText: found.correctedText }),
    });
  },

  async productProjectionSearch({ filterQuery, sort, limit, offset }, request, engine) {
    const query = { ...seekerOf(request, engine), filter: filterQuery, sort, limit, offset };
    const { total, skus } = await findProducts(engine.database, query);
    const results = await cardsOf(skus, request, engine);
    return accept({ products: { total, offset, limit, results } });
  },

  async getComparisonProducts({ sku, filter, limit }, request, engine) {
    const skus = await findComparable(engine.database, seekerOf(request, engine), sku, filter, limit);
    if (skus === undefined) return refuse({ code: 'ProductNotFound', sku });
    return accept({ products: { results: await cardsOf(skus, request, engine) } });
  },

  async getGoodsBeside({ sku }, request, engine) {
    const found = await findGoodsBeside(engine.database, sku, {
      view: viewOf(request, engine),
      locale: request.locale,
      offersComplementary: offersComplementary(request, engine),
    });
    if (found === undefined) return refuse({ code: 'ProductNotFound', sku });
    const { cards, ...skus } = found;
    return accept({ ...skus, products: { results: cards.map((card) => presentCard(card, engine.media)) } });
  },

  async getComplementaryProductsBySku({ skus, options }, request, engine) {
    const [base] = await cardsOf(skus.slice(0, 1), request, engine);
    const found = offersComplementary(request, engine)
      ? await findComplementary(engine.database, seekerOf(request, engine), skus, options.limit)
      : [];
    const results = await cardsOf(found, request, engine);
    return accept({ products: { results }, ...(base === undefined ? {} : { baseProduct: base }) });
  },

  async getComplementaryProductsByCategories({ categoryKeys, excludedSkus, limit }, request, engine) {
    const found = offersComplementary(request, engine)
      ? await findInCategories(engine.database, seekerOf(request, engine), categoryKeys, excludedSkus, limit)
      : [];
    return accept({ products: { results: await cardsOf(found, request, engine) } });
  },
};
