import type { Category } from '../../../api/contract/catalogue.ts';
import type { NodeView, TeaserView } from '../../components/content/content-view.ts';
import { loadTexts } from '../../i18n/texts.ts';
import type { PageRequest } from '../../page-request.ts';
import { viewPost } from '../content/build-teasers.ts';
import { resolveLinks } from '../content/resolve-links.ts';
import { viewNodes } from '../content/view-text.ts';

type CategoryTeaser = Category['relatedCategories'][number];

interface CategoryList {
  readonly key: string;
  readonly title: string;
  readonly categories: readonly CategoryTeaser[];
}

/** What a category says below its products (rule L-01). */
export interface BelowListingView {
  /** Above a text that has no heading of its own. */
  readonly title?: string;
  readonly nodes: readonly NodeView[];
  readonly questions: Category['faq'];
  readonly posts: readonly TeaserView[];
  readonly lists: readonly CategoryList[];
}

/** `undefined` when the category has nothing to say. */
export async function buildBelowListing(
  request: PageRequest,
  category: Category,
): Promise<BelowListingView | undefined> {
  const { content, locale } = request;
  const [text, posts] = await Promise.all([loadTexts(locale), viewPosts(request, category.posts)]);
  const written = content.readHtml(category.content);
  const nodes = written.length === 0 ? [] : viewNodes(written, await resolveLinks(request, written));
  const lists = [
    {
      key: 'related',
      title: text('category.related'),
      categories: category.relatedCategories,
    },
    {
      key: 'popular',
      title: text('category.popular'),
      categories: category.popularCategories,
    },
    {
      key: 'complementary',
      title: text('category.complementary'),
      categories: category.complementaryCategories,
    },
  ].filter(({ categories }) => categories.length > 0);
  if (nodes.length + category.faq.length + posts.length + lists.length === 0) return undefined;
  return {
    nodes,
    questions: category.faq,
    posts,
    lists,
    ...(nodes[0]?.kind === 'heading' ? {} : { title: text('category.about') }),
  };
}

const PAGE = 'page:';

/**
 * An article of ours is shown as its own card, and left out where the locale has none. One that lies elsewhere is shown
 * without its picture: pages ask nothing of other hosts.
 */
async function viewPosts(request: PageRequest, posts: Category['posts']): Promise<readonly TeaserView[]> {
  if (posts.length === 0) return [];
  const pages = await request.content.findPages();
  return posts.flatMap(({ title, url }) => {
    if (!url.startsWith(PAGE)) return [{ title, href: url }];
    const page = pages.find((known) => known.page === url.slice(PAGE.length));
    return page === undefined || page.kind === 'part' || page.kind === 'home'
      ? []
      : [viewPost(request, page)];
  });
}
