import { isLocaleCode, type LocaleCode } from '../../kernel/locale.ts';
import { createCallShop } from '../call-shop.ts';
import { cartDelay } from './cart-delay.ts';
import { createCartQueue } from './cart-queue.ts';
import { getCart, getCartProgress, setCart, subscribeToCart } from './cart-state.ts';
import { createCartFollowing } from './follow-cart.ts';
import { reportProblem } from './report-problem.ts';
import { createTabEntry, type TryLock } from './tab-entry.ts';

function pageLocale(): LocaleCode {
  const { lang } = document.documentElement;
  if (!isLocaleCode(lang)) throw new Error(`unknown locale ${lang}`);
  return lang;
}

/** Some privacy settings forbid storage altogether; then nothing is kept over a reload. */
function openStorage(name: 'localStorage' | 'sessionStorage') {
  try {
    return window[name];
  } catch {
    const ignore = () => undefined;
    return { length: 0, key: () => null, getItem: () => null, setItem: ignore, removeItem: ignore };
  }
}

const tryLock: TryLock = (name, whileHeld) =>
  navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await whileHeld();
    return lock !== null;
  });

const entry = createTabEntry({
  storage: openStorage('localStorage'),
  session: openStorage('sessionStorage'),
  // Unlike randomUUID also there without TLS.
  newId: () => crypto.getRandomValues(new Uint32Array(3)).join('-'),
  tryLock: 'locks' in navigator ? tryLock : undefined,
});
await entry.hold();

/** The one queue of this page. Loaded when there is a cart or the first product is added (see load-cart.ts). */
export const cartQueue = createCartQueue({
  call: createCallShop((input, init) => fetch(input, init)),
  locale: pageLocale,
  delayMs: cartDelay(navigator.vendor),
  show: setCart,
  report: (problem) => reportProblem(pageLocale(), problem),
  entry,
});

/** Whether the shop lets carts be followed here (switch `websocket`). */
const followsCart = document.documentElement.dataset.liveCart !== undefined;
const following = createCartFollowing({
  open: (address) => new WebSocket(new URL(address, location.href.replace(/^http/, 'ws'))),
  locale: pageLocale,
  receive: cartQueue.receive,
  ask: () => void cartQueue.load(),
  warn: (message) => console.warn(message),
});
/** A page that the browser keeps for "back" may not hold a connection. */
let isLeft = false;
if (followsCart) subscribeToCart(() => following.follow(isLeft ? undefined : getCart()?.id));

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' && !following.isOpen) void cartQueue.load();
});
window.addEventListener('online', () => void cartQueue.load());
window.addEventListener('pagehide', () => {
  isLeft = true;
  following.follow(undefined);
  void cartQueue.flush();
  // Many browsers keep no page for "back" that holds a lock.
  entry.release();
});

/** A page that the browser kept for "back" may have missed what happened meanwhile. */
async function comeBack(): Promise<void> {
  isLeft = false;
  // Without the lock its changes may have found another sender, or a later page of the tab left some here.
  if (getCartProgress() === 'saving' || entry.read() !== undefined) return location.reload();
  await entry.hold();
  await cartQueue.load();
}
window.addEventListener('pageshow', (event) => {
  if (event.persisted) void comeBack();
});
