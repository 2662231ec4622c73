import { afterPaint } from '../../after-paint.ts';

const SHEET = '[data-listing-sheet]';
const OPENER = '[popovertarget]';

function openSheet(): HTMLElement | undefined {
  const sheet = document.querySelector<HTMLElement>(SHEET);
  return sheet?.matches(':popover-open') ? sheet : undefined;
}

/** Everything of the page that is not the sheet and not around it. */
function* besides(sheet: HTMLElement): Generator<Element> {
  for (let inner: Element = sheet; inner !== document.body; ) {
    const parent = inner.parentElement;
    if (parent === null) return;
    for (const other of parent.children) if (other !== inner) yield other;
    inner = parent;
  }
}

/** What tells messages: it is heard above the sheet, too. */
const LIVE = '[aria-live], [role="alert"], [role="status"]';

/** An element, or in its place all in it that tells no messages. */
function* silent(element: Element): Generator<Element> {
  if (element.matches(LIVE)) return;
  if (element.querySelector(LIVE) === null) yield element;
  else for (const child of element.children) yield* silent(child);
}

const made = new Set<Element>();

function release(isWanted: (element: Element) => boolean = () => true): void {
  for (const element of made) {
    if (!isWanted(element)) continue;
    element.removeAttribute('inert');
    made.delete(element);
  }
}

/** What holds the button that opened the sheet: it gets the focus back, and has to be reachable again before the sheet is gone. */
function holdsOpener(element: Element): boolean {
  return element.matches(OPENER) || element.querySelector(OPENER) !== null;
}

/**
 * An open sheet is a dialog: the rest of the page can neither be reached nor read out (rule L-03). The browser closes it with
 * Escape and gives the focus back. Called again whenever the page has been written anew around it.
 */
export function settleSheet(): void {
  release();
  const sheet = openSheet();
  if (sheet === undefined) {
    const closed = document.querySelector(SHEET);
    closed?.removeAttribute('role');
    closed?.removeAttribute('aria-modal');
    return;
  }
  sheet.setAttribute('role', 'dialog');
  sheet.setAttribute('aria-modal', 'true');
  for (const beside of besides(sheet))
    for (const element of silent(beside)) {
      if (element.hasAttribute('inert')) continue;
      element.setAttribute('inert', '');
      made.add(element);
    }
}

/** On a phone filters are a sheet that covers the list, and what is told of it. */
export function closeSheet(): void {
  openSheet()?.hidePopover();
}

export function watchSheet(): void {
  const isSheet = (target: EventTarget | null) => target instanceof HTMLElement && target.matches(SHEET);
  // Neither event bubbles.
  document.addEventListener(
    'beforetoggle',
    ({ target, newState }) => {
      if (isSheet(target) && newState === 'closed') release(holdsOpener);
    },
    true,
  );
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!isSheet(target)) return;
      afterPaint(() => {
        settleSheet();
        openSheet()?.querySelector('button')?.focus();
      });
    },
    true,
  );
}
