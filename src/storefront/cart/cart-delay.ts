import { DEBOUNCE_MS, IOS_SIDEBAR_DELAY_MS } from '../timing.ts';

/** The pause before changes are sent (rule M-09). Every browser built on Safari's engine names Apple as its vendor. */
export function cartDelay(vendor: string): number {
  return vendor.startsWith('Apple') ? DEBOUNCE_MS.cartOnSafari : DEBOUNCE_MS.cart;
}

/** The pause before what a change of the cart opens at the side is shown (rule E-02). An iPad calls itself a Mac, but is touched. */
export function sidebarDelay({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): number {
  const isIos =
    /\biP(?:hone|ad|od)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1);
  return isIos ? IOS_SIDEBAR_DELAY_MS : 0;
}
