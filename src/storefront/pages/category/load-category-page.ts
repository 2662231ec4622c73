import { data } from 'react-router';
import { listingParameters, parseListingQuery } from '../../components/listing/listing-query.ts';
import type { Head } from '../../head.ts';
import { loadTexts } from '../../i18n/texts.ts';
import { keepPage } from '../../kept-page.ts';
import type { PageRequest } from '../../page-request.ts';
import { buildQuery } from '../../paths.ts';
import { requireValue } from '../../require-value.ts';
import { toShownCard } from '../../shown-card.ts';
import { buildAddresses } from '../../translations.ts';
import { fetchBelowListing } from '../content/fetch-content-page.ts';
import { buildBelowListing } from './build-below-listing.ts';
import { findCategoryBanner } from './find-category-banner.ts';

/** A category with one page of its products; 404 when no category of this locale has the slug. */
export async function loadCategoryPage(request: PageRequest, slug: string, search: URLSearchParams) {
  const { shop, locale } = request;
  const { categories } = requireValue(await shop.call('getCategory', { locale, slug }));
  const [category] = categories.results;
  if (category === undefined) throw new Response('There is no such category.', { status: 404 });
  const query = parseListingQuery(search);
  const { products } = requireValue(
    await shop.call('getProducts', {
      locale,
      categoryKey: category.key,
      sort: query.sort,
      limit: query.hitsPerPage,
      offset: (query.page - 1) * query.hitsPerPage,
    }),
  );
  if (products.results.length === 0 && query.page > 1)
    throw new Response('There is no such page.', { status: 404 });
  const text = await loadTexts(locale);
  const isFirst = query.page === 1;
  const [banner, below] = isFirst
    ? await Promise.all([findCategoryBanner(request, category.key), buildBelowListing(request, category)])
    : [];
  if (below !== undefined) await fetchBelowListing();
  const { canonical, alternates, translations } = buildAddresses(request, (paths, other) => {
    const translated = category.slugAllLocales[other];
    return translated === undefined ? undefined : paths.category(translated);
  });
  const title = isFirst
    ? category.metaTitle
    : text('shop.titlePage', { title: category.metaTitle, page: query.page });
  const head: Head = {
    title: text('shop.titleSuffix', { title }),
    description: category.metaDescription,
    canonical: `${canonical}${buildQuery(isFirst ? {} : listingParameters({ ...query, hitsPerPage: 24, sort: 'relevance' }))}`,
    ...(isFirst ? { alternates } : {}),
    ...(below === undefined ? {} : { stylesheets: request.contentStyles }),
  };
  return data(
    {
      kind: 'category' as const,
      head,
      translations,
      category: {
        key: category.key,
        name: category.name,
        slug: category.slug,
        ancestors: category.ancestors,
        siblings: category.siblings,
        children: category.children.map(({ key, name, slug: childSlug, image, productCount }) => ({
          key,
          name,
          slug: childSlug,
          image,
          productCount,
        })),
      },
      banner,
      below,
      products: products.results.map((card) => toShownCard(card, request.market.timeZone)),
      total: products.total,
      query,
    },
    { headers: keepPage(products.results.map(({ sku }) => `sku:${sku}` as const)) },
  );
}

export type CategoryPageData = Awaited<ReturnType<typeof loadCategoryPage>>['data'];
