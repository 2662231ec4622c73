import { definePage, type PageProps } from '../../frame/page.ts';
import type { PageRequest } from '../../page-request.ts';
import { ContentPage } from '../content/content-page.tsx';
import { loadNotFound } from '../content/load-not-found.ts';

/** Every address no other route knows (rule R-02). */
async function load(request: PageRequest) {
  return loadNotFound(request);
}

function NotFoundPage({ page }: PageProps<typeof load>) {
  return <ContentPage page={page} />;
}

export default definePage({ load, Page: NotFoundPage });
