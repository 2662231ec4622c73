import { buildPaths } from '../addresses/paths.ts';
import { followConsent } from './behaviours/ask-consent.ts';
import { closeMenusBeside, closeMenusByKey, leaveMenu } from './behaviours/close-menus.ts';
import { followCarousels, watchCarousels } from './behaviours/follow-carousels.ts';
import { followTicks, showTicks } from './behaviours/follow-ticks.ts';
import { hideFromCustomers } from './behaviours/hide-from-customers.ts';
import { openCategoryMenu } from './behaviours/open-category-menu.ts';
import { openFooter } from './behaviours/open-footer.ts';
import { registerServiceWorker } from './behaviours/register-service-worker.ts';
import { forgetSent, sendOnce } from './behaviours/send-once.ts';
import { keepFocusInPopup, takeFlags } from './behaviours/take-flags.ts';
import { forgetTypedDetailsOnceDone } from './checkout-details/typed-details.ts';
import { ISLAND_DATA_ID, type PageIslands } from './frame/island-data.ts';
import { morph } from './frame/morph.ts';
import { showLoadingPages } from './loading/loading-bar.ts';
import { nextTask } from './next-task.ts';
import { wakeIslands } from './wake-islands.ts';
import { whenShown } from './when-shown.ts';

function readIslands(page: Document): PageIslands {
  return JSON.parse(page.getElementById(ISLAND_DATA_ID)?.textContent ?? '');
}

/** Puts the content of another page in the place of what is shown, and brings to life what is new in it. */
function showPage(page: Document): void {
  const [shown, next] = [document, page].map((each) => each.querySelector('main'));
  if (!shown || !next) return;
  document.title = page.title;
  morph(shown, next);
  wakeIslands(readIslands(page));
  watchCarousels();
  showTicks();
  void followCountdowns();
}

/** Where its code cannot be had, the day stands there in words. */
async function followCountdowns(): Promise<void> {
  if (document.querySelector('[data-countdown]') === null) return;
  const module = await import('./behaviours/tick-countdowns.ts').catch(() => undefined);
  module?.tickCountdowns(data.surroundings.locale);
}

/** Pressed to open a page here, and not in another tab or window. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

async function showRequest(address: string): Promise<void> {
  try {
    const { openRequest } = await import('./behaviours/open-request.tsx');
    await openRequest(address, data.surroundings);
  } catch {
    window.location.assign(address);
  }
}

/** Where its code cannot be had, the link leads to the label. */
async function showLabel(label: HTMLAnchorElement): Promise<void> {
  try {
    const { openLabel } = await import('./behaviours/open-label.tsx');
    await openLabel(label, data.surroundings);
  } catch {
    window.location.assign(label.href);
  }
}

async function beginLastSeen(): Promise<void> {
  if (document.querySelector('[data-last-seen]') === null) return;
  const { followLastSeen } = await import('./behaviours/follow-last-seen.ts');
  followLastSeen();
}

async function beginListing(): Promise<void> {
  if (document.querySelector('form[data-listing-form]') === null) return;
  const { followListings } = await import('./components/listing/follow-listing.ts');
  followListings(showPage);
}

async function beginRequest(): Promise<void> {
  const form = document.querySelector<HTMLElement>('main [data-request]');
  if (form === null) return;
  const { followRequest } = await import('./components/request-form/follow-request.ts');
  followRequest(form, (_page, address) => window.location.assign(address));
}

const data = readIslands(document);

hideFromCustomers();
openFooter();
wakeIslands(data);
followCarousels();
followConsent();
forgetTypedDetailsOnceDone(document);
showLoadingPages();
followTicks(data.surroundings);
document.addEventListener('submit', sendOnce);
document.addEventListener('submit', (event) => {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || form.dataset.quickAdd === undefined) return;
  event.preventDefault();
  void import('./behaviours/quick-add.ts').then(({ quickAdd }) => quickAdd(form, submitter));
});
window.addEventListener('pageshow', forgetSent);
document.addEventListener('keydown', closeMenusByKey);
document.addEventListener('focusin', ({ target }) => closeMenusBeside(target));
document.addEventListener('click', (event) => {
  const pressed = event.target instanceof Element ? event.target : null;
  closeMenusBeside(pressed);
  if (pressed?.closest('[data-step-back]')) window.history.back();
  openCategoryMenu(event, pressed);
  const request = pressed?.closest<HTMLAnchorElement>('a[data-request-link]');
  if (request && isPlainClick(event)) {
    event.preventDefault();
    leaveMenu(request);
    void showRequest(request.href);
    return;
  }
  const label = pressed?.closest<HTMLAnchorElement>('a[data-energy-label]');
  if (!label || !isPlainClick(event)) return;
  event.preventDefault();
  void showLabel(label);
});
await whenShown();
// Each by itself, so that a finger is heard in between.
for (const begin of [watchCarousels, followCountdowns, beginLastSeen, beginListing, beginRequest]) {
  await begin();
  await nextTask();
}
if (takeFlags().includes('openRequest')) void showRequest(buildPaths(data.surroundings).request());
keepFocusInPopup();
registerServiceWorker(data.surroundings);
document.documentElement.dataset.alive = '';
