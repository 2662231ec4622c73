import { fetchPage } from '../../frame/fetch-page.ts';

/** From here on the levels stand side by side; below, one at a time. */
const sideBySide = '(min-width: 768px)';

let menu: HTMLDialogElement | undefined;

function isSideBySide(): boolean {
  return window.matchMedia(sideBySide).matches;
}

function findBranches(dialog: HTMLDialogElement): readonly HTMLDetailsElement[] {
  return [...dialog.querySelectorAll('details')];
}

/** The first level is where the menu begins: on a phone by itself, beside it what lies below where the page is. */
function showStart(dialog: HTMLDialogElement): HTMLDetailsElement | undefined {
  const branches = findBranches(dialog);
  const here = document.querySelector('[data-carousel-row] [aria-current]')?.getAttribute('href');
  const own = branches.find((branch) => branch.querySelector(`a[href="${here}"]`) !== null);
  const first = isSideBySide() ? (own ?? branches[0]) : undefined;
  for (const branch of branches) branch.open = branch === first;
  return first;
}

/** Beside each other one level is always shown: pressing its name once more does not take it away. */
function keepOpen(event: MouseEvent, pressed: Element): void {
  const branch = pressed.closest('summary')?.closest('details');
  if (branch?.open && isSideBySide()) event.preventDefault();
}

function goBack(pressed: Element): void {
  const branch = pressed.closest<HTMLElement>('[data-menu-back]')?.closest('details');
  if (!branch) return;
  branch.open = false;
  branch.querySelector('summary')?.focus();
}

/** Arrows lead from one name of the first level to the next. */
function moveByArrow(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
  const names = [...dialog.querySelectorAll<HTMLElement>('summary, li > a[data-department]')];
  const at = names.indexOf(document.activeElement as HTMLElement);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  names[(at + step + names.length) % names.length]?.focus();
}

async function fetchMenu(address: string): Promise<HTMLDialogElement> {
  const page = await fetchPage(address, AbortSignal.timeout(10_000));
  const found = page.kind === 'page' ? page.document.querySelector('dialog') : null;
  if (found === null) throw new Error('the menu is not there');
  const dialog = document.body.appendChild(document.importNode(found, true));
  dialog.open = false;
  dialog.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target : dialog;
    // What lies around it belongs to it, too.
    if (pressed === dialog || pressed.closest('[data-menu-close], a')) dialog.close();
    keepOpen(event, pressed);
    goBack(pressed);
  });
  dialog.addEventListener('keydown', (event) => moveByArrow(dialog, event));
  return dialog;
}

/** Shows the menu above the page; the browser keeps the focus in it, closes it on Escape and gives the focus back. */
export async function showCategoryMenu(opener: HTMLAnchorElement): Promise<void> {
  menu ??= await fetchMenu(opener.dataset.categoryMenu ?? '');
  if (menu.open) return;
  opener.focus();
  const first = showStart(menu);
  menu.showModal();
  first?.querySelector('summary')?.focus();
}
