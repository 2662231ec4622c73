import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy } from '../support/buyer.ts';
import { eventually, withinTwoSeconds } from '../support/eventually.ts';
import { categoryLine, priceLine, productLine, skuOf, stockLine } from '../support/sample-catalogue.ts';
import { createShopClient } from '../support/shop-client.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { cookieAfter, openWholeShop, type WholeShop } from '../support/whole-shop.ts';

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop([
    ...smallCatalogue,
    categoryLine('lab'),
    productLine(78, { categories: ['lab'] }),
    priceLine(78, 'EUR', 100),
  ]);
});
afterAll(() => shop.close());

/** Asks until a cached copy answers: caching happens beside the first answer. */
async function getCached(address: string, from = shop) {
  return eventually(async () => {
    const answer = await from.get(address);
    expect(answer.headers.etag).toBeDefined();
    return answer;
  });
}

describe('a catalogue page', () => {
  it('is cached for everyone, with an ETag that answers 304', async () => {
    const cached = await getCached('de.localhost/werkstatt/');
    expect(cached.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(cached.headers['set-cookie']).toBeUndefined();
    const again = await shop.get('de.localhost/werkstatt/', { 'if-none-match': String(cached.headers.etag) });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  it('is the same in every encoding', async () => {
    const plain = await getCached('de.localhost/werkstatt/');
    for (const [encoding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const response = await shop.shop.server.inject({
        url: '/werkstatt/',
        headers: { host: 'de.localhost', 'accept-encoding': encoding },
      });
      expect(response.headers['content-encoding']).toBe(encoding);
      expect(decode(response.rawPayload).toString('utf8')).toBe(plain.body);
    }
  });

  it('is whole although HEAD asked for it first', async () => {
    const head = await shop.shop.server.inject({
      method: 'HEAD',
      url: '/werkstatt/?sort=newest',
      headers: { host: 'de.localhost' },
    });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    const page = await getCached('de.localhost/werkstatt/?sort=newest');
    expect(page.body).toContain('</html>');
    expect(head.headers['content-length']).toBe(String(Buffer.byteLength(page.body)));
  });

  it('is never mixed up between markets, languages and schemes', async () => {
    const german = await getCached('ch.localhost/werkstatt/');
    const french = await getCached('ch.localhost/fr/atelier/');
    const austrian = await getCached('at.localhost/werkstatt/');
    expect(new Set([german.body, french.body, austrian.body]).size).toBe(3);
    expect(german.body).toContain('CHF');
    expect(austrian.body).toContain('€');
  });

  it('shows a changed price within two seconds', async () => {
    const before = await getCached('de.localhost/bohrmaschine-10000003');
    expect(before.body).toContain('49,93');
    await shop.importLines([priceLine(3, 'EUR', 123_456)]);
    await withinTwoSeconds(async () =>
      expect((await shop.get('de.localhost/bohrmaschine-10000003')).body).toContain('1.234,56'),
    );
  });

  it('B-07: lists a new product within two seconds, and keeps no listing of before', async () => {
    await getCached('be.localhost/fr/atelier/?hitsPerPage=48');
    await shop.importLines([
      productLine(77, { name: { 'en-GB': 'Newcomer' } }),
      priceLine(77, 'EUR', 100),
      stockLine(77, 5),
    ]);
    const address = 'be.localhost/fr/atelier/?hitsPerPage=48';
    await withinTwoSeconds(async () => expect((await shop.get(address)).body).toContain('Newcomer'));
    expect((await getCached(address)).body).toContain('Newcomer');
  });

  it('B-07: goes when the stock of what it shows changes, and no other product’s page does', async () => {
    const changed = await getCached('de.localhost/bohrmaschine-10000006');
    // Of another department: those of its own stand beside it.
    const other = await getCached('de.localhost/tool-10000078');
    await shop.importLines([stockLine(6, 0)]);
    await withinTwoSeconds(async () =>
      expect((await shop.get('de.localhost/bohrmaschine-10000006')).body).not.toBe(changed.body),
    );
    const still = await shop.get('de.localhost/tool-10000078');
    expect(still.headers.etag).toBe(other.headers.etag);
  });

  it('B-07: goes when somebody buys the last of what it shows', async () => {
    const address = 'de.localhost/bohrmaschine-10000008';
    await shop.importLines([stockLine(8, 2)]);
    const client = createShopClient(Number(new URL(await shop.listen()).port), 'de.localhost', 1);
    try {
      const before = await getCached(address);
      const bought = await buy(client, { sku: skuOf(8), quantity: 2, email: 'jana@example.com' });
      expect(bought).toHaveProperty('order');
      await withinTwoSeconds(async () => expect((await shop.get(address)).body).not.toBe(before.body));
    } finally {
      client.close();
    }
  });

  it('shows a change at once to visits that pass the cached pages by, too', async () => {
    const visit = { cookie: 'toggles=toggle_bloomreach-api%3Dtrue' };
    const address = 'at.localhost/bohrmaschine-10000004';
    expect((await shop.get(address, visit)).body).toContain('49,94');
    await shop.importLines([priceLine(4, 'EUR', 222_222)]);
    await withinTwoSeconds(async () => expect((await shop.get(address, visit)).body).toContain('2.222,22'));
  });

  it('begins with the declaration that keeps browsers to the standard', async () => {
    expect((await shop.get('de.localhost/werkstatt/')).body).toMatch(
      /^<!DOCTYPE html><html lang="de-DE"[ >]/,
    );
  });

  it('holds nothing of the visitor, and a visitor’s answer is never cached', async () => {
    const added = await shop.post('sk.localhost/vrtacka-10000005', { sku: 'EX10000005', quantity: '2' });
    expect(added.status).toBe(303);
    const cookie = cookieAfter(added);
    const own = await shop.get('sk.localhost/dielna/', { cookie });
    const strangers = await shop.get('sk.localhost/dielna/');
    expect(own.body).toBe(strangers.body);
    const cart = await shop.get('sk.localhost/checkout/cart', { cookie });
    expect(cart.headers['cache-control']).toBe('no-store');
    expect(cart.headers.etag).toBeUndefined();
  });

  it('M-08: a toggle holds for the visit and bypasses what is cached', async () => {
    const plain = await getCached('gb.localhost/');
    expect(plain.body).toContain('Live stock');
    const toggled = await shop.get('gb.localhost/?toggle_bloomreach-api=false&utm_source=mail');
    expect(toggled.body).not.toContain('Live stock');
    const cookie = cookieAfter(toggled);
    expect(cookie).toBe('toggles=toggle_bloomreach-api%3Dfalse');
    const next = await shop.get('gb.localhost/', { cookie });
    expect(next.body).not.toContain('Live stock');
    for (const answer of [toggled, next]) expect(answer.headers['cache-control']).toBe('no-store');
    expect((await shop.get('gb.localhost/')).body).toContain('Live stock');
  });
});

it('a page is not cached for words and marks that seldom come twice', async () => {
  for (const address of ['gb.localhost/search?query=drill', 'gb.localhost/?utm_source=mail']) {
    const etagOf = async () => {
      const answer = await shop.get(address);
      expect(answer.status).toBe(200);
      return answer.headers.etag;
    };
    await etagOf();
    await getCached('gb.localhost/categories/');
    expect(await etagOf()).toBeUndefined();
  }
});

it('V-07: a cached page does not outlive the hour in which fees and rates may change', async () => {
  let now = new Date('2026-12-31T23:59:30Z');
  const other = await openWholeShop(smallCatalogue, {}, { now: () => now });
  try {
    const yearOf = async () => /2007\D+(\d{4})/.exec((await other.get('gb.localhost/')).body)?.[1];
    expect(await yearOf()).toBe('2026');
    await getCached('gb.localhost/', other);
    now = new Date('2027-01-01T00:00:01Z');
    expect(await yearOf()).toBe('2027');
  } finally {
    await other.close();
  }
});

it('G-01: a cart that is looked at is kept for another 30 days, in the browser too', async () => {
  let now = new Date('2026-11-20T12:00:00Z');
  const other = await openWholeShop(smallCatalogue, {}, { now: () => now });
  try {
    const added = await other.post('gb.localhost/drill-10000001', { sku: 'EX10000001', quantity: '1' });
    const cookie = cookieAfter(added);
    const look = async () => cookieAfter(await other.get('gb.localhost/checkout/cart', { cookie }));
    expect(await look()).toBe('');
    now = new Date('2026-11-22T12:00:00Z');
    expect(await look()).toBe(cookie);
    expect(await look()).toBe('');
    now = new Date('2026-11-24T12:00:00Z');
    const call = await other.call('gb.localhost/api/commerce/getMe', {}, { cookie });
    expect(cookieAfter(call)).toBe(cookie);
  } finally {
    await other.close();
  }
});

it('X-03: what is not a form is refused in words', async () => {
  for (const type of ['application/json', 'multipart/form-data', 'text/plain']) {
    const answer = await shop.post(
      'sk.localhost/vrtacka-10000005',
      { sku: 'EX10000005' },
      { 'content-type': type },
    );
    expect([type, answer.status]).toEqual([type, 415]);
  }
});

describe('the policy of a page', () => {
  it('D-11: names every inline script by its hash and allows no other', async () => {
    const { headers, body } = await shop.get('de.localhost/');
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("default-src 'none'");
    const inline = [...body.matchAll(/<script(?![^>]*\ssrc=)[^>]*>/g)];
    expect(inline.length).toBeGreaterThan(0);
    expect(new Set(policy.match(/'sha256-[^']+'/g)).size).toBeLessThanOrEqual(inline.length);
    expect(body).not.toMatch(/\sstyle="/);
    expect(body).not.toMatch(
      /(?:src|href)="(?:https?:)?\/\/(?!\w+\.localhost|gantry\.|\w+\.gantry\.example\/)/,
    );
  });

  it('D-11: over https cookies are __Host- and Secure, and the browser is told to stay there', async () => {
    const secure = await openWholeShop(smallCatalogue, { TRUSTED_PROXIES: '127.0.0.1' });
    try {
      const added = await secure.post(
        'gantry.de/bohrmaschine-10000001',
        { sku: 'EX10000001', quantity: '1' },
        { origin: 'https://gantry.de', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'gantry.de' },
      );
      expect(added.status).toBe(303);
      const cookies = [added.headers['set-cookie']].flat().map(String);
      expect(cookies.find((cookie) => cookie.startsWith('__Host-token='))).toMatch(
        /HttpOnly.*Secure|Secure.*HttpOnly/,
      );
      expect(added.headers['strict-transport-security']).toContain('max-age=');
    } finally {
      await secure.close();
    }
  });

  it('D-11: a cached page of one scheme is never sent over the other', async () => {
    const behind = await openWholeShop(smallCatalogue, { TRUSTED_PROXIES: '127.0.0.1' });
    const get = (scheme: string) =>
      behind.get('de.localhost/werkstatt/', { 'x-forwarded-proto': scheme, 'x-forwarded-host': 'gantry.de' });
    try {
      for (const scheme of ['https', 'http', 'https'])
        await eventually(async () => expect((await get(scheme)).headers.etag).toBeDefined());
      const [secure, plain] = [await get('https'), await get('http')];
      expect(secure.headers['content-security-policy']).toContain('upgrade-insecure-requests');
      expect(secure.headers['strict-transport-security']).toBeDefined();
      expect(plain.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
      expect(plain.headers['strict-transport-security']).toBeUndefined();
    } finally {
      await behind.close();
    }
  });

  it('refuses a host that is none', async () => {
    expect((await shop.get('a b/')).status).toBe(400);
  });

  it('refuses forms of other sites', async () => {
    const foreign = await shop.post(
      'sk.localhost/vrtacka-10000005',
      { sku: 'EX10000005' },
      { origin: 'https://evil.example' },
    );
    expect(foreign.status).toBe(403);
  });
});
