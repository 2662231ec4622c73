import { PAGINATION_WINDOW } from '../../../markets/listing-constants.ts';

/** The page numbers to show side by side: a fixed number of them around the current one, within 1 … last. */
export function pageWindow(current: number, last: number, width: number = PAGINATION_WINDOW): number[] {
  const length = Math.min(width, last);
  const first = Math.max(1, Math.min(current - Math.floor(width / 2), last - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}

/** A page, or the place where those after one are left out. */
export type PageEntry = { readonly page: number } | { readonly gapAfter: number };

/** The window, the first page and the last: what lies between them is a gap, or the one page that it would hide. */
export function pageEntries(current: number, last: number): readonly PageEntry[] {
  const shown = [...new Set([1, ...pageWindow(current, last), last])];
  return shown.flatMap((page, index): readonly PageEntry[] => {
    const before = shown[index - 1] ?? page - 1;
    if (page === before + 1) return [{ page }];
    return [page === before + 2 ? { page: before + 1 } : { gapAfter: before }, { page }];
  });
}
