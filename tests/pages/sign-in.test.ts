import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../e2e/support/text-of.ts';
import { accountForm, PASSWORD, register } from '../support/customers.ts';
import { readMailedLink } from '../support/mailed-link.ts';
import { openPlainBrowser, whereTo, wordsOf } from '../support/page-forms.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { openWholeShop, type WholeShop } from '../support/whole-shop.ts';

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop(smallCatalogue);
  await shop.listen();
});
afterAll(() => shop.close());

const HOST = 'de.localhost';
const text = (key: Parameters<typeof textOf>[1], values?: Parameters<typeof textOf>[2]) =>
  textOf('de-DE', key, values);

/** Path and query of the link in the mail of a kind, once the job has written it. */
async function linkFrom(email: string, path: string): Promise<string> {
  const { pathname, search } = await readMailedLink(shop, email, path);
  return `${pathname}${search}`;
}

describe('the guards', () => {
  it.each(['/my-account'])(
    'R-05: %s sends a visitor to the root, with a warning in the log',
    async (path) => {
      shop.takeLog();
      const answer = await shop.get(`${HOST}${path}`);
      expect(whereTo(answer)).toEqual([303, '/']);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(shop.takeLog().map((line) => JSON.parse(line))).toMatchObject([{ level: 40, address: path }]);
    },
  );

  it.each(['/create-account', '/password-reset', '/password-reset/check-email', '/checkout/login'])(
    'R-05: %s sends a customer home',
    async (path) => {
      const customer = await register(shop, HOST, `guard${path.replace(/\W/g, '-')}@example.com`);
      const answer = await customer.get(path);
      expect(whereTo(answer)).toEqual([303, '/']);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  it('R-05: a customer on /login gets the same path without the query, and then home', async () => {
    const customer = await register(shop, HOST, 'guard-login@example.com');
    expect(whereTo(await customer.get('/login?back=%2Fwerkstatt%2F'))).toEqual([303, '/login']);
    expect(whereTo(await customer.get('/login'))).toEqual([303, '/']);
  });

  it.each(['/login', '/create-account', '/password-reset', '/checkout/login', '/checkout/create-account'])(
    'D-11: %s is a page that is never cached and not for search engines',
    async (path) => {
      const answer = await shop.get(`${HOST}${path}`);
      expect(answer.status).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.body).toContain('noindex, nofollow');
    },
  );

  it('R-02: they answer under a second language of the country, and lead on in it', async () => {
    const browser = openPlainBrowser(shop, 'ch.localhost');
    expect(wordsOf(await browser.get('/fr/login'))).toContain(textOf('fr-CH', 'account.newHere'));
    const answer = await browser.post('/fr/create-account', {
      ...accountForm('fr@example.com'),
      back: '/fr/atelier/',
    });
    expect(whereTo(answer)).toEqual([303, '/fr/atelier/']);
  });
});

describe('registering', () => {
  it('U-01: signs in, leads back to where one came from, and tells scripts nothing but the hint', async () => {
    const browser = openPlainBrowser(shop, HOST);
    const page = await browser.get('/create-account', { referer: 'http://de.localhost/werkstatt/?page=2' });
    expect(page.body).toContain('value="/werkstatt/?page=2"');
    const answer = await browser.post('/create-account', {
      ...accountForm('back@example.com'),
      back: '/werkstatt/?page=2',
    });
    expect(whereTo(answer)).toEqual([303, '/werkstatt/?page=2']);
    expect([...browser.cookies.keys()].sort()).toEqual(['cart', 'customer-id', 'signed-in', 'token']);
    expect(wordsOf(await browser.get('/my-account'))).toContain('Ada Muster back@example.com');
  });

  it('U-01: never leads out of the shop', async () => {
    for (const [number, back] of ['//evil.example/', 'https://evil.example/', '/\\evil.example'].entries()) {
      const browser = openPlainBrowser(shop, HOST);
      const answer = await browser.post('/create-account', {
        ...accountForm(`out${number}@example.com`),
        back,
      });
      expect(whereTo(answer)).toEqual([303, '/']);
    }
  });

  it('U-03: what is wrong stands beside its field and in a summary; what was typed is kept, passwords are not', async () => {
    const answer = await shop.post(`${HOST}/create-account`, {
      ...accountForm('no e-mail'),
      customerType: 'company',
      firstName: '',
      passwordAgain: 'another-harbour-42',
    });
    expect(answer.status).toBe(422);
    expect(wordsOf(answer)).toContain(text('checkout.checkFields', { count: 3 }));
    for (const words of [
      text('rule.required', { field: text('field.firstName') }),
      text('rule.email'),
      text('account.passwordConfirmed'),
    ])
      expect(wordsOf(answer)).toContain(words);
    expect(answer.body).toContain('value="no e-mail"');
    expect(answer.body).toMatch(/<input[^>]*value="company"[^>]*checked=""|checked=""[^>]*value="company"/);
    expect(answer.body).toMatch(/href="#firstName"/);
    expect(answer.body).not.toContain('harbour');
  });

  it.each([
    ['onlyletters', 'account.passwordRule'],
    ['password1', 'account.passwordCommon'],
    ['a1', 'rule.min'],
  ] as const)('U-03: the password %s is refused in words', async (password, key) => {
    const email = 'rule@example.com';
    const answer = await shop.post(`${HOST}/create-account`, {
      ...accountForm(email),
      password,
      passwordAgain: password,
    });
    expect(answer.status).toBe(422);
    expect(wordsOf(answer)).toContain(text(key, { field: text('account.password'), min: 8 }));
  });

  it('U-03: a known e-mail is answered like a new one', async () => {
    await register(shop, HOST, 'twice@example.com');
    const stranger = openPlainBrowser(shop, HOST);
    const again = {
      ...accountForm('twice@example.com'),
      password: 'other-harbour-42',
      passwordAgain: 'other-harbour-42',
    };
    expect(whereTo(await stranger.post('/create-account', again))).toEqual([303, '/']);
  });

  it('U-01: its mailed link confirms the e-mail, after signing in where need be', async () => {
    const email = 'confirm@example.com';
    const customer = await register(shop, HOST, email);
    const unconfirmed = text('account.emailUnconfirmed', { email });
    expect(wordsOf(await customer.get('/my-account'))).toContain(unconfirmed);
    const link = await linkFrom(email, '/create-account/confirm');

    const elsewhere = openPlainBrowser(shop, HOST);
    const toLogin = await elsewhere.get(link);
    expect(toLogin.status).toBe(303);
    const login = String(toLogin.headers.location);
    expect(wordsOf(await elsewhere.get(login))).toContain(text('account.signInFirst'));
    const back = new URL(login, 'http://x').searchParams.get('back') ?? '';
    const signedIn = await elsewhere.post('/login', { email, password: PASSWORD, back });
    expect(whereTo(signedIn)).toEqual([303, link]);
    expect(whereTo(await elsewhere.get(link))).toEqual([303, '/my-account?note=email-confirmed']);
    const account = wordsOf(await elsewhere.get('/my-account?note=email-confirmed'));
    expect(account).toContain(text('account.emailConfirmed'));
    expect(account).not.toContain(unconfirmed);
    const used = await elsewhere.get(link);
    expect(used.status).toBe(422);
    expect(wordsOf(used)).toContain(text('account.linkInvalid'));
  });
});

describe('signing in and out', () => {
  it('U-03: a wrong password and an unknown e-mail are answered alike, with the e-mail kept', async () => {
    await register(shop, HOST, 'known@example.com');
    const tries = await Promise.all(
      ['known@example.com', 'unknown@example.com'].map((email) =>
        shop.post(`${HOST}/login`, { email, password: 'wrong-harbour-42' }),
      ),
    );
    for (const answer of tries) {
      expect(answer.status).toBe(422);
      expect(wordsOf(answer)).toContain(text('account.invalidCredentials'));
      expect(answer.body).not.toContain('wrong-harbour');
    }
    expect(tries[0]?.body).toContain('value="known@example.com"');
  });

  it('U-01: signing out ends the session, its cookies and the choices of the visit', async () => {
    const customer = await register(shop, HOST, 'out@example.com');
    const before = new Map(customer.cookies);
    expect(whereTo(await customer.get('/log-out'))).toEqual([303, '/']);
    expect([...customer.cookies.keys()]).toEqual([]);
    const stolen = [...before].map(([name, value]) => `${name}=${value}`).join('; ');
    expect(whereTo(await shop.get(`${HOST}/my-account`, { cookie: stolen }))).toEqual([303, '/']);
  });

  it('D-11: a link of another site signs nobody out', async () => {
    const customer = await register(shop, HOST, 'led-out@example.com');
    const cookie = [...customer.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const led = await shop.get(`${HOST}/log-out`, { cookie, 'sec-fetch-site': 'cross-site' });
    expect(whereTo(led)).toEqual([303, '/my-account']);
    expect((await shop.get(`${HOST}/my-account`, { cookie })).status).toBe(200);
  });

  it('R-02: a guest who signs out keeps the cart', async () => {
    const guest = openPlainBrowser(shop, HOST);
    await guest.call('addToCart', { sku: 'EX10000001' });
    await guest.get('/log-out');
    expect((await guest.call('getMe', {})).json).toMatchObject({
      data: { activeCart: { totalLineItemQuantity: 1 } },
    });
  });

  it('U-03: too many tries are told with the minutes to wait', async () => {
    const guess = { email: 'guessed@example.com', password: 'wrong-harbour-42' };
    for (let attempt = 0; attempt < 10; attempt += 1) await shop.post(`${HOST}/login`, guess);
    const limited = await shop.post(`${HOST}/login`, guess);
    expect(limited.status).toBe(429);
    expect(wordsOf(limited)).toContain(text('account.tryLater', { minutes: 15 }));
  });

  it('U-01: where two carts became one, the cart tells it once', async () => {
    const first = await register(shop, HOST, 'merge@example.com');
    await first.call('addToCart', { sku: 'EX10000001', quantity: 2 });
    const second = openPlainBrowser(shop, HOST);
    await second.call('addToCart', { sku: 'EX10000001', quantity: 5 });
    await second.call('addToCart', { sku: 'EX10000002' });
    const signedIn = await second.post('/login', {
      email: 'merge@example.com',
      password: PASSWORD,
      back: '/werkstatt/',
    });
    expect(whereTo(signedIn)).toEqual([303, '/checkout/cart']);
    const cart = wordsOf(await second.get('/checkout/cart'));
    expect(cart).toContain(text('account.merged'));
    expect(cart).toContain(text('account.mergeAdded', { count: 1 }));
    expect(cart).toContain(text('account.mergeRaised', { count: 1 }));
    expect(wordsOf(await second.get('/checkout/cart'))).not.toContain(text('account.merged'));
  });

  it('U-01: from the checkout, signing in leads back into it', async () => {
    await register(shop, HOST, 'checkout@example.com').then((browser) => browser.get('/log-out'));
    const guest = openPlainBrowser(shop, HOST);
    await guest.call('addToCart', { sku: 'EX10000001' });
    expect(wordsOf(await guest.get('/checkout/login'))).toContain(text('account.guestText'));
    const signedIn = await guest.post('/checkout/login', {
      email: 'checkout@example.com',
      password: PASSWORD,
    });
    expect(whereTo(signedIn)).toEqual([303, '/checkout']);
    expect(whereTo(await guest.get('/checkout'))).toEqual([303, '/checkout/addresses']);
  });
});

describe('a forgotten password', () => {
  it('U-01: is replaced by the mailed link, once, and signs in everywhere anew', async () => {
    const email = 'forgot@example.com';
    const customer = await register(shop, HOST, email);
    expect(whereTo(await shop.post(`${HOST}/password-reset`, { email }))).toEqual([
      303,
      '/password-reset/check-email',
    ]);
    const check = wordsOf(await shop.get(`${HOST}/password-reset/check-email`));
    expect(check).toContain(text('account.checkEmailText', { minutes: 10 }));
    const link = await linkFrom(email, '/password-reset/change-password');

    const token = new URL(link, 'http://x').searchParams.get('token') ?? '';
    expect((await shop.get(`${HOST}${link}`)).body).toContain(`value="${token}"`);
    const fresh = 'amber-lantern-77';
    const weak = await shop.post(`${HOST}/password-reset/change-password`, {
      token,
      newPassword: 'amberlantern',
      passwordAgain: 'amberlantern',
    });
    expect([weak.status, wordsOf(weak).includes(text('account.passwordRule'))]).toEqual([422, true]);
    const change = { token, newPassword: fresh, passwordAgain: fresh };
    const changed = await shop.post(`${HOST}/password-reset/change-password`, change);
    expect(whereTo(changed)).toEqual([303, '/login?note=password-changed']);
    expect(wordsOf(await shop.get(`${HOST}/login?note=password-changed`))).toContain(
      text('account.passwordChanged'),
    );
    expect(whereTo(await customer.get('/my-account'))).toEqual([303, '/']);
    expect(whereTo(await shop.post(`${HOST}/login`, { email, password: fresh }))).toEqual([303, '/']);
    const again = await shop.post(`${HOST}/password-reset/change-password`, change);
    expect([again.status, wordsOf(again).includes(text('account.linkInvalid'))]).toEqual([422, true]);
  });

  it('U-03: an unknown e-mail is answered like a known one', async () => {
    expect(whereTo(await shop.post(`${HOST}/password-reset`, { email: 'nobody@example.com' }))).toEqual([
      303,
      '/password-reset/check-email',
    ]);
  });
});

it('S-03: without JavaScript a frame in the header leads to signing in, or to the account', async () => {
  expect((await shop.get(`${HOST}/`)).body).toContain('src="/login/link"');
  const visitor = await shop.get(`${HOST}/login/link`);
  expect(visitor.body).toMatch(/<a href="\/login" target="_top" aria-label="Anmelden"/);
  const customer = await register(shop, HOST, 'frame@example.com');
  const framed = await customer.get('/login/link');
  expect(framed.body).toMatch(/<a href="\/my-account" target="_top" aria-label="Mein Konto: Ada"/);
  expect(framed.headers['cache-control']).toBe('no-store');
});
