import { LOADING_BAR_MS, LOADING_BAR_THROTTLE_MS } from '../timing.ts';
import styles from './loading-bar.module.css';

let bar: HTMLElement | undefined;
let waiting: ReturnType<typeof setTimeout> | undefined;

function end(): void {
  clearTimeout(waiting);
  waiting = undefined;
  bar?.remove();
  bar = undefined;
}

function show(): void {
  const element = document.createElement('div');
  element.className = styles.bar ?? '';
  element.dataset.loadingBar = '';
  // The browser tells by itself that a page loads; this is for the eye.
  element.setAttribute('aria-hidden', 'true');
  document.body.append(element);
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!isCalm)
    element.animate([{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], {
      duration: LOADING_BAR_MS,
      easing: 'cubic-bezier(0.1, 0.7, 0.3, 1)',
      fill: 'forwards',
    });
  bar = element;
}

/** What loads may take a moment before it is told of (rule S-08). */
function begin(): void {
  end();
  waiting = setTimeout(show, LOADING_BAR_THROTTLE_MS);
}

/** What was asked for did not come: the bar is all there at once, in the colour of errors, and leaves. */
function fail(): void {
  if (bar === undefined) {
    end();
    return;
  }
  for (const animation of bar.getAnimations()) animation.finish();
  bar.classList.add(styles.failed ?? '');
  waiting = setTimeout(end, LOADING_BAR_MS);
}

/** Shows the bar as long as something is asked for; it fails where what came is nothing to show. */
export async function whileLoading<Result>(
  work: Promise<Result>,
  isThere: (result: Result) => boolean,
): Promise<Result> {
  begin();
  const own = waiting;
  const result = await work;
  // Another that began meanwhile has the bar now.
  if (own !== waiting) return result;
  if (isThere(result)) end();
  else fail();
  return result;
}

/** Whether pressing a link leaves for another page in this very window. */
function leaves(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && event.button === 0;
  const isHere = link.target === '' && !link.hasAttribute('download');
  if (!isPlain || !isHere || !/^https?:$/.test(link.protocol)) return false;
  const isPart = link.hash !== '' && link.pathname === location.pathname && link.search === location.search;
  return !isPart;
}

/** Whether a form only closes the dialog around it. */
function closesDialog({ target, submitter }: SubmitEvent): boolean {
  const method =
    submitter?.getAttribute('formmethod') ?? (target instanceof HTMLFormElement ? target.method : '');
  return method === 'dialog';
}

/** Shows the bar for pages that are asked for by a link or a form, until they come or are kept from coming. */
export function showLoadingPages(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link !== null && !event.defaultPrevented && leaves(event, link)) begin();
  });
  document.addEventListener('submit', (event) => {
    if (!event.defaultPrevented && !closesDialog(event)) begin();
  });
  window.addEventListener('pageshow', end);
}
