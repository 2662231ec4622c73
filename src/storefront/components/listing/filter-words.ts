import type { TextKey } from '../../i18n/texts.ts';

/** What shoppers read for a tag; of the others (campaigns) there is one word for all. */
const tagWords: Readonly<Record<string, TextKey>> = {
  new: 'product.tagNew',
  bestseller: 'product.tagBestseller',
  bware: 'product.tagBware',
  'on-sale': 'product.tagOnSale',
  topRated: 'listing.topRated',
};

export function tagWord(tag: string): TextKey {
  return tagWords[tag] ?? 'listing.campaign';
}

/** Headings of the facets that every catalogue has; an attribute has its own name. */
export const groupWords = {
  category: 'listing.category',
  brand: 'listing.brand',
  tag: 'listing.offers',
} as const satisfies Record<string, TextKey>;
