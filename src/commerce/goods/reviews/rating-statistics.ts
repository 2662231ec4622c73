import { divideRounded } from '../../../kernel/round.ts';

/** How often each rating was given, from one star to five. */
export type RatingCounts = readonly [one: number, two: number, three: number, four: number, five: number];

/** What is counted of a product's reviews (rule W-21). */
export interface RatingStatistics {
  /** With one digit; counted exactly, rounded half up once. */
  readonly averageRating: number;
  readonly ratingsDistribution: Record<'1' | '2' | '3' | '4' | '5', number>;
  readonly count: number;
}

/** The figures of a product with reviews; without any there are none (rule P-08: no rating is made up). */
export function toRatingStatistics(counts: RatingCounts | null | undefined): RatingStatistics | undefined {
  if (counts === null || counts === undefined) return undefined;
  const [one, two, three, four, five] = counts;
  const count = one + two + three + four + five;
  if (count === 0) return undefined;
  const sum = one + 2 * two + 3 * three + 4 * four + 5 * five;
  return {
    averageRating: Number(divideRounded(BigInt(sum) * 10n, BigInt(count))) / 10,
    ratingsDistribution: { 1: one, 2: two, 3: three, 4: four, 5: five },
    count,
  };
}
