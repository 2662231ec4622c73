/**
 * The one place that rounds: `numerator / denominator` to a whole number, half away from zero
 * (rule V-06). Exact for every safe integer, because it divides as BigInt.
 */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new Error('the denominator must be positive');
  const half = numerator < 0n ? -denominator : denominator;
  // Dividing drops what is left over: towards zero.
  return (2n * numerator + half) / (2n * denominator);
}

/** `amount * share / whole` in steps of `step` minor units (1, or 100 for forints), half away from zero. */
export function roundShare(amount: number, share: number, whole: number, step = 1): number {
  const steps = divideRounded(BigInt(amount) * BigInt(share), BigInt(whole) * BigInt(step));
  return Number(steps) * step;
}
