import { getNumberFormat } from '../../kernel/formatters.ts';
import type { LocaleCode } from '../../kernel/locale.ts';
import { partTime, timeUnits } from '../components/content/countdown/part-time.ts';

/** Shows what is left; says whether something is. */
function show(countdown: HTMLElement, locale: LocaleCode): boolean {
  const left = Math.max(0, Date.parse(countdown.dataset.countdown ?? '') - Date.now());
  const parts = partTime(left);
  for (const unit of timeUnits) {
    const place = countdown.querySelector(`[data-unit="${unit}"]`);
    const format = getNumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' });
    if (place !== null) place.textContent = left === 0 ? '' : format.format(parts[unit]);
  }
  const words = countdown.querySelector<HTMLElement>('[data-ended]');
  if (left === 0 && words?.dataset.ended) words.textContent = words.dataset.ended;
  return left > 0;
}

const started = new WeakSet<Element>();

/** Fills the clocks of the page that do not run yet, every second until their moment has come or they are gone. */
export function tickCountdowns(locale: LocaleCode): void {
  for (const countdown of document.querySelectorAll<HTMLElement>('[data-countdown]')) {
    if (started.has(countdown)) continue;
    started.add(countdown);
    if (!show(countdown, locale)) continue;
    const ticking = window.setInterval(() => {
      if (!countdown.isConnected || !show(countdown, locale)) window.clearInterval(ticking);
    }, 1000);
  }
}
