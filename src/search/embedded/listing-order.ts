import { setImmediate as nextTurn } from 'node:timers/promises';

/** Numbers compared between two looks at what else is waiting. */
const SLICE = 512;

/**
 * `[0, count)` in the order of `compare`, sorted in slices that are merged, so that a large catalogue in the alphabet of
 * a language never keeps a request waiting for long.
 */
export async function sortNumbers(
  count: number,
  compare: (left: number, right: number) => number,
): Promise<Int32Array> {
  let sorted = Int32Array.from(Array(count).keys());
  for (let start = 0; start < count; start += SLICE) {
    sorted.subarray(start, start + SLICE).sort(compare);
    await nextTurn();
  }
  let merged = new Int32Array(count);
  for (let width = SLICE; width < count; width *= 2) {
    let compared = 0;
    for (let start = 0; start < count; start += 2 * width) {
      const middle = Math.min(start + width, count);
      const end = Math.min(start + 2 * width, count);
      let left = start;
      let right = middle;
      for (let place = start; place < end; place++) {
        const takeLeft =
          left < middle && (right >= end || compare(sorted[left] as number, sorted[right] as number) <= 0);
        merged[place] = sorted[takeLeft ? left++ : right++] as number;
        if (++compared % (4 * SLICE) === 0) await nextTurn();
      }
    }
    [sorted, merged] = [merged, sorted];
  }
  return sorted;
}

/** The same numbers from the other end, but equal ones stay in their order, as `isEqual` says of neighbours. */
export function reverseOrder(
  order: Int32Array,
  isEqual: (left: number, right: number) => boolean,
): Int32Array {
  const reversed = new Int32Array(order.length);
  let place = order.length;
  for (let start = 0; start < order.length; ) {
    let end = start + 1;
    while (end < order.length && isEqual(order[start] as number, order[end] as number)) end++;
    place -= end - start;
    reversed.set(order.subarray(start, end), place);
    start = end;
  }
  return reversed;
}
