/**
 * What a word of the query counts in a field of a product, and how well a word of the index stands for it. Every part of
 * a score is one of these numbers: OpenSearch's own measure depends on deleted documents that a copy still keeps, and
 * equal questions would be answered differently by two copies.
 */
export const fieldWeights = {
  name: 3,
  model: 1.5,
  brand: 1.2,
  categories: 0.8,
  description: 0.6,
  attributes: 0.5,
} as const;

export const closeness = {
  exact: 1,
  spelling: 0.95,
  form: 0.9,
  joined: 0.9,
  synonym: 0.8,
  beginning: 0.6,
  tail: 0.4,
  oneEdit: 0.5,
  twoEdits: 0.3,
} as const;

/** What further fields that hold a word add to the best one, as a share of their own weight. */
export const FURTHER_FIELDS = 0.1;
/** Neighbours in the query that are neighbours in the name. */
export const PHRASE_SCORE = 0.6;

/** Above any sum of words, so that a product's own number always comes first. */
export const EXACT_SCORE = 10_000;
/** A product whose model is named among other words. */
export const MODEL_SCORE = 100;
/** Above everything: what a merchant pinned; each next one a step less. */
export const PINNED_SCORE = 1_000_000;
export const PINNED_STEP = 1_000;

/** Business signals, in points that never outweigh a word's field. */
const ON_STOCK = 0.08;
const POPULAR = 0.1;
const FULL_POPULARITY = 1000;
const CAMPAIGN = 0.04;
const CAMPAIGN_TAG_PREFIX = 'campaign:';

interface Signals {
  readonly popularity: number;
  readonly isOnStock: boolean;
  readonly tags: readonly string[];
}

/** At most 0.22 points, by four decimals. */
export function businessSignal({ popularity, isOnStock, tags }: Signals): number {
  const within = Math.min(Math.max(0, popularity), FULL_POPULARITY);
  const popular = Math.log1p(within) / Math.log1p(FULL_POPULARITY);
  const inCampaign = tags.some((tag) => tag.startsWith(CAMPAIGN_TAG_PREFIX));
  const points = (isOnStock ? ON_STOCK : 0) + POPULAR * popular + (inCampaign ? CAMPAIGN : 0);
  return Math.round(points * 10_000) / 10_000;
}
