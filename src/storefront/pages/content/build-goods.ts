import type { Block } from '../../../api/contract/content.ts';
import type { BlockContent, CategoryTileView, ReviewView } from '../../components/content/content-view.ts';
import { requireValue } from '../../require-value.ts';
import { type ShownCard, toShownCard } from '../../shown-card.ts';
import { pathsOf } from '../../translations.ts';
import { toShownReview } from '../product/shown-review.ts';
import { type BlockBuilders, type BlockSurroundings, linkOf, titleOf } from './block-builder.ts';
import { withoutUndefined } from './without-undefined.ts';

/** Blocks that show what is for sale. */
export const goodsBuilders = {
  categoryCards: buildCategories,
  productListing: buildListing,
  reviewCarousel: buildReviews,
} as const satisfies Partial<BlockBuilders>;

async function buildListing(
  block: Block<'productListing'>,
  around: BlockSurroundings,
): Promise<BlockContent | undefined> {
  const products = await findProducts(block, around);
  return products.length === 0
    ? undefined
    : { kind: 'products', products, ...titleOf(block), ...linkOf(block, around) };
}

async function buildCategories(
  block: Block<'categoryCards'>,
  { request }: BlockSurroundings,
): Promise<BlockContent | undefined> {
  const { tree = [] } = requireValue(await request.shop.call('getCategory', { locale: request.locale }));
  const all = (nodes: typeof tree): typeof tree => nodes.flatMap((node) => [node, ...all(node.children)]);
  const known = all(tree);
  const chosen = block.categories?.flatMap((wanted) => known.find(({ key }) => key === wanted) ?? []) ?? tree;
  const tiles: readonly CategoryTileView[] = chosen.map(({ key, name, slug, image, productCount }) => ({
    key,
    name,
    slug,
    image,
    productCount,
  }));
  return tiles.length === 0 ? undefined : { kind: 'categories', tiles, ...titleOf(block) };
}

interface Chosen {
  readonly category?: string;
  readonly brand?: string;
  readonly tag?: string;
  readonly skus?: readonly string[];
  readonly limit: number;
}

async function findProducts(
  { category, brand, tag, skus, limit }: Chosen,
  { request }: BlockSurroundings,
): Promise<readonly ShownCard[]> {
  const { products } = requireValue(
    await request.shop.call('productProjectionSearch', {
      locale: request.locale,
      filterQuery: {
        ...withoutUndefined({ categoryKey: category }),
        ...(brand === undefined ? {} : { brands: [brand] }),
        ...(tag === undefined ? {} : { tags: [tag] }),
        ...(skus === undefined ? {} : { skus: [...skus] }),
      },
      limit: skus === undefined ? limit : skus.length,
    }),
  );
  const cards = products.results.map((card) => toShownCard(card, request.market.timeZone));
  // What is named is shown in the order it is named in.
  return skus === undefined
    ? cards
    : skus.flatMap((sku) => cards.find((card) => card.sku === sku) ?? []).slice(0, limit);
}

/** Of one product, until one of them is in the page's language or translated into it. */
const LOOKED_AT = 12;

async function buildReviews(
  block: Block<'reviewCarousel'>,
  around: BlockSurroundings,
): Promise<BlockContent | undefined> {
  const { request } = around;
  const { shop, locale, market } = request;
  // Not every product has been reviewed: enough are looked at, and the first with a review to read count.
  const products = await findProducts({ ...block, limit: Math.min(block.limit * 2, 24) }, around);
  const found = await Promise.all(
    products.map(async ({ sku, name, slug }): Promise<ReviewView | undefined> => {
      const { reviews } = requireValue(
        await shop.call('getReview', { locale, productId: sku, limit: LOOKED_AT }),
      );
      // What is shown can be read as it stands: a translation where it was written in another language.
      const review = reviews.results
        .map((each) => toShownReview(each, locale, market.timeZone))
        .map(({ foreign, ...shown }) => {
          if (foreign === undefined) return shown;
          const { translation } = foreign;
          return translation?.other === undefined ? translation && { ...shown, ...translation } : undefined;
        })
        .find((each) => each !== undefined);
      if (review === undefined) return undefined;
      const { rating, title, text, authorName, day } = review;
      const product = { label: name, href: pathsOf(request).product(slug) };
      return { rating, title, text, authorName, day, product };
    }),
  );
  const reviews = found.filter((review) => review !== undefined).slice(0, block.limit);
  return reviews.length === 0 ? undefined : { kind: 'reviews', reviews, ...titleOf(block) };
}
