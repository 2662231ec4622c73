import type { CatalogueMarket } from '../../commerce/goods/catalogue/catalogue-market.ts';
import { getCategory, getCategoryTree } from '../../commerce/goods/catalogue/get-category.ts';
import { getInventory } from '../../commerce/goods/catalogue/get-inventory.ts';
import { type CatalogueProduct, getProduct } from '../../commerce/goods/catalogue/get-product.ts';
import { getProductCards } from '../../commerce/goods/catalogue/get-product-cards.ts';
import { findGuaranteeOffers, type GuaranteeOffer } from '../../commerce/goods/guarantee/guarantee-offer.ts';
import { findOwnCart } from '../../commerce/purchase/cart/own-cart.ts';
import type { LocaleCode } from '../../kernel/locale.ts';
import { accept, refuse } from '../../kernel/outcome.ts';
import { dayIn } from '../../markets/calendar-day.ts';
import { VIRTUAL_SKUS } from '../../markets/cart-constants.ts';
import { isFlagOn } from '../../merchant/merchant.ts';
import type { ApiRequest, Engine } from '../engine.ts';
import { presentCard, presentCategory, presentCategoryTree } from '../present-pictures.ts';
import { presentProduct } from '../present-product.ts';
import { viewOf } from '../price-view.ts';
import type { CallHandlers } from './handler.ts';

function marketOf({ market, currencyCode }: ApiRequest): CatalogueMarket {
  return { country: market.countryCode, currency: currencyCode };
}

/** What could be bought with a product to answer for it longer, where the market's store offers that (rules E-01, M-07). */
async function findOffers(
  { sellable, database, merchant }: Engine,
  request: ApiRequest,
  { sku, price }: CatalogueProduct,
): Promise<readonly GuaranteeOffer[]> {
  const { countryCode } = request.market;
  if (!isFlagOn(merchant(), 'extraGuarantee', countryCode)) return [];
  const skus = [sku, ...VIRTUAL_SKUS];
  const sellables = await sellable.getSellable(database, skus, marketOf(request), request.locale);
  const product = sellables.get(sku);
  if (product === undefined) return [];
  return findGuaranteeOffers(sellables, product, price.discounted?.value ?? price.value, countryCode);
}

/** The first of the accepted locales that the store has; without one, the request's own. */
function pickSpoken(wanted: readonly LocaleCode[] | undefined, { market, locale }: ApiRequest): LocaleCode {
  const spoken = market.languages.map((language) => language.locale);
  return wanted?.find((code) => spoken.includes(code)) ?? locale;
}

export const catalogueHandlers: CallHandlers<'getCategory' | 'getProduct' | 'getProducts' | 'getInventory'> =
  {
    async getCategory({ slug, key, locale, acceptLanguage, fetchSiblings, querySet }, request, engine) {
      const market = marketOf(request);
      const spoken = locale ?? pickSpoken(acceptLanguage, request);
      const { categoryTrees, database, media } = engine;
      const address = slug !== undefined ? { slug } : key !== undefined ? { key } : undefined;
      if (address === undefined) {
        const tree = await getCategoryTree(categoryTrees, market, spoken);
        return accept({
          categories: { results: [] },
          tree: presentCategoryTree(tree, media.pictureStem),
        });
      }
      const category = await getCategory(database, categoryTrees, address, market, spoken, {
        querySet,
        fetchSiblings,
      });
      return category === undefined
        ? refuse({ code: 'ResourceNotFound' })
        : accept({ categories: { results: [presentCategory(category, media.pictureStem)] } });
    },

    async getProduct({ sku }, request, engine) {
      const { categoryTrees, database } = engine;
      const view = viewOf(request, engine);
      const product = await getProduct(database, categoryTrees, sku, view, request.locale);
      if (product === undefined) return refuse({ code: 'ProductNotFound', sku });
      const offers = await findOffers(engine, request, product);
      const shownTo = { locale: request.locale, media: engine.media, merchant: engine.merchant() };
      return accept({ product: presentProduct(product, view.country, view.at, shownTo, offers) });
    },

    async getProducts({ query, categoryKey, tag, sort, limit, offset }, request, engine) {
      const market = marketOf(request);
      const { locale } = request;
      const hits = await engine.search.search({
        market,
        locale,
        text: query,
        categoryKey,
        filters: { tags: tag === undefined ? undefined : [tag] },
        sort,
        offset,
        limit,
      });
      const cards = await getProductCards(engine.database, hits.skus, viewOf(request, engine), locale);
      const results = cards.map((card) => presentCard(card, engine.media));
      return accept({ products: { total: hits.total, offset, limit, results } });
    },

    async getInventory({ skus, cartId }, request, engine) {
      if (cartId !== undefined) {
        const found = await findOwnCart(engine.database, request, cartId, 'read');
        if (!found.ok) return found;
      }
      const today = dayIn(request.market.timeZone, engine.clock.now());
      const results = await getInventory(engine.database, skus, today, cartId);
      return accept({ inventoryEntries: { results } });
    },
  };
