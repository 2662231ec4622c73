/**
 * Splits a whole number of minor units by weights, exactly: the parts sum to `amount`, none has the wrong sign, and none
 * is further than one step from its exact share. The largest remainders get the left-over steps; of equals the first.
 * `step` is 1, or 100 where only whole forints can be split; `amount` is a multiple of it. Without any weight the first part gets all.
 */
export function allocate(amount: number, weights: readonly number[], step = 1): number[] {
  if (weights.length === 0) {
    if (amount === 0) return [];
    throw new Error('there is nothing to split an amount among');
  }
  if (amount % step !== 0) throw new Error(`${amount} is no multiple of ${step}`);
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole <= 0n) return weights.map((_weight, index) => (index === 0 ? amount : 0));
  const steps = BigInt(Math.abs(amount) / step);
  const shares = weights.map((weight, index) => {
    const exact = steps * BigInt(weight);
    return { index, floor: exact / whole, remainder: exact % whole };
  });
  const given = shares.reduce((sum, { floor }) => sum + floor, 0n);
  const parts = shares.map(({ floor }) => floor);
  // Sorting keeps the order of equals.
  const byRemainder = shares.toSorted((left, right) => Number(right.remainder - left.remainder));
  for (const { index } of byRemainder.slice(0, Number(steps - given)))
    parts[index] = (parts[index] ?? 0n) + 1n;
  // A part of nothing is 0, never -0.
  return parts.map((part) => (part === 0n ? 0 : Math.sign(amount) * Number(part) * step));
}
