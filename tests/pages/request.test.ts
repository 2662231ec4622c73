import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localeCodes } from '../../src/kernel/locale.ts';
import { getMarket } from '../../src/markets/countries.ts';
import { getLocale, languagePrefix } from '../../src/markets/locales.ts';
import { textOf } from '../e2e/support/text-of.ts';
import { hasAttackStrings, readAttackStrings } from '../support/attack-strings.ts';
import { register } from '../support/customers.ts';
import { eventually } from '../support/eventually.ts';
import { type HttpReceiver, startHttpReceiver } from '../support/http-receiver.ts';
import { fieldsOf, openPlainBrowser, whereTo, wordsOf } from '../support/page-forms.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { openWholeShop, type PageAnswer, type WholeShop } from '../support/whole-shop.ts';

const HOST = 'de.localhost';
const DESK_PATH = '/desk?encoding=UTF-8';
const text = (key: Parameters<typeof textOf>[1], values?: Parameters<typeof textOf>[2]) =>
  textOf('de-DE', key, values);

let receiver: HttpReceiver;
let shop: WholeShop;
beforeAll(async () => {
  receiver = await startHttpReceiver();
  shop = await openWholeShop(smallCatalogue, {
    CASE_DESK_URL: `${receiver.url}/desk`,
    CASE_DESK_ORGANISATION: '00D000000000001',
  });
  await shop.listen();
});
afterAll(async () => {
  await shop.close();
  await receiver.close();
});

const words = {
  contactName: 'Jana Nováková',
  customerEmail: 'jana@example.com',
  subject: 'Something is wrong',
  description: 'Line 1\nLine 2',
};

/** What the fields of the form hold, those that are no inputs too. */
function valuesOf(answer: PageAnswer): Record<string, string> {
  const chosen = [...answer.body.matchAll(/<select [^>]*name="(\w+)"[\s\S]*?<\/select>/g)].map(
    ([select, name = '']) => [name, /<option [^>]*value="([^"]*)" selected/.exec(select)?.[1] ?? ''],
  );
  const typed = /<textarea [^>]*>([\s\S]*?)<\/textarea>/.exec(answer.body)?.[1];
  return {
    ...fieldsOf(answer),
    ...Object.fromEntries(chosen),
    ...(typed === undefined ? {} : { description: typed }),
  };
}

/** Only those that belong to the form, not to the search box above it. */
function formOf(answer: PageAnswer): PageAnswer {
  const start = answer.body.indexOf('data-request-form');
  return {
    ...answer,
    body: start < 0 ? '' : answer.body.slice(start, answer.body.indexOf('</form>', start)),
  };
}

async function step(form: Record<string, string>, name = 'next', host = HOST) {
  return shop.post(`${host}/request`, { ...form, step: name });
}

describe('Q-01: the form without JavaScript', () => {
  it('goes reason, subreason, fields, and forgets nothing on the way', async () => {
    const opened = formOf(await shop.get(`${HOST}/request`));
    expect(opened.body).not.toContain('name="subreason"');
    const chosen = formOf(await step({ ...valuesOf(opened), reason: 'order' }));
    expect(chosen.body).toContain('name="subreason"');
    const all = formOf(await step({ ...valuesOf(chosen), subreason: 'delivery-problem' }));
    expect(all.body).toContain('name="orderNumber"');
    expect(all.body).not.toContain('name="invoiceNumber"');
    const typed = { ...valuesOf(all), ...words, orderNumber: 'NS0000000042', phoneNumber: '030 1234567' };
    // Another reason clears the subreason, and keeps what was typed, seen or not.
    const other = formOf(await step({ ...typed, reason: 'invoice' }));
    expect(valuesOf(other)).toMatchObject({ reason: 'invoice', subreason: '', orderNumber: 'NS0000000042' });
    const back = formOf(await step({ ...valuesOf(other), subreason: 'payment-problem' }));
    expect(valuesOf(back)).toMatchObject({ ...words, phoneNumber: '030 1234567' });
    expect(back.body).not.toMatch(/aria-invalid/);
  });

  it.each([
    ['return', 'no-reason', 'request.returnsTitle'],
    ['order', 'shipment-status', 'request.ordersTitle'],
    ['invoice', 'invoice-request', 'request.ordersTitle'],
  ] as const)(
    'shows a shortcut first for %s/%s, and the rest by a button',
    async (reason, subreason, title) => {
      const shortcut = await shop.get(`${HOST}/request?reason=${reason}&subreason=${subreason}`);
      expect(wordsOf(shortcut)).toContain(text(title));
      expect(wordsOf(shortcut)).toContain(text('request.continue'));
      expect(shortcut.body).not.toContain('name="contactName"');
      const all = formOf(await step(valuesOf(formOf(shortcut)), 'continue'));
      expect(all.body).toContain('name="contactName"');
      // Choosing another subreason resets the continue state.
      const again = formOf(await step({ ...valuesOf(all), reason: 'order', subreason: 'shipment-status' }));
      if (subreason !== 'shipment-status') expect(again.body).not.toContain('name="contactName"');
    },
  );

  it('says beside each field what is wrong, all at once, and focuses the first', async () => {
    const opened = await shop.get(`${HOST}/request?reason=sales&subreason=discount-request`);
    const refused = await step({ ...valuesOf(formOf(opened)), productNumber: 'x', quantity: '0' }, 'send');
    expect(refused.status).toBe(422);
    const wrong = [...refused.body.matchAll(/<(?:input|textarea) [^>]*id="(\w+)"[^>]*aria-invalid="true"/g)];
    const ids = ['contactName', 'customerEmail', 'productNumber', 'quantity', 'subject', 'description'];
    expect(wrong.map(([, id]) => id)).toEqual(ids);
    expect(refused.body).toMatch(/<input [^>]*id="contactName"[^>]*autofocus/i);
    expect(wordsOf(refused)).toContain(text('request.quantityRule'));
    for (const id of ids) expect(refused.body).toContain(`href="#${id}"`);
  });

  it('is sent once, by whatever clicks; told by mail and to the case desk under the fields’ names', async () => {
    const opened = formOf(
      await shop.get(`${HOST}/request?from=%2Fsome%2Fpage&reason=other&subreason=website`, {
        referer: 'http://de.localhost/other',
      }),
    );
    const form = { ...valuesOf(opened), ...words, companyName: 'Muster & Söhne' };
    const [first, second] = await Promise.all([step(form, 'send'), step(form, 'send')]);
    expect(first.status).toBe(303);
    expect(whereTo(first)).toEqual(whereTo(second));
    const sent = await shop.get(`${HOST}${first.headers.location}`);
    const [number = ''] = /RQ\d{8}/.exec(wordsOf(sent)) ?? [];
    expect(wordsOf(sent)).toContain(text('request.sentNumber', { number }));
    expect(sent.headers['cache-control']).toBe('no-store');
    await eventually(async () => expect(await shop.mailsTo(words.customerEmail)).toHaveLength(1));
    const received = await receiver.waitFor(DESK_PATH, 1);
    const forms = received.map(({ rawBody }) => new URLSearchParams(Buffer.from(rawBody).toString('utf8')));
    const own = forms.filter((each) => each.get('number') === number);
    expect(own).toHaveLength(1);
    expect(Object.fromEntries(own[0] ?? [])).toMatchObject({
      orgid: '00D000000000001',
      retURL: expect.stringMatching(/^http:\/\/de\.localhost.*\/request$/),
      name: words.contactName,
      company: 'Muster & Söhne',
      email: words.customerEmail,
      reason: 'other',
      subreason: 'website',
      country: 'DE',
      locale: 'de-DE',
      currentUrl: 'http://de.localhost/some/page',
    });
  });

  it('refuses a field that people do not see, and keeps what was typed', async () => {
    const opened = formOf(await shop.get(`${HOST}/request?reason=other&subreason=account`));
    const refused = await step({ ...valuesOf(opened), ...words, website: 'http://spam.example' }, 'send');
    expect(refused.status).toBe(422);
    expect(wordsOf(refused)).toContain(text('request.trap'));
    expect(valuesOf(formOf(refused))).toMatchObject({ subject: words.subject });
    expect(refused.body).not.toContain('spam.example');
  });
});

describe('Q-01: what is known is filled in', () => {
  it('P-13: for a missing manual the product, which stays as it is; for a quote the product and one of it', async () => {
    const manual = await shop.get(
      `${HOST}/request?product=EX10000041&reason=product-claim&subreason=missing-language-manual`,
    );
    expect(manual.body).toMatch(/<input id="productNumber"[^>]* readOnly=""[^>]* value="10000041"/);
    const quote = await shop.get(`${HOST}/request?product=10000041&reason=sales&subreason=discount-request`);
    expect(fieldsOf(formOf(quote))).toMatchObject({ productNumber: '10000041', quantity: '1' });
    expect(formOf(quote).body).not.toMatch(/readonly/i);
  });

  it('of a signed-in customer their name and e-mail', async () => {
    const customer = await register(shop, HOST, 'known@example.com');
    const opened = await customer.get('/request?order=NS0000000042&reason=other&subreason=account');
    expect(fieldsOf(formOf(opened))).toMatchObject({
      contactName: 'Ada Muster',
      customerEmail: 'known@example.com',
      orderNumber: 'NS0000000042',
    });
    expect(opened.headers['cache-control']).toBe('no-store');
  });

  it.each([
    'reason=constructor',
    'reason=sales&subreason=no-reason',
    'sent=x',
    'from=%2F%2Fevil.example&reason=x',
  ])('and nothing of %s, which means nothing', async (query) => {
    const opened = await shop.get(`${HOST}/request?${query}`);
    expect(opened.status).toBe(200);
    expect(opened.body).not.toContain('evil.example');
    expect(opened.body).not.toContain('name="contactName" ');
  });
});

/** The form as browsers send it with files. */
async function sendFiles(files: readonly (readonly [name: string, content: Buffer])[]) {
  const opened = formOf(await shop.get(`${HOST}/request?reason=other&subreason=account`));
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...valuesOf(opened), ...words, step: 'send' }))
    if (name !== 'files') form.append(name, value);
  for (const [name, content] of files) form.append('files', new Blob([new Uint8Array(content)]), name);
  const request = new Request('http://de.localhost/request', { method: 'POST', body: form });
  const response = await shop.shop.server.inject({
    method: 'POST',
    url: '/request',
    headers: {
      host: HOST,
      origin: `http://${HOST}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: response.statusCode, headers: response.headers, body: response.body };
}

describe('Q-01: files', () => {
  it('are taken by what is in them', async () => {
    expect((await sendFiles([['Lieferschein.pdf', Buffer.from('%PDF-1.4')]])).status).toBe(303);
    const refused = await sendFiles([['photo.jpg', Buffer.from('<html><script>')]]);
    expect(refused.status).toBe(422);
    expect(wordsOf(refused)).toContain(text('request.fileType'));
    expect(valuesOf(formOf(refused))).toMatchObject({ subject: words.subject });
  });

  it('may be larger than any other form, and not without end', async () => {
    const pdf = (megabytes: number) =>
      Buffer.concat([Buffer.from('%PDF-1.4'), Buffer.alloc(megabytes * 1024 * 1024)]);
    expect((await sendFiles([['a.pdf', pdf(5)]])).status).toBe(303);
    expect((await sendFiles([['a.pdf', pdf(7)]])).status).toBe(422);
    expect((await sendFiles([['a.pdf', pdf(16)]])).status).toBe(413);
  });

  it('come with the request form alone', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await shop.post(`${HOST}/login`, {}, headers)).status).toBe(415);
    expect((await shop.post(`${HOST}/request`, {}, headers)).status).toBe(400);
  });
});

it.each(localeCodes)('Q-01: in %s every step says all it has to say', async (locale) => {
  const { countryCode } = getLocale(locale);
  const host = `${getMarket(countryCode).countryCode.toLowerCase()}.localhost`;
  for (const query of [
    '',
    '?reason=sales&subreason=discount-request',
    '?reason=return&subreason=no-reason',
  ]) {
    const answer = await shop.get(`${host}${languagePrefix(locale)}/request${query}`);
    expect(answer.status).toBe(200);
    expect(wordsOf(answer)).toContain(textOf(locale, 'request.reasonProductClaim').replaceAll("'", '’'));
    expect(wordsOf(answer)).not.toMatch(/\brequest\.\w+/);
  }
});

it('R-11: contact-form=true leads to the form without JavaScript', async () => {
  const { body } = await shop.get('ch.localhost/fr?contact-form=true');
  expect(body).toContain('<noscript><meta http-equiv="refresh" content="0; url=/fr/request"/></noscript>');
  expect((await shop.get('ch.localhost/fr')).body).not.toContain('http-equiv="refresh"');
});

it.skipIf(!hasAttackStrings)('Q-01: what breaks other programs is shown as it was typed', async () => {
  const opened = formOf(await shop.get(`${HOST}/request?reason=other&subreason=account`));
  const form = valuesOf(opened);
  for (const typed of readAttackStrings().filter((_, index) => index % 97 === 0)) {
    const answer = await step(
      { ...form, ...words, customerEmail: 'x', subject: typed, description: typed },
      'send',
    );
    expect([400, 422], typed).toContain(answer.status);
    expect(formOf(answer).body).not.toMatch(/<script|<img|<svg (?!class)|onerror=[^&]*>/i);
  }
});

it('Q-01: pages that are in trouble lead to the form', async () => {
  const browser = openPlainBrowser(shop, HOST);
  for (const path of ['/search?query=qqqqzzzz', '/adyen-payment-error', '/there-is-no-such-page/'])
    expect((await browser.get(path)).body, path).toMatch(
      /<a [^>]*href="\/request[^"]*"[^>]*data-request-link/,
    );
});
