import { setTimeout as delay } from 'node:timers/promises';

/** Uneven moments to strike at, the same in every run: a fixed seed, and the machine's own noise on top. */
export function createMoments(seed: number): { next(): Promise<void> } {
  let state = seed >>> 0;
  return {
    async next() {
      // Numerical Recipes' generator: good enough to miss any rhythm of the buyers.
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      await delay((state / 2 ** 32) * 40);
    },
  };
}
