import { itemAt, rawByte, rawInt, rawShort, rawSingle } from './columns.ts';
import type { Matched } from './match-words.ts';
import type { QueryWord } from './query-word.ts';
import * as weigh from './ranking-weights.ts';
import { SIXTEENTHS } from './text-segment.ts';
import { workspace } from './workspace.ts';

/** What BM25's saturation leaves of a weight, by the byte it is kept in. */
const saturated = Float32Array.from({ length: 256 }, (_, sixteenths) => {
  const weight = sixteenths / SIXTEENTHS;
  return (weight * (weigh.SATURATION + 1)) / (weight + weigh.SATURATION);
});

export function rarityOf({ frequency }: QueryWord, products: number): number {
  const within = Math.min(frequency, products);
  return Math.max(weigh.LEAST_RARITY, Math.log(1 + (products - within + 0.5) / (within + 0.5)));
}

/** What one word is worth in a product; `sixteenths` as the segment weighs it. */
export function worthOf(rarity: number, closeness: number, sixteenths: number): number {
  return rarity * closeness * rawSingle(saturated, sixteenths);
}

/**
 * Scores hits by all their words: each counts by whatever stands for it in the product and is worth most. What is no hit
 * may keep any score.
 */
export function scoreHits(matched: Matched, hits: Int32Array): void {
  const { scores, unscored, sets, bits } = workspace;
  const [only] = matched.words;
  for (let index = 0; index < hits.length; index++) scores[rawInt(hits, index)] = 0;
  if (matched.words.length === 1 && only !== undefined) {
    scoreOnlyWord(matched, only);
    return;
  }
  for (let index = 0; index < hits.length; index++) {
    const product = rawInt(hits, index);
    unscored[product] = rawShort(sets, product);
    bits[product >>> 5] = rawInt(bits, product >>> 5) | (1 << (product & 31));
  }
  matched.words.forEach((word, index) => {
    if (word.alternatives.length === 1) scoreAlternative(matched, word, index);
    else scoreWord(matched, word, index);
  });
  bits.fill(0);
}

/** One word is all there is to a score: what is worth most is kept. */
function scoreOnlyWord({ index, products }: Matched, word: QueryWord): void {
  const { scores } = workspace;
  const positions = itemAt(workspace.positions, 0);
  const owners = index.segments.length > 1 ? index.owners.values : undefined;
  const rarity = rarityOf(word, products);
  for (const { postings, from, to, closeness, segment } of word.alternatives) {
    const { products: list, weights, positions: namePositions } = postings;
    for (let posting = from; posting < to; posting++) {
      const product = rawInt(list, posting);
      if (owners !== undefined && owners[product] !== segment) continue;
      const worth = worthOf(rarity, closeness, rawByte(weights, posting));
      if (worth <= rawSingle(scores, product)) continue;
      scores[product] = worth;
      positions[product] = rawByte(namePositions, posting);
    }
  }
}

/** What a word is worth in the hits that its only alternative leads to: nothing else may be worth more there. */
function scoreAlternative({ index, products }: Matched, word: QueryWord, wordIndex: number): void {
  const { scores, bits } = workspace;
  const positions = itemAt(workspace.positions, wordIndex);
  const owners = index.segments.length > 1 ? index.owners.values : undefined;
  const rarity = rarityOf(word, products);
  for (const { postings, from, to, closeness, segment } of word.alternatives) {
    const { products: list, weights, positions: namePositions } = postings;
    for (let posting = from; posting < to; posting++) {
      const product = rawInt(list, posting);
      if (((rawInt(bits, product >>> 5) >>> (product & 31)) & 1) === 0) continue;
      if (owners !== undefined && owners[product] !== segment) continue;
      const worth = worthOf(rarity, closeness, rawByte(weights, posting));
      scores[product] = rawSingle(scores, product) + worth;
      positions[product] = rawByte(namePositions, posting);
    }
  }
}

function scoreWord({ index, products }: Matched, word: QueryWord, wordIndex: number): void {
  const { scores, unscored, worths, bits } = workspace;
  const positions = itemAt(workspace.positions, wordIndex);
  const owners = index.segments.length > 1 ? index.owners.values : undefined;
  const rarity = rarityOf(word, products);
  const bit = 1 << wordIndex;
  for (const { postings, from, to, closeness, segment } of word.alternatives) {
    const { products: list, weights, positions: namePositions } = postings;
    for (let posting = from; posting < to; posting++) {
      const product = rawInt(list, posting);
      // Most are no hits: asking bits, a few kilobytes of them, costs less than a list with an entry a product.
      if (((rawInt(bits, product >>> 5) >>> (product & 31)) & 1) === 0) continue;
      if (owners !== undefined && owners[product] !== segment) continue;
      const rest = rawShort(unscored, product);
      const worth = worthOf(rarity, closeness, rawByte(weights, posting));
      const before = (rest & bit) === 0 ? rawSingle(worths, product) : 0;
      if (worth <= before) continue;
      unscored[product] = rest & ~bit;
      worths[product] = worth;
      scores[product] = rawSingle(scores, product) + worth - before;
      positions[product] = rawByte(namePositions, posting);
    }
  }
}
