/** Up to here a heap of the best is quicker than dividing all keys. */
export const HEAP_AT_MOST = 256;

/** The keys at `[offset, offset + limit)` in ascending order, without sorting the others; `keys` is put in disorder. */
export function pickPage(keys: Float64Array, offset: number, limit: number): Float64Array {
  const to = Math.min(offset + limit, keys.length);
  if (offset >= to) return new Float64Array();
  if (to <= HEAP_AT_MOST) return pickLeast(keys, to).slice(offset);
  divide(keys, 0, keys.length - 1, offset);
  divide(keys, offset, keys.length - 1, to - 1);
  return keys.slice(offset, to).sort();
}

function pickLeast(keys: Float64Array, wanted: number): Float64Array {
  // A heap of the least so far, the greatest of them on top.
  const heap = keys.slice(0, wanted).sort().reverse();
  for (let place = wanted; place < keys.length; place++) {
    const key = keys[place] as number;
    if (key < (heap[0] as number)) sink(heap, key);
  }
  return heap.sort();
}

/** Puts a key in the place of the greatest, which a heap has on top. */
export function sink(heap: Float64Array, key: number): void {
  let place = 0;
  for (;;) {
    let child = 2 * place + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && (heap[child + 1] as number) > (heap[child] as number)) child++;
    if ((heap[child] as number) <= key) break;
    heap[place] = heap[child] as number;
    place = child;
  }
  heap[place] = key;
}

/** Puts the key of that rank at its place, what is less to the left (quickselect, the median of three). */
function divide(keys: Float64Array, low: number, high: number, rank: number): void {
  let from = low;
  let to = high;
  while (from < to) {
    const pivot = median(keys[from] as number, keys[(from + to) >>> 1] as number, keys[to] as number);
    let left = from;
    let right = to;
    while (left <= right) {
      while ((keys[left] as number) < pivot) left++;
      while ((keys[right] as number) > pivot) right--;
      if (left > right) break;
      const held = keys[left] as number;
      keys[left++] = keys[right] as number;
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
