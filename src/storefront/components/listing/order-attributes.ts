import { LAST_ATTRIBUTES } from '../../../markets/listing-constants.ts';
import type { ShownCard } from '../../shown-card.ts';

type Specs = readonly Pick<ShownCard, 'keySpecs'>[];

/** How much a list says of an attribute: on how many of its cards, and how far up. */
function weighSpecs(cards: Specs): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const { keySpecs } of cards)
    keySpecs.forEach(({ key }, position) => {
      weights.set(key, (weights.get(key) ?? 0) + 1 / (position + 1));
    });
  return weights;
}

/**
 * Attributes in the order that shoppers ask for them: what the cards print first comes first; colour, weight and outer sizes
 * come last (rule B-10). Equals stay as they were.
 */
export function orderAttributes<Attribute extends { readonly key: string }>(
  attributes: readonly Attribute[],
  cards: Specs,
): readonly Attribute[] {
  const weights = weighSpecs(cards);
  const rank = ({ key }: Attribute) =>
    LAST_ATTRIBUTES.some((last) => last === key) ? -1 : (weights.get(key) ?? 0);
  return [...attributes].sort((left, right) => rank(right) - rank(left));
}

/** A column is for what so large a part of the list says. */
const LEAST_SHARE = 1 / 2;

/**
 * Columns of a table of products: the attributes that most of its cards print, in the order in which they do. None where the goods
 * have too little in common to be laid side by side.
 */
export function pickColumns(
  cards: Specs,
  most: number,
): readonly { readonly key: string; readonly label: string }[] {
  const labels = new Map(
    cards.flatMap(({ keySpecs }) => keySpecs.map(({ key, label }) => [key, label] as const)),
  );
  const isShared = (key: string) =>
    cards.filter(({ keySpecs }) => keySpecs.some((spec) => spec.key === key)).length >=
    cards.length * LEAST_SHARE;
  const columns = [...labels].filter(([key]) => isShared(key)).map(([key, label]) => ({ key, label }));
  return columns.length < 2 ? [] : orderAttributes(columns, cards).slice(0, most);
}
