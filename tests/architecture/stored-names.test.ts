import { describe, expect, it } from 'vitest';
import { storedRows } from '../../src/storefront/consent/stored-names.ts';
import { readSources } from '../support/source-tree.ts';

const sources = readSources();

function writersOf(pattern: RegExp): string[] {
  return sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
}

/** Each of these stores under names of the table alone: by their type, or under the one key that is a row of it. */
const openers = {
  /** `KeptName`, and only with consent. */
  keptValues: 'src/storefront/consent/kept-value.ts',
  /** What was typed in the checkout: its one key is a row of the table. */
  typedDetails: 'src/storefront/checkout-details/typed-details.ts',
  /** `SCRIPT_RELOADS_KEY`. */
  reloads: 'src/storefront/behaviours/missing-script.ts',
  /** `CART_QUEUE_KEY`, after a colon the tab's id. */
  cart: ['src/storefront/cart/browser-cart.ts', 'src/storefront/cart/may-have-cart.ts'],
  /** What is ticked to be compared: its one key is a row of the table. */
  compared: 'src/storefront/components/compare/compared-goods.ts',
  /** `offline`, after a colon the version of the shop and its language. */
  serviceWorker: 'src/service-worker/service-worker.ts',
  cartEntries: ['src/storefront/cart/stored-queue.ts', 'src/storefront/cart/tab-entry.ts'],
};

describe('S-10, Z-03: what is stored in a browser', () => {
  it('is written as a cookie in one place, which takes names of the table alone', () => {
    expect(writersOf(/\bPath=\/|\bSameSite=|\bcookieStore\b/)).toEqual([
      'src/storefront/consent/write-cookie.ts',
    ]);
    expect(writersOf(/document\.cookie\s*=(?!=)/)).toEqual([]);
  });

  it('is kept in storage by those alone that name a row of the table', () => {
    const opening = writersOf(/(?:window|globalThis|self)\s*[.[]\s*(?:name\]|['"]?(?:local|session)Storage)/);
    expect(opening).toEqual([
      ...[openers.reloads, ...openers.cart, openers.typedDetails],
      ...[openers.compared, openers.keptValues],
    ]);
    expect(writersOf(/\.setItem\(/)).toEqual([
      openers.reloads,
      ...openers.cartEntries,
      openers.typedDetails,
      openers.compared,
      openers.keptValues,
    ]);
    expect(writersOf(/(?<![.\w'"])(?:local|session)Storage\s*[.[]/)).toEqual([]);
  });

  it('is cached by the service worker alone', () => {
    expect(writersOf(/\bcaches\s*\.\s*open\b/)).toEqual([openers.serviceWorker]);
  });

  it('is kept nowhere else: no other kind of storage is opened', () => {
    expect(writersOf(/\bindexedDB\b|\bgetDirectory\(|\bsharedStorage\b/)).toEqual([]);
  });

  it('has one row for each name in each place', () => {
    const places = storedRows.map(({ name, where }) => `${where} ${name}`);
    expect(new Set(places).size).toBe(places.length);
  });
});
