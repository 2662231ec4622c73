import { rawFloat, rawInt } from './columns.ts';
import type { ProductOrder } from './product-table.ts';

/** How hits are sorted; what is equal comes in the table's order, whichever way the sort runs. */
export interface HitOrder {
  /** By product number; nothing but the table's order counts where there is none. */
  readonly values: Float64Array | Float32Array | Int32Array;
  /** Values are compared as whole numbers of steps: how many make 1. */
  readonly steps: number;
  readonly isDescending: boolean;
}

/** Up to here a heap of the best is quicker than dividing all keys. */
export const HEAP_AT_MOST = 256;

/** More products than there can be, so that a key is told apart into what was sorted by and the rank among equals. */
const RANKS = 2 ** 20;
/** What is sorted by, as a whole number below it; together with the rank it fits a double. */
const MOST = 2 ** 33 - 1;

/** Room for the keys of one search at a time. */
let allKeys = new Float64Array(0);

/** The hits at `[offset, offset + limit)` of their order, without sorting the others. */
export function pickPage(
  hits: Int32Array,
  order: HitOrder,
  { products, ranks }: ProductOrder,
  offset: number,
  limit: number,
): number[] {
  const to = Math.min(offset + limit, hits.length);
  if (offset >= to) return [];
  const first =
    to <= HEAP_AT_MOST
      ? pickLeast(hits, order, ranks, to).subarray(offset)
      : divideAll(hits, order, ranks, offset, to);
  return Array.from(first, (key) => rawInt(products, key % RANKS));
}

/** A number that sorts as the order asks for. */
function keyOf(value: number, steps: number, isDescending: boolean, rank: number): number {
  const whole = Math.floor(value * steps + 0.5);
  const kept = whole < 0 ? 0 : Math.min(whole, MOST);
  return (isDescending ? MOST - kept : kept) * RANKS + rank;
}

/** The least keys in order. Only of what may be among them the rank is looked up: it lies somewhere else. */
function pickLeast(hits: Int32Array, order: HitOrder, ranks: Int32Array, wanted: number): Float64Array {
  const { values, steps, isDescending } = order;
  const sign = isDescending ? -1 : 1;
  // A heap of the least so far, the greatest of them on top.
  const heap = new Float64Array(wanted);
  for (let index = 0; index < wanted; index++) {
    const product = rawInt(hits, index);
    heap[index] = keyOf(values[product] ?? 0, steps, isDescending, rawInt(ranks, product));
  }
  heap.sort().reverse();
  let last = lastValue(heap, order);
  for (let index = wanted; index < hits.length; index++) {
    const product = rawInt(hits, index);
    const value = values[product] ?? 0;
    if ((value - last) * sign > 0) continue;
    const key = keyOf(value, steps, isDescending, rawInt(ranks, product));
    if (key >= rawFloat(heap, 0)) continue;
    sink(heap, key);
    last = lastValue(heap, order);
  }
  return heap.sort();
}

/** No value behind it can be among the keys of a heap. */
function lastValue(heap: Float64Array, { steps, isDescending }: HitOrder): number {
  const kept = Math.floor(rawFloat(heap, 0) / RANKS);
  if (isDescending) return kept === MOST ? Number.NEGATIVE_INFINITY : (MOST - kept - 1) / steps;
  return kept === MOST ? Number.POSITIVE_INFINITY : (kept + 1) / steps;
}

/** Puts a key in the place of the greatest, which a heap has on top. */
export function sink(heap: Float64Array, key: number): void {
  let index = 0;
  for (;;) {
    let child = 2 * index + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && rawFloat(heap, child + 1) > rawFloat(heap, child)) child++;
    if (rawFloat(heap, child) <= key) break;
    heap[index] = rawFloat(heap, child);
    index = child;
  }
  heap[index] = key;
}

function divideAll(
  hits: Int32Array,
  { values, steps, isDescending }: HitOrder,
  ranks: Int32Array,
  from: number,
  to: number,
): Float64Array {
  if (allKeys.length < hits.length) allKeys = new Float64Array(Math.ceil(hits.length * 1.2));
  const keys = allKeys.subarray(0, hits.length);
  for (let index = 0; index < hits.length; index++) {
    const product = rawInt(hits, index);
    keys[index] = keyOf(values[product] ?? 0, steps, isDescending, rawInt(ranks, product));
  }
  divide(keys, 0, keys.length - 1, from);
  divide(keys, from, keys.length - 1, to - 1);
  return keys.subarray(from, to).sort();
}

/** Puts the key of that rank at its index, what is less to the left (quickselect, the median of three). */
function divide(keys: Float64Array, low: number, high: number, rank: number): void {
  let from = low;
  let to = high;
  while (from < to) {
    const pivot = median(rawFloat(keys, from), rawFloat(keys, (from + to) >>> 1), rawFloat(keys, to));
    let left = from;
    let right = to;
    while (left <= right) {
      while (rawFloat(keys, left) < pivot) left++;
      while (rawFloat(keys, right) > pivot) right--;
      if (left > right) break;
      const held = rawFloat(keys, left);
      keys[left++] = rawFloat(keys, right);
      keys[right--] = held;
    }
    if (rank <= right) to = right;
    else if (rank >= left) from = left;
    else return;
  }
}

function median(one: number, other: number, third: number): number {
  return Math.max(Math.min(one, other), Math.min(Math.max(one, other), third));
}
