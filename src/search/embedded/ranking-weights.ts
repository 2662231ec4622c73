/**
 * What ranking adds to the words themselves (docs/decisions/0021-ranking.md). All of it is bounded, so that a business
 * signal never brings a product with fewer or worse words to the front.
 */

/**
 * What a word counts in a field, and the number of words at which a field is of usual length: in a longer one each word
 * counts less, as in BM25. Fixed numbers, so that one changed product never changes what others count.
 */
export const fields = [
  { field: 'name', weight: 2, usual: 10, slope: 0.7 },
  { field: 'brand', weight: 1, usual: 2, slope: 0 },
  { field: 'model', weight: 1, usual: 4, slope: 0.3 },
  { field: 'categories', weight: 0.3, usual: 4, slope: 0.3 },
  { field: 'description', weight: 1, usual: 10, slope: 0.75 },
  { field: 'attributes', weight: 0.3, usual: 50, slope: 0.75 },
] as const;

/** BM25's saturation: how soon a word said again adds nothing. */
export const SATURATION = 1.2;
/** Even a word that every product has is worth something. */
export const LEAST_RARITY = 0.05;

/** Two neighbouring words of the query that are neighbours in the name too, and in the same order. */
export const ADJACENT = 0.05;
/** The same with up to two words between them, in any order. */
export const NEAR = 0.01;
export const NEAR_WORDS = 3;
/** All of the name was asked for; a part of it in proportion. */
export const WHOLE_NAME = 0.1;
/** The name begins with a word of the query. */
export const FIRST_WORD = 0.01;

/** The last word of the query is what the product is: `camera` in `digital camera`, not in `camera case`. */
export const HEAD = 0.1;

/** Business signals, in shares of the score. */
export const ON_STOCK = 0.02;
export const POPULAR = 0.02;
/** Popularity at which the share above is reached. */
export const FULL_POPULARITY = 1000;
export const CAMPAIGN = 0.02;

/** Above any sum of words, so that a product's own number always comes first. */
export const EXACT_SCORE = 10_000;
/** A product whose model is named among other words. */
export const MODEL_SCORE = 100;
/** Above everything: what a merchant pinned. */
export const PINNED_SCORE = 1_000_000;

/** Of what matches some words only, hits whose words are worth less than this share of the best hit's are none. */
export const RELAXED_SHARE = 0.5;
/** So few hits are followed by what holds some words only … */
export const FEW_HITS = 10;
/** … and among them words worth this share of all. */
export const FILLED_SHARE = 0.6;
/** The best of those scores this share of the last hit that holds all words. */
export const BEHIND = 0.9;
