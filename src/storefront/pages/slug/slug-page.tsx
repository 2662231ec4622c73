import { redirect } from 'react-router';
import { skuFromSlug } from '../../../kernel/sku.ts';
import { buildMeta } from '../../head.ts';
import { loaderHeaders } from '../../kept-page.ts';
import { getPageRequest } from '../../page-request.ts';
import { redirectPathsOf } from '../../translations.ts';
import { loadCategoryPage } from '../category/load-category-page.ts';
import {
  fetchCategoryPage,
  fetchContentPage,
  requireCategoryPage,
  requireContentPage,
} from '../content/fetch-content-page.ts';
import { loadContentPage } from '../content/load-content-page.ts';
import { showNotFound } from '../content/load-not-found.ts';
import { addToCartAction } from '../product/add-to-cart-action.ts';
import { loadProductPage } from '../product/load-product-page.ts';
import { ProductPage } from '../product/product-page.tsx';
import type { Route } from './+types/slug-page.ts';

/** `/{slug}`: a product when it ends in 8 digits, else a content page or a category (R-03, without native routing). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const request = getPageRequest(context);
  if (skuFromSlug(params.slug) !== undefined)
    return loadProductPage(request, params.slug, url.searchParams).catch(showNotFound(request));
  const content = await request.content.getPageAt(params.slug);
  if (content !== undefined && content.kind !== 'home' && content.kind !== 'part') {
    await fetchContentPage();
    return loadContentPage(request, content, url.searchParams);
  }
  const page = await loadCategoryPage(request, params.slug, url.searchParams).catch(showNotFound(request));
  // The old form of a native category address: it moved for good.
  if (page.data.kind === 'category' && request.usesNativeRouting(request.market))
    throw redirect(redirectPathsOf(request).category(params.slug), 308);
  if (page.data.kind === 'category') await fetchCategoryPage();
  return page;
}

export async function action({ context, request }: Route.ActionArgs) {
  return addToCartAction(getPageRequest(context), await request.formData());
}

export const headers = loaderHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  return buildMeta(loaderData?.head);
}

export default function SlugPage({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === 'content') {
    const ContentPage = requireContentPage();
    return <ContentPage page={loaderData} />;
  }
  if (loaderData.kind === 'category') {
    const CategoryPage = requireCategoryPage();
    return <CategoryPage page={loaderData} />;
  }
  return <ProductPage page={loaderData} refused={actionData} />;
}
