/**
 * Does what nobody waits for once the page has shown what somebody does: first the answer, then what has to be computed anew for
 * the whole page, such as that the rest of it can or cannot be reached.
 */
export function afterPaint(work: () => void): void {
  // A frame that is asked for is painted right after: what is asked for in it comes behind the picture.
  requestAnimationFrame(() => setTimeout(work));
}
