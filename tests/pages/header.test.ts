import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import messages from '../../messages/de-DE.json' with { type: 'json' };
import { categoryLine, pageLine, priceLine, productLine, stockLine } from '../support/sample-catalogue.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { cookieAfter, openWholeShop, type WholeShop } from '../support/whole-shop.ts';

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop([
    ...smallCatalogue,
    // A child of the workshop, which so has children itself.
    categoryLine('saws', 'workshop', {
      name: { 'en-GB': 'Saws', 'de-DE': 'Sägen' },
      slug: { 'en-GB': 'saws', 'de-DE': 'saegen' },
      image: 'saw',
    }),
    productLine(50, { categories: ['saws'], slug: { 'en-GB': 'saw-10000050', 'de-DE': 'saege-10000050' } }),
    priceLine(50, 'EUR', 100),
    stockLine(50, 5),
    pageLine('help-centre', 'de-DE', { kind: 'help', slug: 'hilfe', title: 'Hilfe' }),
    pageLine('help-centre', 'fr-FR', { kind: 'help', slug: 'aide', title: 'Aide' }),
  ]);
});
afterAll(() => shop.close());

async function read(address: string, headers?: Record<string, string>): Promise<string> {
  const { status, body } = await shop.get(address, headers);
  expect(status, address).toBe(200);
  return body.replaceAll(/<script\b.*?<\/script>/gs, '').replaceAll('<!-- -->', '');
}

/** The links of the language menu. */
function languageLinks(html: string): readonly string[] {
  return [...html.matchAll(/<a href="([^"]*)" hrefLang="[^"]*" lang="[^"]*" rel="nofollow"/g)].map(
    ([, href = '']) => href.replaceAll('&amp;', '&'),
  );
}

describe('the language menu', () => {
  it('M-06: leads to the same page in the country’s other languages, with what is asked of it', async () => {
    const links = languageLinks(await read('ch.localhost/werkstatt/?page=2'));
    expect(links).toEqual(['/fr/atelier/?locale=fr-CH&page=2', '/it/workshop/?locale=it-CH&page=2']);
    expect(languageLinks(await read('ch.localhost/fr/search?page=2&query=MSW'))).toContain(
      '/search?locale=de-CH&page=2&query=MSW',
    );
    expect(languageLinks(await read('ch.localhost/login'))).toContain('/fr/login?locale=fr-CH');
    expect(languageLinks(await read('de.localhost/werkstatt/'))).toEqual([]);
  });

  it('M-06: tells search engines of plain addresses alone', async () => {
    const alternates = (await read('ch.localhost/werkstatt/')).match(/<link rel="alternate"[^>]*>/g) ?? [];
    expect(alternates.length).toBeGreaterThan(20);
    expect(alternates.filter((link) => link.includes('locale='))).toEqual([]);
  });

  it('M-06: a choice is remembered for 365 days, and nothing else is', async () => {
    const chosen = await shop.get('ch.localhost/fr/atelier/?locale=fr-CH&page=2');
    expect([chosen.status, chosen.headers.location]).toEqual([303, '/fr/atelier/?page=2']);
    expect(chosen.headers['cache-control']).toBe('no-store');
    expect(String(chosen.headers['set-cookie'])).toBe(
      'locale=fr-CH; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly',
    );
    const looked = await shop.get('ch.localhost/fr/atelier/?page=2');
    expect(looked.headers['set-cookie']).toBeUndefined();
  });

  it('R-09: what has no language in its address leads to the chosen one’s, until another is chosen', async () => {
    const cookie = cookieAfter(await shop.get('ch.localhost/fr?locale=fr-CH'));
    const follow = async (path: string, own = cookie) => {
      const { status, headers } = await shop.get(`ch.localhost${path}`, { cookie: own });
      return [status, headers.location, headers['cache-control']];
    };
    expect(await follow('/')).toEqual([303, '/fr', 'no-store']);
    expect(await follow('/werkstatt/?page=2')).toEqual([303, '/fr/werkstatt/?page=2', 'no-store']);
    // The page's own address in that language.
    expect((await follow('/fr/werkstatt/?page=2')).slice(0, 2)).toEqual([308, '/fr/atelier/?page=2']);
    expect((await follow('/fr/hilfe/')).slice(0, 2)).toEqual([308, '/fr/aide/']);
    expect((await follow('/fr/atelier/?page=2'))[0]).toBe(200);
    const german = cookieAfter(await shop.get('ch.localhost/?locale=de-CH', { cookie }));
    expect(german).toBe('locale=de-CH');
    expect((await follow('/werkstatt/', german))[0]).toBe(200);
  });

  it('R-09: no form is led away, and no other country’s choice counts', async () => {
    const cookie = 'locale=fr-CH';
    const sent = await shop.post(
      'ch.localhost/bohrmaschine-10000001',
      { sku: 'EX10000001', quantity: '1' },
      { cookie },
    );
    expect([sent.status, sent.headers.location]).toEqual([303, '/checkout/cart']);
    expect((await shop.get('de.localhost/werkstatt/', { cookie })).status).toBe(200);
    expect((await shop.get('ch.localhost/werkstatt/', { cookie: 'locale=%0d%0a' })).status).toBe(200);
  });
});

describe('the contact menu', () => {
  it('S-02: has the phone, the hours, the e-mail and what one may ask about', async () => {
    const html = await read('de.localhost/werkstatt/');
    expect(html).toContain('href="tel:+421200000000"');
    expect(html).toContain('Mo–Fr 08:00–17:00');
    expect(html).toContain('href="mailto:shop@gantry.example"');
    for (const [reason, key] of [
      ['product-claim', 'reasonProductClaim'],
      ['sales', 'reasonSales'],
      ['order', 'reasonOrder'],
      ['return', 'reasonReturn'],
      ['invoice', 'reasonInvoice'],
      ['other', 'reasonOther'],
    ] as const)
      expect(html).toContain(
        `href="/request?reason=${reason}" data-request-link="">${messages.request[key]}</a>`,
      );
  });

  it('S-02: says nothing that the merchant has not said', async () => {
    const silent = await openWholeShop(smallCatalogue, {}, undefined, 'none');
    try {
      const { body } = await silent.get('de.localhost/werkstatt/');
      expect(body).not.toContain('tel:');
      expect(body).not.toContain(messages.header.contactTitle);
    } finally {
      await silent.close();
    }
  });
});

describe('the category bar', () => {
  /** The bar alone: what stands in the page may lead to the same. */
  const barOf = (html: string) => /<nav[^>]*aria-label="Kategorien".*?<\/nav>/s.exec(html)?.[0] ?? '';
  const sale = `>${messages.search.headingSale}</a>`;

  it('S-02: marks the department one is in', async () => {
    expect(barOf(await read('de.localhost/werkstatt/'))).toMatch(/href="\/werkstatt\/" aria-current="page"/);
    expect(barOf(await read('de.localhost/saegen/'))).toMatch(/href="\/werkstatt\/" aria-current="true"/);
    expect(barOf(await read('de.localhost/saege-10000050'))).toMatch(
      /href="\/werkstatt\/" aria-current="true"/,
    );
    expect(barOf(await read('de.localhost/'))).not.toContain('aria-current');
  });

  it('L-05: ends with what is on sale, but on a product whose category has children', async () => {
    expect(barOf(await read('de.localhost/werkstatt/'))).toContain(sale);
    expect(barOf(await read('de.localhost/saege-10000050'))).toContain(sale);
    expect(barOf(await read('de.localhost/bohrmaschine-10000001'))).not.toContain(sale);
  });

  it('S-02: leads to all categories, but where one signs in', async () => {
    const opener = 'data-category-menu';
    expect(await read('de.localhost/create-account')).toContain(opener);
    expect(await read('de.localhost/login')).not.toContain(opener);
  });

  it('S-04: is told all that lies below when its menu is opened, not before', async () => {
    const inside = await shop.get('de.localhost/categories/menu/');
    expect(inside.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(inside.body).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(inside.body).toMatch(/<summary[^>]*>Werkstatt/);
    expect(inside.body).toContain('href="/saegen/"');
    expect(inside.body).toContain('/pictures/saw-320.avif');
    expect(await read('de.localhost/create-account')).not.toContain('/saegen/');
  });
});

describe('layouts', () => {
  it('S-01: a page alone has nothing around it', async () => {
    const html = await read('de.localhost/categories/menu/');
    expect(html).not.toMatch(/<header|<footer|<nav/);
  });

  it('S-01: what is one step of several has the header and no footer', async () => {
    const html = await read('de.localhost/password-reset');
    expect(html).toContain('<header');
    expect(html).not.toContain('<footer');
  });

  it('S-02: the checkout has the phone, and neither cart nor categories', async () => {
    const added = await shop.post('de.localhost/bohrmaschine-10000001', { sku: 'EX10000001', quantity: '1' });
    const html = await read('de.localhost/checkout/addresses', { cookie: cookieAfter(added) });
    expect(html).toContain('href="tel:+421200000000"');
    expect(html).not.toContain('data-cart-link');
    expect(html).not.toContain('data-category-menu');
  });
});
