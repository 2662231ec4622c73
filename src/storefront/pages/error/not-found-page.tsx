import { buildMeta } from '../../head.ts';
import { getPageRequest } from '../../page-request.ts';
import { requireContentPage } from '../content/fetch-content-page.ts';
import { loadNotFound } from '../content/load-not-found.ts';
import type { Route } from './+types/not-found-page.ts';

/** Every address no other route knows. */
export async function loader({ context }: Route.LoaderArgs) {
  return loadNotFound(getPageRequest(context));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return buildMeta(loaderData?.head);
}

export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  const ContentPage = requireContentPage();
  return <ContentPage page={loaderData} />;
}
