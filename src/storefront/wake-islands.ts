import { reloadFor } from './behaviours/missing-script.ts';
import { canWait } from './can-wait.ts';
import { mayHaveCart, readStoredNames } from './cart/may-have-cart.ts';
import type { PageIslands } from './frame/island-data.ts';
import { seemsSignedIn } from './seems-signed-in.ts';

/** What somebody does first, whatever they mean to do. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'change'] as const;

const MODULE = 'islands';

async function wake(data: PageIslands): Promise<void> {
  const module = await import('./bring-to-life.tsx').catch(() => undefined);
  if (module === undefined) reloadFor(MODULE);
  else module.bringToLife(data);
}

let isAwake = false;
let latest: PageIslands | undefined;

function wakeOnce(): void {
  for (const sign of SIGNS_OF_LIFE) document.removeEventListener(sign, wakeOnce, true);
  isAwake = true;
  if (latest !== undefined) void wake(latest);
}

/** Brings the parts of a page to life, at once or as soon as somebody does something. */
export function wakeIslands(data: PageIslands): void {
  latest = data;
  const mustWake =
    !canWait(data.islands) ||
    mayHaveCart(document.cookie, readStoredNames()) ||
    seemsSignedIn(document.cookie) ||
    document.activeElement !== document.body;
  if (isAwake || mustWake) {
    wakeOnce();
    return;
  }
  for (const sign of SIGNS_OF_LIFE)
    document.addEventListener(sign, wakeOnce, { capture: true, passive: true });
}
