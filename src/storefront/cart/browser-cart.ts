import { isLocaleCode, type LocaleCode } from '../../kernel/locale.ts';
import { createCallShop } from '../call-shop.ts';
import { cartDelay } from './cart-delay.ts';
import { createCartQueue } from './cart-queue.ts';
import { setCart } from './cart-state.ts';
import type { QueueStorage } from './kept-queue.ts';
import { reportProblem } from './report-problem.ts';

function pageLocale(): LocaleCode {
  const { lang } = document.documentElement;
  if (!isLocaleCode(lang)) throw new Error(`unknown locale ${lang}`);
  return lang;
}

/** Some privacy settings forbid storage altogether; then nothing is kept over a reload. */
function openStorage(): QueueStorage {
  try {
    return window.localStorage;
  } catch {
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  }
}

/** The one queue of this page. Loaded when there is a cart or the first product is added (see load-cart.ts). */
export const cartQueue = createCartQueue({
  call: createCallShop((input, init) => fetch(input, init)),
  locale: pageLocale,
  delayMs: cartDelay(navigator.vendor),
  show: setCart,
  report: (problem) => reportProblem(pageLocale(), problem),
  storage: openStorage(),
});

window.addEventListener('online', () => void cartQueue.load());
window.addEventListener('pagehide', () => void cartQueue.flush());
// A page that the browser kept for "back" may have missed what happened meanwhile.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) void cartQueue.load();
});
