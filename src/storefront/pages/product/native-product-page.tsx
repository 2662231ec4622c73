import { buildMeta } from '../../head.ts';
import { loaderHeaders } from '../../kept-page.ts';
import { getPageRequest } from '../../page-request.ts';
import type { Route } from './+types/native-product-page.ts';
import { addToCartAction } from './add-to-cart-action.ts';
import { loadProductPage } from './load-product-page.ts';
import { ProductPage } from './product-page.tsx';

/** `/p/{slug}`, in countries with native routing (rule R-03). */
export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadProductPage(getPageRequest(context), params.slug, url.searchParams);
}

export async function action({ context, request }: Route.ActionArgs) {
  return addToCartAction(getPageRequest(context), await request.formData());
}

export const headers = loaderHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  return buildMeta(loaderData?.head);
}

export default function NativeProductPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ProductPage page={loaderData} refused={actionData} />;
}
