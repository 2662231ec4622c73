import { afterPaint } from './after-paint.ts';
import { reloadFor } from './behaviours/missing-script.ts';
import { canWait, waitsForLife } from './can-wait.ts';
import { mayHaveCart, readStoredNames } from './cart/may-have-cart.ts';
import { onFirstSign } from './first-sign.ts';
import { ISLAND_ELEMENT, type PageIslands } from './frame/island-data.ts';
import { nextTask } from './next-task.ts';
import { seemsSignedIn } from './seems-signed-in.ts';
import { whenShown } from './when-shown.ts';

const MODULE = 'islands';

/** How long a press waits for its part, in milliseconds; then it is what it would be without JavaScript. */
const PATIENCE_MS = 3000;

/** A press is answered before anything is fetched for what may be done next, in milliseconds. */
const PRESS_MS = 200;

async function wake(data: PageIslands): Promise<void> {
  const module = await import('./bring-to-life.tsx').catch(() => undefined);
  if (module === undefined) reloadFor(MODULE);
  else module.bringToLife(data);
}

let latest: PageIslands | undefined;
const wakeLatest = () => {
  if (latest !== undefined) void wake(latest);
};

/** What is seen comes first: only then are the modules fetched that the page names for its parts, all at once. */
async function wakeOnceShown(): Promise<void> {
  await whenShown();
  const entry = document.querySelector<HTMLElement>('[data-later]');
  const later = entry?.dataset.later?.split(' ') ?? [];
  entry?.removeAttribute('data-later');
  for (const href of later) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  wakeLatest();
}

/** Resolves to whether a part came alive in time. */
function comesAlive(island: Element): Promise<boolean> {
  return new Promise((resolve) => {
    const watching = new MutationObserver(() => {
      if (island.hasAttribute('data-alive')) end(true);
    });
    const late = window.setTimeout(() => end(false), PATIENCE_MS);
    const end = (isAlive: boolean) => {
      watching.disconnect();
      window.clearTimeout(late);
      resolve(isAlive);
    };
    watching.observe(island, { attributes: true });
  });
}

let isPatient = true;

/** What was pressed of parts that are not alive yet, in its order. */
const pressed = new Map<Element, HTMLElement[]>();

/** What such a part does by React alone: another tab, and buttons that the entry itself follows, need not wait. */
const CONTROLS = 'a:not([target]), button:not([data-carousel-step]), input, label, summary';

/** A press on a part that is not alive yet is done once it is; what is sent is sent once, however impatiently. */
async function pressWhenAlive(event: MouseEvent): Promise<void> {
  const target = event.target instanceof Element ? event.target : null;
  const island = target?.closest<HTMLElement>(ISLAND_ELEMENT);
  const control = target?.closest<HTMLElement>(CONTROLS);
  if (!isPatient || !island || !control || island.hasAttribute('data-alive')) return;
  const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!isPlain || !waitsForLife(island.dataset.island ?? '')) return;
  event.preventDefault();
  event.stopPropagation();
  const before = pressed.get(island);
  const sends = control instanceof HTMLButtonElement && control.type === 'submit';
  if (before !== undefined) {
    if (!sends || !before.includes(control)) before.push(control);
    return;
  }
  const all = [control];
  pressed.set(island, all);
  afterPaint(wakeLatest);
  isPatient = await comesAlive(island);
  pressed.delete(island);
  for (const each of all) {
    each.click();
    // React has to show what one press did before the next is done.
    await nextTask();
  }
}

document.addEventListener('click', (event) => void pressWhenAlive(event), true);

/** Brings the parts of a page to life as soon as somebody does something; some when the page is there. */
export function wakeIslands(data: PageIslands): void {
  latest = data;
  const mustWake =
    !canWait(data.islands) ||
    mayHaveCart(document.cookie, readStoredNames()) ||
    seemsSignedIn(document.cookie) ||
    document.activeElement !== document.body;
  if (mustWake) void wakeOnceShown();
  onFirstSign((sign) => {
    if (sign === 'press') setTimeout(wakeLatest, PRESS_MS);
    else wakeLatest();
  });
}
