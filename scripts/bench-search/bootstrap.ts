import { mean } from './ndcg.ts';
import { createRandom } from './random.ts';

const RESAMPLES = 20_000;
const SEED = 5;

/** How much better one run is than another on the same queries. */
export interface Difference {
  readonly mean: number;
  /** The middle 95 % of what other draws of as many queries would give. */
  readonly low: number;
  readonly high: number;
}

/** Paired bootstrap: the differences query by query, drawn again and again with replacement. */
export function compareRuns(ours: readonly number[], theirs: readonly number[]): Difference {
  const differences = ours.map((figure, index) => figure - (theirs[index] ?? 0));
  const random = createRandom(SEED);
  const means = new Float64Array(RESAMPLES);
  for (let resample = 0; resample < RESAMPLES; resample++) {
    let total = 0;
    for (let draw = 0; draw < differences.length; draw++) {
      total += differences[Math.floor(random() * differences.length)] ?? 0;
    }
    means[resample] = total / differences.length;
  }
  means.sort();
  const at = (share: number) => means[Math.min(RESAMPLES - 1, Math.floor(share * RESAMPLES))] ?? Number.NaN;
  return { mean: mean(differences), low: at(0.025), high: at(0.975) };
}
