import type { Category } from '../../../api/contract/catalogue.ts';
import { cachedPageHeaders, tagsOfList } from '../../cached-page.ts';
import { loadListing } from '../../components/listing/load-listing.ts';
import { data } from '../../frame/answers.ts';
import { type Head, numberAddresses } from '../../head.ts';
import { loadTexts } from '../../i18n/texts.ts';
import { movedTo } from '../../moved-to.ts';
import type { PageRequest } from '../../page-request.ts';
import { requireValue } from '../../require-value.ts';
import { structureQuestions } from '../../structured-questions.ts';
import { structureWay } from '../../structured-way.ts';
import { buildAddresses, type PageAddresses, pathsOf } from '../../translations.ts';
import { writeTitle } from '../../write-title.ts';
import { buildBelowListing } from './build-below-listing.ts';
import { findCategoryBanner } from './find-category-banner.ts';

/** A category with one page of its products; 404 when no category of this locale has the slug. */
export async function loadCategoryPage(request: PageRequest, slug: string, search: URLSearchParams) {
  const { shop, locale } = request;
  const { categories } = requireValue(await shop.call('getCategory', { locale, slug }));
  const [category] = categories.results;
  if (category === undefined) throw new Response('There is no such category.', { status: 404 });
  if (category.slug !== slug) throw movedTo(request, (paths) => paths.category(category.slug));
  const context = {
    path: pathsOf(request).category(category.slug),
    parameters: {},
    categoryKey: category.key,
  };
  const listing = await loadListing(request, context, search);
  const { products, query } = listing;
  const isFirst = query.page === 1;
  const [banner, below] = isFirst
    ? await Promise.all([findCategoryBanner(request, category.key), buildBelowListing(request, category)])
    : [];
  const addresses = buildAddresses(request, (paths, other) => {
    const translated = category.slugAllLocales[other];
    return translated === undefined ? undefined : paths.category(translated);
  });
  return data(
    {
      kind: 'category' as const,
      head: await writeHead(request, category, addresses, query.page),
      translations: addresses.translations,
      inCategory: { of: 'category' as const, key: category.key },
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
      listing,
    },
    { headers: cachedPageHeaders(tagsOfList(products)) },
  );
}

/** What search engines and browser tabs are told of one page of a category. */
async function writeHead(
  request: PageRequest,
  { metaTitle, metaDescription, image, ancestors, name, slug, faq }: Category,
  addresses: PageAddresses,
  page: number,
): Promise<Head> {
  const text = await loadTexts(request.locale);
  const paths = pathsOf(request);
  const title = writeTitle(text, request.merchant, metaTitle);
  return {
    title: page === 1 ? title : text('shop.titlePage', { title, page }),
    description: metaDescription,
    picture: image,
    ...numberAddresses(addresses, page),
    structured: [
      ...structureWay(request.findOrigin(request.market), [
        { name: text('category.breadcrumbHome'), href: paths.home() },
        ...[...ancestors, { name, slug }].map((step) => ({
          name: step.name,
          href: paths.category(step.slug),
        })),
      ]),
      ...(page === 1 ? structureQuestions(faq) : []),
    ],
  };
}

export type CategoryPageData = Awaited<ReturnType<typeof loadCategoryPage>>['data'];
