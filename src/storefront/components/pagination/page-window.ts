import { PAGINATION_WINDOW } from '../../../markets/listing-constants.ts';

/** The page numbers to show side by side: a fixed number of them around the current one, within 1 … last. */
export function pageWindow(current: number, last: number, width: number = PAGINATION_WINDOW): number[] {
  const length = Math.min(width, last);
  const first = Math.max(1, Math.min(current - Math.floor(width / 2), last - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
