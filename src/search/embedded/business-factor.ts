import { singleAt } from './columns.ts';
import * as weigh from './ranking-weights.ts';

/** By popularity: ten times as popular is worth the same, wherever it begins. */
const popular = Float32Array.from(
  { length: weigh.FULL_POPULARITY + 1 },
  (_, popularity) => (weigh.POPULAR * Math.log1p(popularity)) / Math.log1p(weigh.FULL_POPULARITY),
);

/** What a shop would rather sell. */
export interface BusinessSignals {
  readonly popularity: number;
  readonly available: number;
  readonly isInCampaign: boolean;
}

/** What the business signals multiply a score by: each adds a bounded share. */
export function businessFactor({ popularity, available, isInCampaign }: BusinessSignals): number {
  const bounded = Math.min(Math.max(0, popularity), weigh.FULL_POPULARITY);
  return (
    1 +
    (available > 0 ? weigh.ON_STOCK : 0) +
    singleAt(popular, bounded) +
    (isInCampaign ? weigh.CAMPAIGN : 0)
  );
}
