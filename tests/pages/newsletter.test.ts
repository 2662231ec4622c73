import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../e2e/support/text-of.ts';
import { register } from '../support/customers.ts';
import { readMailedLink } from '../support/mailed-link.ts';
import { fieldsOf, openPlainBrowser, type PlainBrowser, whereTo, wordsOf } from '../support/page-forms.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { openWholeShop, type WholeShop } from '../support/whole-shop.ts';

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop(smallCatalogue);
  await shop.listen();
});
afterAll(() => shop.close());

const open = (host = 'de.localhost') => openPlainBrowser(shop, host);

describe('S-06: the newsletter’s form', () => {
  it('stands on cached pages and posts to its own address', async () => {
    const { body, headers } = await shop.get('de.localhost/');
    expect(body).toContain('action="/newsletter"');
    expect(headers['cache-control']).toContain('public');
    expect((await shop.get('de.localhost/checkout/login')).body).not.toContain('action="/newsletter"');
  });

  it('leads back to the page it was sent from, which says what follows', async () => {
    const referer = 'http://de.localhost/search?query=drill';
    const answer = await shop.post('de.localhost/newsletter', { email: 'back@example.com' }, { referer });
    expect(whereTo(answer)).toEqual([303, '/search?query=drill#newsletter-sent']);
    const foreign = { referer: 'https://evil.example/x' };
    const other = await shop.post('de.localhost/newsletter', { email: 'back2@example.com' }, foreign);
    expect(whereTo(other)).toEqual([303, '/#newsletter-sent']);
  });

  it('comes back with what was typed and the error beside its field', async () => {
    const answer = await shop.post('de.localhost/newsletter', { email: 'nobody' });
    expect(answer.status).toBe(422);
    expect(fieldsOf(answer).email).toBe('nobody');
    expect(answer.body).toContain('id="email-error"');
  });

  it('asks for a tick of its own where the country wants one', async () => {
    const without = await shop.post('hu.localhost/newsletter', { email: 'tick@example.com' });
    expect(without.status).toBe(422);
    expect(without.body).toContain('id="agreed-error"');
    const ticked = await shop.post('hu.localhost/newsletter', { email: 'tick@example.com', agreed: '1' });
    expect(ticked.status).toBe(303);
  });

  it('answers alike for an e-mail that is known, and subscribes by the mailed link alone', async () => {
    const email = 'reader@example.com';
    const browser = open();
    const first = await browser.post('/newsletter', { email });
    const link = await readMailedLink(shop, email, '/newsletter/confirm');
    const path = `${link.pathname}${link.search}`;
    const asked = await browser.get(path);
    expect(wordsOf(asked)).toContain(email);
    const rows = () => shop.database.query<{ state: string }>({ name: 'n1', text: STATE }, [email]);
    expect(await rows()).toEqual([{ state: 'pending' }]);
    expect((await browser.post(path, {})).status).toBe(200);
    expect(await rows()).toEqual([{ state: 'confirmed' }]);
    // Pressed twice it still says that it worked.
    expect((await browser.post(path, {})).status).toBe(200);

    const again = await browser.post('/newsletter', { email });
    expect(whereTo(again)).toEqual(whereTo(first));
    const end = await readMailedLink(shop, email, '/newsletter/unsubscribe');
    // As a mail program does it (RFC 8058).
    const ended = await shop.post(`de.localhost${end.pathname}${end.search}`, {
      'List-Unsubscribe': 'One-Click',
    });
    expect(ended.status).toBe(200);
    expect(await rows()).toEqual([{ state: 'unsubscribed' }]);
    expect((await browser.get(path)).status).toBe(422);
  });

  it('keeps as proof the words, the time, and no whole address', async () => {
    await shop.post('de.localhost/newsletter', { email: 'proof@example.com' });
    const [row] = await shop.database.query<{ words: string; requested_from: string }>(
      { name: 'n2', text: 'select words, requested_from from newsletter_subscription where email = $1' },
      ['proof@example.com'],
    );
    expect(row?.words).toContain('Newsletter');
    expect(row?.requested_from).toBe('127.0.0.0');
  });

  it('is refused to whoever fills somebody’s mailbox', async () => {
    const send = () => shop.post('de.localhost/newsletter', { email: 'flooded@example.com' });
    const answers = [await send(), await send(), await send(), await send()];
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 429]);
  });

  it('refuses a link that nobody mailed', async () => {
    for (const path of ['confirm', 'unsubscribe'])
      for (const token of ['x', 'A'.repeat(43)])
        expect((await open().get(`/newsletter/${path}?token=${token}`)).status).toBe(422);
  });
});

describe('U-02, S-03: a customer’s own newsletter', () => {
  const path = '/my-account/my-newsletter';
  const text = (key: Parameters<typeof textOf>[1], values?: Parameters<typeof textOf>[2]) =>
    textOf('de-DE', key, values);
  const follow = async (browser: PlainBrowser, email: string, pathname: string, isPosted = false) => {
    const link = await readMailedLink(shop, email, pathname);
    const address = `${link.pathname}${link.search}`;
    return isPosted ? browser.post(address, {}) : browser.get(address);
  };

  it('says nothing of an e-mail that may be somebody else’s, and takes no subscription from it', async () => {
    const email = 'somebody@example.com';
    await shop.post('de.localhost/newsletter', { email });
    await follow(open(), email, '/newsletter/confirm', true);
    const customer = await register(shop, 'de.localhost', email);
    const page = await customer.get(path);
    expect(wordsOf(page)).toContain(text('account.emailUnconfirmed', { email }));
    expect(wordsOf(page)).not.toContain(text('account.newsletterOn', { email }));
    await customer.post(path, { intent: 'end' });
    expect(await shop.database.query({ name: 'n1', text: STATE }, [email])).toEqual([{ state: 'confirmed' }]);
  });

  it('subscribes by the mailed link, and ends at once', async () => {
    const email = 'customer@example.com';
    const customer = await register(shop, 'de.localhost', email);
    await follow(customer, email, '/create-account/confirm');
    expect(wordsOf(await customer.get(path))).toContain(text('account.newsletterOff', { email }));
    expect(whereTo(await customer.post(path, {}))).toEqual([303, `${path}?note=newsletter-asked`]);
    const asked = wordsOf(await customer.get(`${path}?note=newsletter-asked`));
    expect(asked).toContain(text('newsletter.checkMail'));
    expect(asked).toContain(text('account.newsletterOff', { email }));
    await follow(customer, email, '/newsletter/confirm', true);
    expect(wordsOf(await customer.get(path))).toContain(text('account.newsletterOn', { email }));
    const ended = await customer.post(path, { intent: 'end' });
    expect(whereTo(ended)).toEqual([303, `${path}?note=newsletter-ended`]);
    const after = wordsOf(await customer.get(`${path}?note=newsletter-ended`));
    expect(after).toContain(text('newsletter.unsubscribed'));
    expect(after).toContain(text('account.newsletterOff', { email }));
  });

  it('asks for the tick where the country wants one', async () => {
    const email = 'ticked@example.com';
    const customer = await register(shop, 'hu.localhost', email);
    await follow(customer, email, '/create-account/confirm');
    const without = await customer.post(path, {});
    expect(without.status).toBe(422);
    expect(without.body).toContain('id="agreed-error"');
    expect((await customer.post(path, { agreed: '1' })).status).toBe(303);
  });
});

const STATE = 'select state from newsletter_subscription where email = $1';

describe('R-07: links of the mailing service', () => {
  const hashOf = (value: unknown) =>
    encodeURIComponent(Buffer.from(JSON.stringify(value)).toString('base64'));
  const follow = async (path: string, host = 'de.localhost') => {
    let answer = await shop.get(`${host}${path}`);
    if (answer.status === 308) answer = await shop.get(`${host}${answer.headers.location}`);
    return answer;
  };

  it.each([
    [{ redirect_to: '/search?query=saw' }, '/de/search?query=saw'],
    [{ redirect_to: 'search' }, '/de/search'],
    [{}, '/'],
    [{ redirect_to: 7 }, '/'],
    [{ redirect_to: 'https://evil.example/' }, '/'],
    [{ redirect_to: '//evil.example/' }, '/'],
    [{ redirect_to: '/\\evil.example/' }, '/'],
    [{ redirect_to: '/../../evil' }, '/'],
    [{ redirect_to: 'javascript:alert(1)' }, '/'],
    [{ redirect_to: 'x\r\nlocation: https://evil.example' }, '/'],
    ['no object', '/'],
  ])('lead with %j to %s', async (value, target) => {
    const answer = await follow(`/exConsents/confirm?hash=${hashOf(value)}`);
    expect(whereTo(answer)).toEqual([303, target]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('lead below the prefix of a second language', async () => {
    const path = `/fr/exConsents/confirm?hash=${hashOf({ redirect_to: 'search' })}`;
    expect(whereTo(await follow(path, 'ch.localhost'))).toEqual([303, '/fr/search']);
  });

  it('are noted with their hash, and not without one', async () => {
    const count = async () =>
      (await shop.database.query({ name: 'n3', text: 'select hash from newsletter_consent_event' })).length;
    const before = await count();
    expect(whereTo(await follow('/exConsents/confirm?b=2&a=1'))).toEqual([303, '/?a=1&b=2']);
    expect(await count()).toBe(before);
    expect(whereTo(await follow('/exConsents/confirm?hash=%21%21'))).toEqual([303, '/']);
    expect(await count()).toBe(before + 1);
  });

  it('lead to the root with their query where subscriptions are to be managed', async () => {
    expect(whereTo(await follow('/exConsents/manageSubscriptions?a=1'))).toEqual([303, '/?a=1']);
    expect(whereTo(await follow('/exconsents/managesubscriptions'))).toEqual([303, '/']);
  });
});
