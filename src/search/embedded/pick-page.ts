/** `less(a, b)`: whether product `a` comes before `b`; no two are equal. */
export type ComesBefore = (left: number, right: number) => boolean;

/** Up to here a heap of the best is quicker than dividing all hits. */
const HEAP_AT_MOST = 256;

/** The products at `[offset, offset + limit)` of the order, without sorting the others. */
export function pickPage(hits: Int32Array, isBefore: ComesBefore, offset: number, limit: number): number[] {
  const to = Math.min(offset + limit, hits.length);
  if (offset >= to) return [];
  if (to <= HEAP_AT_MOST) return pickBest(hits, isBefore, to).slice(offset);
  const numbers = hits.slice();
  divide(numbers, isBefore, 0, numbers.length - 1, offset);
  divide(numbers, isBefore, offset, numbers.length - 1, to - 1);
  return [...numbers.subarray(offset, to)].sort((left, right) => (isBefore(left, right) ? -1 : 1));
}

function pickBest(hits: Int32Array, isBefore: ComesBefore, wanted: number): number[] {
  // A heap of the best so far, the last of them on top.
  const heap: number[] = [];
  for (const product of hits) {
    if (heap.length < wanted) {
      heap.push(product);
      siftUp(heap, isBefore);
    } else if (isBefore(product, heap[0] as number)) {
      heap[0] = product;
      siftDown(heap, isBefore);
    }
  }
  return heap.sort((left, right) => (isBefore(left, right) ? -1 : 1));
}

function siftUp(heap: number[], isBefore: ComesBefore): void {
  let place = heap.length - 1;
  while (place > 0) {
    const parent = (place - 1) >> 1;
    if (!isBefore(heap[parent] as number, heap[place] as number)) return;
    swap(heap, parent, place);
    place = parent;
  }
}

function siftDown(heap: number[], isBefore: ComesBefore): void {
  let place = 0;
  for (;;) {
    let last = place;
    for (const child of [2 * place + 1, 2 * place + 2]) {
      if (child < heap.length && isBefore(heap[last] as number, heap[child] as number)) last = child;
    }
    if (last === place) return;
    swap(heap, place, last);
    place = last;
  }
}

/** Puts the element of that rank at its place, what comes before it to the left (quickselect, the median of three). */
function divide(numbers: Int32Array, isBefore: ComesBefore, low: number, high: number, rank: number): void {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (isBefore(numbers[middle] as number, numbers[from] as number)) swap(numbers, middle, from);
    if (isBefore(numbers[to] as number, numbers[from] as number)) swap(numbers, to, from);
    if (isBefore(numbers[to] as number, numbers[middle] as number)) swap(numbers, to, middle);
    const pivot = numbers[middle] as number;
    let left = from;
    let right = to;
    while (left <= right) {
      while (isBefore(numbers[left] as number, pivot)) left++;
      while (isBefore(pivot, numbers[right] as number)) right--;
      if (left <= right) swap(numbers, left++, right--);
    }
    if (rank <= right) to = right;
    else if (rank >= left) from = left;
    else return;
  }
}

function swap(numbers: number[] | Int32Array, left: number, right: number): void {
  const held = numbers[left] as number;
  numbers[left] = numbers[right] as number;
  numbers[right] = held;
}
