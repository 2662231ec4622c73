import { isLocaleCode } from '../../kernel/locale.ts';
import { COMPARISON } from '../../markets/listing-constants.ts';
import {
  addCompared,
  getCompared,
  removeCompared,
  rereadCompared,
  subscribeToCompared,
} from '../components/compare/compared-goods.ts';
import { loadTexts } from '../i18n/texts.ts';
import { notify } from '../notifications/notifications.ts';
import type { Surroundings } from '../shell.ts';

const TICK = 'input[data-compare]';
/** The page where goods are compared says itself what they are. */
const COMPARISON_PAGE = '[data-comparison]';

/** Ticks say what is kept, also those that have just come into the page. */
export function showTicks(): void {
  const skus = new Set(getCompared().map(({ sku }) => sku));
  for (const tick of document.querySelectorAll<HTMLInputElement>(TICK)) tick.checked = skus.has(tick.value);
}

async function tellFull(): Promise<void> {
  const { lang } = document.documentElement;
  if (!isLocaleCode(lang)) return;
  const text = await loadTexts(lang, ['compare']);
  notify({ id: 'compare-most', type: 'warning', message: text('compare.most', { most: COMPARISON.shown }) });
}

let isBarShown = false;

/** The bar comes into the page with the first tick, and goes with the last by itself. */
async function showBar(surroundings: Surroundings): Promise<void> {
  if (isBarShown || getCompared().length === 0 || document.querySelector(COMPARISON_PAGE) !== null) return;
  isBarShown = true;
  try {
    const [{ showCompareBar }] = await Promise.all([
      import('./show-compare-bar.tsx'),
      loadTexts(surroundings.locale, ['compare']),
    ]);
    await showCompareBar(surroundings);
  } catch {
    // The next tick asks for it again.
    isBarShown = false;
  }
}

/** Keeps what is ticked on cards for the visit (rule L-06); `components/compare/compare-tick.tsx` draws the ticks. */
export function followTicks(surroundings: Surroundings): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(TICK)) return;
    const { value: sku, dataset } = target;
    if (!target.checked) removeCompared(sku);
    else if (addCompared({ sku, name: dataset.compare ?? '', picture: dataset.picture }) === 'full') {
      target.checked = false;
      void tellFull();
    }
  });
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-uncompare]') : null;
    if (link?.dataset.uncompare !== undefined) removeCompared(link.dataset.uncompare);
  });
  const follow = () => {
    showTicks();
    void showBar(surroundings);
  };
  subscribeToCompared(follow);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) rereadCompared();
  });
  follow();
}
