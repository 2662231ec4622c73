import type { ShownCard } from '../../shown-card.ts';

/** What a card says of its product above its name. */
export type Badge = 'bware' | 'new' | 'bestseller';

/** A badge that more of a list's products have tells nothing apart. */
const MOST_SHARE = 1 / 4;

/** The one that says most first. That a price is reduced is said beside it. */
const telling = ['new', 'bestseller'] as const satisfies readonly Badge[];

/**
 * At most one badge for each product of a list, in its order (rule L-02). A factory second always says that it is one; anything
 * else only where few of the list have it, or it stands alone.
 */
export function pickBadges(products: readonly Pick<ShownCard, 'tags'>[]): readonly (Badge | undefined)[] {
  const isTelling = (badge: Badge) => {
    const having = products.filter(({ tags }) => tags.includes(badge)).length;
    return having === 1 || having <= products.length * MOST_SHARE;
  };
  const shown = telling.filter(isTelling);
  return products.map(({ tags }) =>
    tags.includes('bware') ? 'bware' : shown.find((badge) => tags.includes(badge)),
  );
}
