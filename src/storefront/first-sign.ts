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
  'visibilitychange',
] as const;

/** A finger, a button or a key went down: what it means to do is under way. */
const PRESSES: ReadonlySet<string> = new Set(['pointerdown', 'click', 'touchstart', 'keydown']);

export type Sign = 'press' | 'other';

let isThere = false;
const waiting: ((sign: Sign) => void)[] = [];

function notice({ type }: Event): void {
  // Come back to it counts, turned away from does not.
  if (document.visibilityState === 'hidden') return;
  for (const sign of SIGNS_OF_LIFE) document.removeEventListener(sign, notice, true);
  isThere = true;
  for (const then of waiting.splice(0)) then(PRESSES.has(type) ? 'press' : 'other');
}

/** Once somebody does something on the page, or at once where somebody has. */
export function onFirstSign(then: (sign: Sign) => void): void {
  if (isThere) {
    then('other');
    return;
  }
  waiting.push(then);
  for (const sign of SIGNS_OF_LIFE) document.addEventListener(sign, notice, { capture: true, passive: true });
}
