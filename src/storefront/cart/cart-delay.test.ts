import { expect, it } from 'vitest';
import { sidebarDelay } from './cart-delay.ts';

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';

it.each([
  [
    'an iPhone',
    { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', maxTouchPoints: 5 },
    400,
  ],
  ['an iPad, which calls itself a Mac', { userAgent: mac, maxTouchPoints: 5 }, 400],
  ['a Mac', { userAgent: mac, maxTouchPoints: 0 }, 0],
  ['a touched laptop', { userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', maxTouchPoints: 10 }, 0],
])(
  'E-02: what opens at the side after a change of the cart waits on iOS alone: %s',
  (_, navigator, delay) => {
    expect(sidebarDelay(navigator)).toBe(delay);
  },
);
