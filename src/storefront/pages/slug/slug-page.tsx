import { definePage, type PageProps } from '../../frame/page.ts';
import { movedTo } from '../../moved-to.ts';
import type { PageRequest } from '../../page-request.ts';
import { addFromList } from '../add-from-list.ts';
import { CategoryContent } from '../category/category-page.tsx';
import { loadCategoryPage } from '../category/load-category-page.ts';
import { ContentPage } from '../content/content-page.tsx';
import { loadContentPage } from '../content/load-content-page.ts';
import { showNotFound } from '../content/load-not-found.ts';

/** `/{slug}/`: a page of the content, else a category (rule R-03, without native routing). */
async function load(request: PageRequest) {
  const { slug, url } = request;
  const content = await request.content.getPageAt(slug);
  if (content !== undefined && content.kind !== 'home' && content.kind !== 'part')
    return loadContentPage(request, content, url.searchParams);
  const page = await loadCategoryPage(request, slug, url.searchParams)
    .catch(leadToTranslation(request))
    .catch(showNotFound(request));
  // The old form of a native category address: it moved for good (rule R-03).
  if (page.data.kind === 'category' && request.usesNativeRouting(request.market))
    throw movedTo(request, (paths) => paths.category(slug));
  return page;
}

/** The slug of a page in another language leads to the page's own address (rule R-09). */
function leadToTranslation(request: PageRequest) {
  return async (thrown: unknown): Promise<never> => {
    const isAbsent = thrown instanceof Response && thrown.status === 404;
    const own = isAbsent ? await request.content.findSlugOf(request.slug) : undefined;
    throw own === undefined ? thrown : movedTo(request, (paths) => paths.page(own));
  };
}

function SlugPage({ page }: PageProps<typeof load>) {
  return page.kind === 'content' ? <ContentPage page={page} /> : <CategoryContent page={page} />;
}

export default definePage({ load, act: addFromList, Page: SlugPage });
