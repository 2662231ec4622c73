import type { PictureView } from '../../components/content/content-view.ts';
import type { PageRequest } from '../../page-request.ts';
import { withoutUndefined } from '../content/without-undefined.ts';

/** The part of the content that holds the banners of categories; a banner's `id` is its category's key. */
const BANNERS_PART = 'category-banners';

/** What stands beside a category's name. */
export interface CategoryBannerView {
  readonly title: string;
  readonly text?: string;
  readonly picture?: PictureView;
}

/** `undefined` when the content has no banner for the category. */
export async function findCategoryBanner(
  { content }: PageRequest,
  key: string,
): Promise<CategoryBannerView | undefined> {
  const part = await content.getPage(BANNERS_PART);
  const banner = part?.blocks.find((block) => block.type === 'banner' && block.id === key);
  if (banner?.type !== 'banner') return undefined;
  const { title, text, picture } = banner;
  return { title, ...withoutUndefined({ text, picture }) };
}
