/**
 * The one place that rounds: `numerator / denominator` to a whole number, half away from zero
 * (rule V-06). Exact for every safe integer, because it divides as BigInt.
 */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new Error('the denominator must be positive');
  const magnitude = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * magnitude + denominator) / (2n * denominator);
  return numerator < 0n ? -rounded : rounded;
}

/** `amount * share / whole` in steps of `step` minor units (1, or 100 for forints), half away from zero. */
export function roundShare(amount: number, share: number, whole: number, step = 1): number {
  const steps = divideRounded(BigInt(amount) * BigInt(share), BigInt(whole) * BigInt(step));
  return Number(steps) * step;
}
