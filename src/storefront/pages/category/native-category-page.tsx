import { buildMeta } from '../../head.ts';
import { loaderHeaders } from '../../kept-page.ts';
import { getPageRequest } from '../../page-request.ts';
import type { Route } from './+types/native-category-page.ts';
import { CategoryPage } from './category-page.tsx';
import { loadCategoryPage } from './load-category-page.ts';

/** `/c/{slug}/`, in countries with native routing (rule R-03). */
export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadCategoryPage(getPageRequest(context), params.slug, url.searchParams);
}

export const headers = loaderHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  return buildMeta(loaderData?.head);
}

export default function NativeCategoryPage({ loaderData }: Route.ComponentProps) {
  return <CategoryPage page={loaderData} />;
}
