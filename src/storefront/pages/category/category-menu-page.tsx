import { cachedPageHeaders } from '../../cached-page.ts';
import { CategoryMenu } from '../../components/header/category-menu.tsx';
import { data } from '../../frame/answers.ts';
import { definePage, type PageProps } from '../../frame/page.ts';
import type { Head } from '../../head.ts';
import { loadTexts } from '../../i18n/texts.ts';
import type { PageRequest } from '../../page-request.ts';
import { requireValue } from '../../require-value.ts';
import { writeTitle } from '../../write-title.ts';

/** The menu of all categories as a page of its own, of which other pages show the inside: the same for everyone, so kept. */
async function load(request: PageRequest) {
  const { tree = [] } = requireValue(await request.shop.call('getCategory', { locale: request.locale }));
  const text = await loadTexts(request.locale);
  const head: Head = {
    title: writeTitle(text, request.merchant, text('header.allCategories')),
    noindex: true,
  };
  return data({ head, tree }, { headers: cachedPageHeaders(['products']) });
}

function CategoryMenuPage({ page }: PageProps<typeof load>) {
  return <CategoryMenu tree={page.tree} />;
}

export default definePage({ layout: 'base', load, Page: CategoryMenuPage });
