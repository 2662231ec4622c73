import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { readMailedLink } from '../support/mailed-link.ts';
import { openPlainBrowser, wordsOf } from '../support/page-forms.ts';
import { skuOf, stockLine } from '../support/sample-catalogue.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { openWholeShop, type WholeShop } from '../support/whole-shop.ts';

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop(smallCatalogue);
  await shop.importLines([stockLine(1, 0), stockLine(2, 0)]);
  await shop.listen();
});
afterAll(() => shop.close());

const host = 'de.localhost';
const drill = '/bohrmaschine-10000001';
const form = { intent: 'stock-notice', sku: skuOf(1) };

/** Everything that an answer shows, but for the heading of its own page. */
const browse = () => openPlainBrowser(shop, host);

/** What there is right away, without the other rows of cards below a product. */
const alternativesIn = (body: string) => /<h2 id="alternatives">.*?<\/section>/s.exec(body)?.[0] ?? '';

describe('P-15: a drill that is sold out', () => {
  it('offers a mail when it is back, and four others that are there, in place of the buy button', async () => {
    const { body, headers } = await browse().get(drill);
    expect(wordsOf({ body })).toContain('Benachrichtigen, sobald wieder verfügbar');
    expect(body).toMatch(/<input[^>]* name="email"/);
    expect(wordsOf({ body })).not.toContain('In den Warenkorb');
    const others = alternativesIn(body);
    expect(others.split('<article').length - 1).toBe(4);
    // Those whose prices are nearest; the second is sold out as well.
    for (const number of [3, 4, 5, 6]) expect(others).toContain(`href="/bohrmaschine-1000000${number}"`);
    expect(headers['cache-control']).toContain('public');
  });

  it('promises nothing about the delivery of what cannot be bought', async () => {
    const sold = wordsOf(await browse().get(drill));
    expect(sold).not.toMatch(/versandkostenfrei|Paketversand \S|Lieferzeit|zzgl\. Versand/);
    expect(wordsOf(await browse().get('/bohrmaschine-10000020'))).toMatch(/Paketversand/);
  });

  it('follows the stock of the others on its cached page', async () => {
    await browse().get(drill);
    await shop.importLines([stockLine(3, 0)]);
    await eventually(async () => {
      const others = alternativesIn((await browse().get(drill)).body);
      expect(others).not.toContain('href="/bohrmaschine-10000003"');
      expect(others).toContain('href="/bohrmaschine-10000007"');
    });
  });

  it('takes an e-mail without JavaScript, mails a link, and tells by mail when it is back', async () => {
    const email = 'jana@example.com';
    const browser = browse();
    const asked = await browser.post(drill, { ...form, email });
    expect(asked.status).toBe(200);
    expect(asked.headers['cache-control']).toBe('no-store');
    expect(wordsOf(asked)).toContain(email);
    const link = await readMailedLink(shop, email, '/stock-notice');
    const page = `${link.pathname}${link.search}`;
    const token = link.searchParams.get('token') ?? '';

    // A program that opens the link confirms nothing.
    expect(wordsOf(await browser.get(page))).toContain('Ja, benachrichtigen Sie mich');
    expect(wordsOf(await browser.get(page))).toContain('Ja, benachrichtigen Sie mich');
    const confirmed = await browser.post(page, { intent: 'confirm', token });
    expect(wordsOf(confirmed)).toContain(`Erledigt. Wir schreiben an ${email}`);

    await shop.importLines([stockLine(1, 3)]);
    const back = await eventually(async () => {
      const mails = await shop.mailsTo(email);
      expect(mails).toHaveLength(2);
      return mails.find(({ parts }) => parts['text/plain']?.includes('wieder verfügbar.')) ?? mails[0];
    });
    expect(back?.parts['text/plain']).toContain('Bohrmaschine 1\nPreis heute: 49,91');
    expect(back?.parts['text/plain']).toContain(`${host}:0/bohrmaschine-10000001`);
    await eventually(async () => expect(wordsOf(await browser.get(page))).toContain('gilt nicht mehr'));
    await shop.importLines([stockLine(1, 0)]);
  });

  it('has pictures that a mail may show, wherever it is read', async () => {
    const { headers } = await browse().get('/pictures/default-640.webp');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it('deletes a request by the link of its mail', async () => {
    const email = 'eva@example.com';
    const browser = browse();
    await browser.post(drill, { ...form, email });
    const { pathname, search, searchParams } = await readMailedLink(shop, email, '/stock-notice');
    const token = searchParams.get('token') ?? '';
    const removed = await browser.post(`${pathname}${search}`, { intent: 'remove', token });
    expect(wordsOf(removed)).toContain('Ihre Anfrage wurde gelöscht.');
    const again = await browser.post(`${pathname}${search}`, { intent: 'confirm', token });
    expect(wordsOf(again)).toContain('gilt nicht mehr');
  });

  it.each([
    ['', 'alert'],
    ['jana', 'alert'],
  ])('shows the form again for the e-mail "%s", with what is wrong', async (email, role) => {
    const answer = await browse().post(drill, { ...form, email });
    expect(answer.status).toBe(422);
    expect(answer.body).toContain(`role="${role}"`);
    expect(answer.body).toMatch(
      new RegExp(`<input[^>]* name="email"[^>]* value="${email}"|value="${email}"`),
    );
  });

  it('offers a signed-in customer their own e-mail, though the page knows nobody', async () => {
    const browser = browse();
    const email = 'kunde@example.com';
    await browser.call('signUp', {
      email,
      password: 'olive-harbour-42',
      firstName: 'Kai',
      lastName: 'Kunde',
    });
    expect((await browser.get(drill)).body).not.toContain(email);
    const offered = await browser.post(drill, { ...form, email: '' });
    expect(offered.status).toBe(200);
    expect(offered.body).toContain(`value="${email}"`);
  });

  it('is nothing but a page to whoever guesses a link', async () => {
    const { status, headers, body } = await browse().get('/stock-notice?token=01a1f8d3');
    expect(status).toBe(200);
    expect(headers['cache-control']).not.toContain('public');
    expect(body).toContain('noindex');
    expect(wordsOf({ body })).toContain('gilt nicht mehr');
  });
});
