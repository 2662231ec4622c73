/** As large as it fits into the window. */
export const WHOLE = 1;
const LARGEST = 4;
const STEP = 0.75;

function within(scale: number): number {
  return Math.min(LARGEST, Math.max(WHOLE, scale));
}

/** So many steps larger, or smaller when negative. */
export function stepScale(scale: number, steps: number): number {
  return within(scale + steps * STEP);
}

/** What two fingers make of a picture that was `scale` large when they were `before` apart. */
export function scaleOfPinch(scale: number, before: number, now: number): number {
  return before > 0 ? within((scale * now) / before) : scale;
}
