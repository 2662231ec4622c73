import { reloadFor } from './behaviours/missing-script.ts';
import { canWait, waitsForLife } from './can-wait.ts';
import { mayHaveCart, readStoredNames } from './cart/may-have-cart.ts';
import { onFirstSign } from './first-sign.ts';
import { ISLAND_ELEMENT, type PageIslands } from './frame/island-data.ts';
import { seemsSignedIn } from './seems-signed-in.ts';

const MODULE = 'islands';

/** How long a press waits for its part, in milliseconds; then it is what it would be without JavaScript. */
const PATIENCE_MS = 3000;

async function wake(data: PageIslands): Promise<void> {
  const module = await import('./bring-to-life.tsx').catch(() => undefined);
  if (module === undefined) reloadFor(MODULE);
  else module.bringToLife(data);
}

let latest: PageIslands | undefined;
const wakeLatest = () => {
  if (latest !== undefined) void wake(latest);
};

/** What is seen comes first: parts come alive when the page is there. */
function whenShown(then: () => void): void {
  if (document.readyState === 'complete') then();
  else window.addEventListener('load', then, { once: true });
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

/** A press on a part that is not alive yet is done once it is. */
async function pressWhenAlive(event: MouseEvent): Promise<void> {
  const pressed = event.target instanceof Element ? event.target : null;
  const island = pressed?.closest<HTMLElement>(ISLAND_ELEMENT);
  const control = pressed?.closest<HTMLElement>('a, button, input, label, summary');
  if (!isPatient || !island || !control || island.hasAttribute('data-alive')) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || !waitsForLife(island.dataset.island ?? '')) return;
  event.preventDefault();
  event.stopPropagation();
  isPatient = await comesAlive(island);
  control.click();
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
  if (mustWake) whenShown(wakeLatest);
  onFirstSign(wakeLatest);
}
