/** What somebody does first, whatever they mean to do. */
const SIGNS_OF_LIFE = [
  'pointermove',
  'pointerdown',
  'click',
  'touchstart',
  'keydown',
  'focusin',
  'change',
  'scroll',
] as const;

let isThere = false;
const waiting: (() => void)[] = [];

function notice(): void {
  for (const sign of SIGNS_OF_LIFE) document.removeEventListener(sign, notice, true);
  isThere = true;
  for (const then of waiting.splice(0)) then();
}

/** Once somebody does something on the page, or at once where somebody has. */
export function onFirstSign(then: () => void): void {
  if (isThere) {
    then();
    return;
  }
  waiting.push(then);
  for (const sign of SIGNS_OF_LIFE) document.addEventListener(sign, notice, { capture: true, passive: true });
}
