import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storedRows } from '../../src/storefront/consent/stored-names.ts';
import { fieldsOf, openPlainBrowser, whereTo, wordsOf } from '../support/page-forms.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { openWholeShop, type PageAnswer, type WholeShop } from '../support/whole-shop.ts';

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop(smallCatalogue);
});
afterAll(() => shop.close());

const PAGE = '/cookie-settings';
const cookiesOf = ({ headers }: PageAnswer) => [headers['set-cookie'] ?? []].flat().map(String);

const necessary = new Set<string>(
  storedRows.flatMap((row) =>
    row.where === 'cookie' && row.purpose === 'necessary'
      ? [row.name, ...('secureName' in row ? [row.secureName] : [])]
      : [],
  ),
);

describe('S-10, Z-03: before a choice', () => {
  it('no page of the shop sets a cookie that is not in the table as necessary', async () => {
    const browser = openPlainBrowser(shop, 'de.localhost');
    const seen = new Set<string>();
    const queue = [
      '/',
      '/search?query=a',
      '/checkout/cart',
      '/login',
      '/create-account',
      PAGE,
      '/nothing-here/',
    ];
    const set = new Set<string>();
    for (let path = queue.shift(); path !== undefined && seen.size < 25; path = queue.shift()) {
      if (seen.has(path)) continue;
      seen.add(path);
      const answer = await browser.get(path);
      for (const cookie of cookiesOf(answer)) set.add(cookie.split('=', 1)[0] ?? '');
      for (const [, href = ''] of answer.body.matchAll(/ href="(\/[^"#]*)"/g))
        if (!/^\/(?:assets|fonts|pictures|manuals|log-out)|\.\w+$/.test(href))
          queue.push(href.replaceAll('&amp;', '&'));
    }
    expect(seen.size).toBeGreaterThan(20);
    await browser.post('/checkout/cart', {});
    await browser.call('addToCart', { sku: 'EX10000001' });
    for (const name of browser.cookies.keys()) set.add(name);
    expect([...set].filter((name) => !necessary.has(name))).toEqual([]);
    expect(set).toContain('token');
  });

  it('cached pages hold the same question for everyone, hidden until the browser knows that none was answered', async () => {
    const [first, second] = await Promise.all([
      shop.get('de.localhost/'),
      shop.get('de.localhost/', { cookie: 'consent=1.none.0b7a9c1e-5f3d-4a27-9a51-0c2f8f5d6e31' }),
    ]);
    expect(first.body).toBe(second.body);
    expect(first.body).toMatch(/<section hidden=""[^>]*data-consent-banner/);
    expect((await shop.get('de.localhost/checkout/login')).body).not.toContain('data-consent-banner');
  });

  it('every page leads to the choices, the checkout’s too', async () => {
    for (const path of ['/', '/checkout/login', '/nothing-here/'])
      expect((await shop.get(`de.localhost${path}`)).body).toContain(`href="${PAGE}"`);
  });
});

describe('S-10: a choice', () => {
  const choose = async (form: Record<string, string>, host = 'de.localhost') => {
    const answer = await shop.post(`${host}${PAGE}`, form);
    expect(whereTo(answer)).toEqual([303, `${PAGE}?note=saved`]);
    const [cookie = ''] = cookiesOf(answer);
    const [, purposes, id] = /^consent=1\.([a-z+]+)\.([0-9a-f-]{36}); /.exec(cookie) ?? [];
    return { cookie, purposes, id };
  };
  const proofs = (id: string | undefined) =>
    shop.database.query<{ country: string; locale: string; words_version: number; purposes: string[] }>(
      {
        name: 'c1',
        text: 'select country, locale, words_version, purposes from consent_proof where id = $1',
      },
      [id],
    );

  it.each([
    [{ choice: 'accept' }, 'preferences'],
    [{ choice: 'reject' }, 'none'],
    [{ choice: 'reject', purpose: 'preferences' }, 'none'],
    [{ choice: 'chosen', purpose: 'preferences' }, 'preferences'],
    [{ choice: 'chosen' }, 'none'],
    [{ choice: 'chosen', purpose: 'everything' }, 'none'],
    [{}, 'none'],
  ])('%j means %s, is kept for 180 days and readable by the page, with its proof', async (form, purposes) => {
    const chosen = await choose(form as Record<string, string>);
    expect(chosen.purposes).toBe(purposes);
    expect(chosen.cookie).toContain('; Max-Age=15552000;');
    expect(chosen.cookie).not.toContain('HttpOnly');
    expect(await proofs(chosen.id)).toEqual([
      {
        country: 'DE',
        locale: 'de-DE',
        words_version: 1,
        purposes: purposes === 'none' ? [] : [purposes],
      },
    ]);
  });

  it('is shown on the page of choices, which can change it, and says what is stored', async () => {
    const browser = openPlainBrowser(shop, 'de.localhost');
    const before = await browser.get(PAGE);
    expect(before.body).not.toMatch(/value="preferences"[^>]*checked|checked=""[^>]*value="preferences"/);
    expect(fieldsOf(before)).toHaveProperty('purpose');
    const named = [...before.body.matchAll(/<code>([^<]*)<\/code>/g)].map(([, name]) => name);
    expect(named.toSorted()).toEqual([...new Set(storedRows.map(({ name }) => name))].toSorted());
    await browser.post(PAGE, { choice: 'accept' });
    const after = await browser.get(`${PAGE}?note=saved`);
    expect(after.body).toMatch(/name="purpose"[^>]*checked=""/);
    expect(wordsOf(after)).toContain(browser.cookies.get('consent')?.split('.')[2] ?? 'no id');
    await browser.post(PAGE, { choice: 'reject' });
    expect(browser.cookies.get('consent')).toMatch(/^1\.none\./);
  });
});
