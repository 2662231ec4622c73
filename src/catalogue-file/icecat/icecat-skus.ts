const DIGITS = 100_000_000;
/** Prime to 10^8, so that the step visits every number and neighbours in the source lie apart. */
const STEP = 61_803_399;

/**
 * Gives each Icecat id its sku, `EX` and 8 digits: the id itself, as it has 8 digits at most. Two ids that differ only in
 * leading zeros would meet; the later one steps on until it finds a free number, the same way every time.
 */
export function createIcecatSkus(): (id: string) => string {
  const taken = new Set<number>();
  return (id) => {
    let digits = Number(id) % DIGITS;
    while (taken.has(digits)) digits = (digits + STEP) % DIGITS;
    taken.add(digits);
    return `EX${String(digits).padStart(8, '0')}`;
  };
}
