/**
 * What ranking adds to the words themselves (docs/decisions/0021-ranking.md). All of it is bounded, so that a business
 * signal never brings a product with fewer or worse words to the front.
 */

/** BM25's saturation: how soon a word said again adds nothing. */
export const SATURATION = 1.2;
/** Even a word that every product has is worth something. */
export const LEAST_RARITY = 0.05;

/** Two neighbouring words of the query that are neighbours in the name too, and in the same order. */
export const ADJACENT = 0.12;
/** The same with up to two words between them, in any order. */
export const NEAR = 0.05;
export const NEAR_WORDS = 3;
/** All of the name was asked for; a part of it in proportion. */
export const WHOLE_NAME = 0.2;
/** The name begins with a word of the query. */
export const FIRST_WORD = 0.04;

/** Business signals, in shares of the score. */
export const ON_STOCK = 0.04;
export const POPULAR = 0.05;
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
