const CAROUSEL = '[data-carousel]';
const ROW = '[data-carousel-row]';

/** Pixels that browsers round by. */
const ROUNDING = 2;

/** Whether a row is wider than its place, and which of its two buttons lead anywhere. */
function showState(row: Element): void {
  const carousel = row.closest(CAROUSEL);
  if (carousel === null) return;
  const rest = row.scrollWidth - row.clientWidth;
  carousel.toggleAttribute('data-overflows', rest > ROUNDING);
  // Not `disabled`: a button that is would lose the focus when it is pressed for the last time.
  for (const button of carousel.querySelectorAll<HTMLElement>('[data-carousel-step]')) {
    const leads =
      button.dataset.carouselStep === '-1' ? row.scrollLeft > ROUNDING : row.scrollLeft < rest - ROUNDING;
    button.setAttribute('aria-disabled', String(!leads));
  }
}

const sizes = new ResizeObserver((entries) => {
  for (const { target } of entries) showState(target);
});

/** Where one is stands in view from the beginning. */
function showCurrent(row: Element): void {
  // Asked first: to measure a row has all of it laid out, also where it is far below what is in view.
  const shown = row.querySelector('[aria-current]:not([aria-current="false"])');
  if (shown === null) return;
  const place = row.getBoundingClientRect();
  const current = shown.getBoundingClientRect();
  if (current.left >= place.left && current.right <= place.right) return;
  const middle = (current.left + current.right - place.left - place.right) / 2;
  row.scrollBy({ left: middle, behavior: 'instant' });
}

/** Carousels that have come into the page are followed, too. */
export function watchCarousels(): void {
  for (const row of document.querySelectorAll(ROW)) {
    showCurrent(row);
    sizes.observe(row);
  }
}

/** On or back by what is wholly in view, and by one at least. */
function step(button: HTMLElement): void {
  const row = button.closest(CAROUSEL)?.querySelector(ROW);
  const first = row?.firstElementChild;
  if (!row || !first) return;
  // In a carousel of several rows the one after it may stand below it.
  const distances = [...row.children].map((child) =>
    Math.abs(child.getBoundingClientRect().left - first.getBoundingClientRect().left),
  );
  const each = distances.find((distance) => distance > ROUNDING) ?? row.clientWidth;
  const seen = Math.max(1, Math.floor((row.clientWidth + ROUNDING) / each));
  row.scrollBy({ left: Number(button.dataset.carouselStep) * seen * each });
}

/** The buttons of `components/carousel/carousel.tsx` and of the category bar. */
export function followCarousels(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-carousel-step]') : null;
    if (button !== null) step(button);
  });
  // Rows scroll without telling those above them, so they are listened to on the way down.
  const followRow = ({ target }: Event) => {
    if (target instanceof Element && target.matches(ROW)) showState(target);
  };
  document.addEventListener('scroll', followRow, { capture: true, passive: true });
}
