import { describe, expect, it } from 'vitest';
import { orderMethods, pickChosen } from './order-methods.ts';

const offered = ['scheme', 'googlepay', 'applepay', 'paypal', 'bank-transfer'].map((method) => ({ method }));
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const MAC_SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
const MAC_CHROME =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36';

describe('the order of the ways to pay', () => {
  it.each([
    ['a phone of Apple', IPHONE, 'applepay'],
    ['Safari', MAC_SAFARI, 'applepay'],
    ['an Android phone', ANDROID, 'googlepay'],
    ['another browser', MAC_CHROME, 'scheme'],
    ['none that says its name', '', 'scheme'],
  ])('Y-01: on %s begins with its wallet, and leaves the others as they are', (_, userAgent, first) => {
    const ordered = orderMethods(offered, userAgent);
    expect(ordered[0]?.method).toBe(first);
    const rest = offered.filter(({ method }) => method !== first);
    expect(ordered.slice(1)).toEqual(rest);
  });

  it('Y-01: has the card chosen wherever it stands, unless something else was chosen before', () => {
    const ordered = orderMethods(offered, IPHONE);
    expect(pickChosen(ordered, undefined)).toBe('scheme');
    expect(pickChosen(ordered, 'paypal')).toBe('paypal');
    expect(pickChosen(ordered, 'twint')).toBe('scheme');
    expect(pickChosen([{ method: 'bank-transfer' }], undefined)).toBe('bank-transfer');
    expect(pickChosen([], undefined)).toBeUndefined();
  });
});
