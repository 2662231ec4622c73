import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '../../src/api/contract/orders.ts';
import { type LocaleCode, localeCodes } from '../../src/kernel/locale.ts';
import { getLocale, languagePrefix } from '../../src/markets/locales.ts';
import { textOf } from '../e2e/support/text-of.ts';
import { hasAttackStrings, readAttackStrings } from '../support/attack-strings.ts';
import { register, place as street } from '../support/customers.ts';
import { eventually } from '../support/eventually.ts';
import { fieldsOf, openPlainBrowser, type PlainBrowser, whereTo, wordsOf } from '../support/page-forms.ts';
import { skuOf } from '../support/sample-catalogue.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { openWholeShop, type PageAnswer, type WholeShop } from '../support/whole-shop.ts';

const HOST = 'de.localhost';
type Text = Parameters<typeof textOf>;
const text = (key: Text[1], values?: Text[2]) => textOf('de-DE', key, values);

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop(smallCatalogue);
  await shop.listen();
});
afterAll(() => shop.close());

let people = 0;
const somebody = () => {
  people += 1;
  return { name: 'Jana Nováková', email: `jana${people}@example.com` };
};

/** Only what belongs to the form, not to the search box above it. */
function formOf(answer: PageAnswer): PageAnswer {
  const forms = answer.body.match(/<form [\s\S]*?<\/form>/g) ?? [];
  return { ...answer, body: forms.find((form) => form.includes('name="formId"')) ?? '' };
}
const idsOf = ({ body }: PageAnswer) =>
  [...body.matchAll(/<(?:input|textarea) [^>]*id="([\w-]+)"[^>]*aria-invalid="true"/g)].map(([, id]) => id);

/** What somebody buys by transfer, in the session of a browser. */
async function buy(browser: PlainBrowser, clientType: 'PRIVATE' | 'COMPANY' = 'PRIVATE'): Promise<Order> {
  const data = async (name: string, body: object) => {
    const { json } = await browser.call(name, body);
    return (json as { data: { cart: { id: string; version: number }; order: Order } }).data;
  };
  const { cart } = await data('addToCart', { sku: skuOf(1), quantity: 2 });
  const company = clientType === 'COMPANY' ? { company: 'Muster GmbH' } : {};
  const address = { firstName: 'Ada', lastName: 'Muster', ...street, ...company, country: 'DE' };
  const { id, version } = (
    await data('updateCart', {
      ...{ id: cart.id, version: cart.version },
      actions: [
        { action: 'setClientType', clientType },
        { action: 'setBillingAddress', address },
        { action: 'setShippingAddress', address },
        { action: 'setCustomerEmail', email: 'ada@example.com' },
      ],
    })
  ).cart;
  await browser.call('createBankPayment', { cartId: id, cartVersion: version });
  return (await data('createMyOrderFromCart', { id, version })).order;
}

describe('D-03: two steps without JavaScript', () => {
  it('a guest states, sees all of it again, confirms once, and has a receipt with day, time and zone', async () => {
    const opened = await shop.get(`${HOST}/withdraw`);
    expect(opened.headers['cache-control']).toBe('no-store');
    expect(opened.body).toContain('noindex');
    const { email, name } = somebody();
    const typed = {
      ...fieldsOf(formOf(opened)),
      orderNumber: 'NS 0000000042',
      name,
      email,
      reason: 'Zu schwer',
    };
    const said = { ...typed, scope: 'items', goods: 'Bohrmaschine,\n1 Stück' };
    const check = await shop.post(`${HOST}/withdraw`, { ...said, step: 'check' });
    expect(check.status).toBe(200);
    for (const words of [
      'NS 0000000042',
      'Bohrmaschine',
      name,
      email,
      'Zu schwer',
      text('withdrawal.confirm'),
    ])
      expect(wordsOf(check)).toContain(words);
    expect(await shop.mailsTo(email)).toEqual([]);
    const confirm = { ...fieldsOf(formOf(check)), step: 'confirm' };
    const answers = await Promise.all([1, 2, 3].map(() => shop.post(`${HOST}/withdraw`, confirm)));
    const [first] = answers;
    expect(answers.map(whereTo)).toEqual([1, 2, 3].map(() => [303, first?.headers.location]));
    const sent = await shop.get(`${HOST}${first?.headers.location}`);
    const [number = ''] = /WD\d{8}/.exec(wordsOf(sent)) ?? [];
    expect(wordsOf(sent)).toMatch(/\d\d\.\d\d\.\d{4} \d\d:\d\d \(Mitteleuropäische/);
    expect(sent.headers['cache-control']).toBe('no-store');
    await eventually(async () => expect(await shop.mailsTo(email)).toHaveLength(1));
    const [mail] = await shop.mailsTo(email);
    for (const words of [number, 'NS0000000042', 'Bohrmaschine', 'Zu schwer', 'Mitteleuropäische'])
      expect(mail?.parts['text/plain']).toContain(words);
  });

  it('goes back to change something, and loses nothing', async () => {
    const opened = formOf(await shop.get(`${HOST}/withdraw`));
    const typed = {
      ...fieldsOf(opened),
      orderNumber: '0000000042',
      ...somebody(),
      scope: 'items',
      goods: 'Säge',
    };
    const check = formOf(await shop.post(`${HOST}/withdraw`, { ...typed, step: 'check' }));
    const again = formOf(await shop.post(`${HOST}/withdraw`, { ...fieldsOf(check), step: 'change' }));
    const { goods, scope: _chosen, ...fields } = typed;
    expect(fieldsOf(again)).toMatchObject(fields);
    expect(again.body).toContain(`>${goods}</textarea>`);
    expect(again.body).toMatch(/<input [^>]*checked=""[^>]*value="items"|value="items"[^>]*checked=""/);
    expect(idsOf(again)).toEqual([]);
  });

  it('says beside each field what is wrong, all at once; a reason is never needed', async () => {
    const opened = formOf(await shop.get(`${HOST}/withdraw`));
    for (const step of ['check', 'confirm']) {
      const refused = await shop.post(`${HOST}/withdraw`, { ...fieldsOf(opened), scope: 'items', step });
      expect(refused.status).toBe(422);
      expect(idsOf(refused)).toEqual(['orderNumber', 'goods', 'name', 'email']);
      expect(refused.body).toMatch(/<input [^>]*id="orderNumber"[^>]*autofocus/i);
    }
  });

  it('whoever withdraws from the whole contract is not held up by what they typed of a part before', async () => {
    const opened = formOf(await shop.get(`${HOST}/withdraw`));
    const form = { ...fieldsOf(opened), orderNumber: '0000000042', ...somebody(), goods: 'x'.repeat(3000) };
    const sent = await shop.post(`${HOST}/withdraw`, { ...form, scope: 'whole', step: 'confirm' });
    expect(sent.status).toBe(303);
    const browser = openPlainBrowser(shop, HOST);
    const order = await buy(browser);
    const path = `/withdraw?order=${order.orderNumber}`;
    const own = { ...fieldsOf(formOf(await browser.get(path))), [`pieces-${order.lineItems[0]?.id}`]: '1e3' };
    expect((await browser.post(path, { ...own, scope: 'whole', step: 'confirm' })).status).toBe(303);
  });

  it('a page of another site confirms nothing', async () => {
    const opened = formOf(await shop.get(`${HOST}/withdraw`));
    const form = { ...fieldsOf(opened), orderNumber: '0000000042', ...somebody(), step: 'confirm' };
    const answer = await shop.post(`${HOST}/withdraw`, form, { origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
  });
});

describe('D-03: an own order', () => {
  it('is chosen among own ones, its pieces by number, and what became of it stands in the account', async () => {
    const browser = await register(shop, HOST, 'own-order@example.com');
    const order = await buy(browser);
    const path = `/withdraw?order=${order.orderNumber}`;
    expect((await browser.get('/withdraw')).body).toContain(`href="${path}"`);
    expect((await browser.get('/my-account')).body).toContain(`href="${path}"`);
    expect((await browser.get(`/checkout/thank-you?order=${order.id}`)).body).toContain(`href="${path}"`);
    const opened = formOf(await browser.get(path));
    expect(fieldsOf(opened)).toMatchObject({ name: 'Ada Muster', email: 'ada@example.com' });
    const field = `pieces-${order.lineItems[0]?.id}`;
    const form = { ...fieldsOf(opened), scope: 'items', step: 'check' };
    for (const [pieces, rule] of [
      ['', 'withdrawal.itemsRule'],
      ['3', 'withdrawal.itemsMost'],
      ['-1', 'withdrawal.itemsMost'],
      ['1e3', 'withdrawal.itemsMost'],
    ] as const) {
      const refused = await browser.post(path, { ...form, [field]: pieces });
      expect([refused.status, wordsOf(refused).includes(text(rule))], pieces).toEqual([422, true]);
    }
    const whole = await browser.post(path, { ...form, scope: 'whole', [field]: '1' });
    expect(wordsOf(whole)).toContain(`2 × ${order.lineItems[0]?.name}`);
    const check = await browser.post(path, { ...form, [field]: '1' });
    expect(wordsOf(check)).toContain(`1 × ${order.lineItems[0]?.name}`);
    const sent = await browser.post(path, { ...fieldsOf(formOf(check)), step: 'confirm' });
    expect(sent.status).toBe(303);
    expect(wordsOf(await browser.get('/my-account'))).toContain(text('withdrawal.stateReceived'));
  });

  it('X-02: of another is like none, also where it is guessed', async () => {
    const order = await buy(openPlainBrowser(shop, HOST));
    const guest = openPlainBrowser(shop, HOST);
    const pages = [];
    for (const number of [order.orderNumber, 'NS9999999999']) {
      const opened = await guest.get(`/withdraw?order=${number}`);
      const form = { orderNumber: number, scope: 'whole', name: 'Eve', email: 'eve@example.com' };
      const check = await guest.post('/withdraw', { ...form, step: 'check' });
      const sent = await guest.post('/withdraw', { ...form, step: 'confirm' });
      const done = await guest.get(String(sent.headers.location));
      pages.push(
        [opened, check, sent, done].map((answer) => [
          answer.status,
          wordsOf({ body: answer.body.slice(answer.body.indexOf('<main')) })
            .replace(/NS\d{10}|WD\d{8}/g, '…')
            .replace(/\d\d:\d\d/g, '…'),
        ]),
      );
    }
    expect(pages[0]).toEqual(pages[1]);
  });

  it('of a company leads to the ordinary way back', async () => {
    const browser = openPlainBrowser(shop, HOST);
    const order = await buy(browser, 'COMPANY');
    const opened = await browser.get(`/withdraw?order=${order.orderNumber}`);
    expect(wordsOf(opened)).toContain(text('withdrawal.companyOrder'));
    expect(formOf(opened).body).not.toContain('name="orderNumber"');
    expect((await browser.get(`/checkout/thank-you?order=${order.id}`)).body).not.toContain(
      '/withdraw?order',
    );
  });
});

it('D-03: the mail of an order leads its consumer there, and a company not', async () => {
  const orders: Order[] = [];
  for (const clientType of ['PRIVATE', 'COMPANY'] as const)
    orders.push(await buy(openPlainBrowser(shop, HOST), clientType));
  await eventually(async () => {
    const mails = (await shop.mailsTo('ada@example.com')).map(({ parts }) => parts['text/plain'] ?? '');
    const leads = orders.map(({ orderNumber }) => {
      const mail = mails.find((words) => words.includes(orderNumber));
      return mail?.includes(`/withdraw?order=${orderNumber}`);
    });
    expect(leads).toEqual([true, false]);
  });
});

const pathIn = (locale: LocaleCode, path: string) =>
  `${getLocale(locale).countryCode.toLowerCase()}.localhost${languagePrefix(locale)}${path}`;

describe.each(localeCodes)('D-03: in %s', (locale) => {
  const spoken = (key: Text[1]) => textOf(locale, key).replaceAll("'", '’');

  it('the foot of pages leads there, of the checkout too', async () => {
    const href = `href="${languagePrefix(locale)}/withdraw"`;
    for (const path of ['/request', '/checkout/login']) {
      const answer = await shop.get(pathIn(locale, path));
      expect(answer.body).toContain(href);
      expect(wordsOf(answer)).toContain(spoken('withdrawal.link'));
    }
  });

  it('every step says all it has to say', async () => {
    const opened = await shop.get(pathIn(locale, '/withdraw'));
    expect(wordsOf(opened)).toContain(spoken('withdrawal.scopeWhole'));
    const form = { ...fieldsOf(formOf(opened)), orderNumber: '0000000042', ...somebody() };
    const check = await shop.post(pathIn(locale, '/withdraw'), { ...form, step: 'check' });
    expect(wordsOf(check)).toContain(spoken('withdrawal.confirm'));
    for (const answer of [opened, check]) expect(wordsOf(answer)).not.toMatch(/\bwithdrawal\.\w+|\{\w+\}/);
  });
});

it.skipIf(!hasAttackStrings)('D-03: what breaks other programs is shown as it was typed', async () => {
  for (const typed of readAttackStrings().filter((_, index) => index % 97 === 0)) {
    const form = {
      scope: 'items',
      orderNumber: typed,
      name: typed,
      goods: typed,
      reason: typed,
      [`pieces-${typed}`]: typed,
    };
    for (const email of ['x', 'jana@example.com']) {
      const answer = await shop.post(`${HOST}/withdraw`, { ...form, email, step: 'check' });
      expect([200, 400, 422], typed).toContain(answer.status);
      expect(formOf(answer).body).not.toMatch(/<script|<img|<svg (?!class)|onerror=[^&]*>/i);
    }
  }
});
