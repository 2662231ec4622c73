import { describe, expect, it } from 'vitest';
import { isForeignOrigin } from './foreign-origin.ts';

const ask = (headers: Record<string, string>, method = 'POST', protocol: 'http' | 'https' = 'https') =>
  isForeignOrigin({ method, protocol, host: 'gantry.de', headers });

describe('a request that changes something', () => {
  it.each([
    [{ origin: 'https://gantry.de' }],
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'none' }],
    // A client that is no browser.
    [{}],
  ])("D-11: is our own page's with %j", (headers) => expect(ask(headers)).toBe(false));

  it.each([
    [{ origin: 'https://elsewhere.example' }],
    [{ origin: 'https://gantry.de:8443' }],
    [{ origin: 'https://shop.gantry.de' }],
    [{ origin: 'null' }],
    [{ origin: 'gantry.de' }],
    [{ origin: 'http://gantry.de' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
  ])("D-11: is another one's with %j", (headers) => expect(ask(headers)).toBe(true));

  it('D-11: over http may come from a page over https, behind a proxy that nobody named', () => {
    expect(ask({ origin: 'https://gantry.de' }, 'POST', 'http')).toBe(false);
    expect(ask({ origin: 'http://gantry.de' }, 'POST', 'http')).toBe(false);
  });
});

it("reading is nobody's secret", () => {
  expect(ask({ origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }, 'GET')).toBe(false);
});
