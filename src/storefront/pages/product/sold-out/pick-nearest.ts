/**
 * The few whose price is nearest to one, in the order in which they were found: twice as dear is as far away as half the
 * price.
 */
export function pickNearest<Value>(
  found: readonly Value[],
  price: number,
  priceOf: (value: Value) => number,
  most: number,
): readonly Value[] {
  const distance = (value: Value) => Math.abs(Math.log(Math.max(priceOf(value), 1) / Math.max(price, 1)));
  const nearest = new Set(
    found
      .map((value, position) => ({ value, position, away: distance(value) }))
      .sort((left, right) => left.away - right.away || left.position - right.position)
      .slice(0, most)
      .map(({ value }) => value),
  );
  return found.filter((value) => nearest.has(value));
}
