import { type ComponentType, type ReactNode, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { buildPaths } from '../addresses/paths.ts';
import { followConsent } from './behaviours/ask-consent.ts';
import { closeMenusBeside, closeMenusByKey, leaveMenu } from './behaviours/close-menus.ts';
import { followCarousels, watchCarousels } from './behaviours/follow-carousels.ts';
import { followTicks, showTicks } from './behaviours/follow-ticks.tsx';
import { hideFromCustomers } from './behaviours/hide-from-customers.ts';
import { forgetReloads, reloadFor } from './behaviours/missing-script.ts';
import { openCategoryMenu } from './behaviours/open-category-menu.ts';
import { openFooter } from './behaviours/open-footer.ts';
import { openLabel } from './behaviours/open-label.tsx';
import { registerServiceWorker } from './behaviours/register-service-worker.ts';
import { forgetSent, sendOnce } from './behaviours/send-once.ts';
import { showFailure } from './behaviours/show-failure.ts';
import {
  ISLAND_DATA_ID,
  ISLAND_ELEMENT,
  IslandRoot,
  islandPrefix,
  type PageIslands,
} from './frame/island-root.tsx';
import { morph } from './frame/morph.ts';
import { loadTexts } from './i18n/texts.ts';
import { isIsland, islandRow } from './islands.ts';
import { showLoadingPages } from './loading/loading-bar.ts';
import { OPEN_REQUEST_FLAG } from './query-flags.ts';

function readIslands(page: Document): PageIslands {
  return JSON.parse(page.getElementById(ISLAND_DATA_ID)?.textContent ?? '');
}

function Alive({ onAlive, children }: { readonly onAlive: () => void; readonly children: ReactNode }) {
  useEffect(onAlive, [onAlive]);
  return children;
}

/** Brings one part of the page to life: its code and its texts have to be here before React compares the two. */
async function hydrate(element: HTMLElement, { surroundings, islands }: PageIslands): Promise<void> {
  const index = Number(element.dataset.index);
  const island = islands[index];
  if (island === undefined || !isIsland(island.name)) throw new Error(`unknown island ${index}`);
  const { load, texts = [] } = islandRow(island.name);
  const parts = Promise.all([load(), loadTexts(surroundings.locale, ['pages', ...texts])]);
  // A component that fails is a bug and reported as such; a file that does not come is an old page.
  const [Part] = (await parts.catch(() => undefined)) ?? [];
  if (Part === undefined) {
    if (reloadFor(island.name) === 'given up') showFailure(surroundings);
    return;
  }
  forgetReloads(island.name);
  // The table holds each part with what it is given; the compiler cannot follow that through its name.
  const Component = Part as ComponentType<object>;
  hydrateRoot(
    element,
    <StrictMode>
      <Alive onAlive={() => element.setAttribute('data-alive', '')}>
        <IslandRoot surroundings={surroundings}>
          <Component {...island.props} />
        </IslandRoot>
      </Alive>
    </StrictMode>,
    { identifierPrefix: islandPrefix(index) },
  );
}

const started = new WeakSet<Element>();

function bringToLife(data: PageIslands): void {
  for (const element of document.querySelectorAll<HTMLElement>(ISLAND_ELEMENT)) {
    if (started.has(element)) continue;
    started.add(element);
    void hydrate(element, data);
  }
}

/** Puts the content of another page in the place of what is shown, and brings to life what is new in it. */
function showPage(page: Document): void {
  const [shown, next] = [document, page].map((each) => each.querySelector('main'));
  if (!shown || !next) return;
  document.title = page.title;
  morph(shown, next);
  bringToLife(readIslands(page));
  watchCarousels();
  showTicks();
}

hideFromCustomers();
openFooter();
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

const data = readIslands(document);
bringToLife(data);
followCarousels();
followConsent();
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
  void openLabel(label, data.surroundings);
});
if (document.querySelector('[data-last-seen]') !== null) {
  const { followLastSeen } = await import('./behaviours/follow-last-seen.ts');
  followLastSeen();
}
if (document.querySelector('form[data-listing-form]') !== null) {
  const { followListings } = await import('./components/listing/follow-listing.ts');
  followListings(showPage);
}
const requestForm = document.querySelector<HTMLElement>('main [data-request]');
if (requestForm !== null) {
  const { followRequest } = await import('./components/request-form/follow-request.ts');
  followRequest(requestForm, (_page, address) => window.location.assign(address));
}
const asked = new URL(window.location.href);
if (asked.searchParams.get(OPEN_REQUEST_FLAG) === 'true') {
  asked.searchParams.delete(OPEN_REQUEST_FLAG);
  window.history.replaceState(window.history.state, '', asked);
  void showRequest(buildPaths(data.surroundings).request());
}
registerServiceWorker(data.surroundings);
document.documentElement.dataset.alive = '';
