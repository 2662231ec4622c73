import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statement } from '../../src/kernel/database.ts';
import { textOf } from '../e2e/support/text-of.ts';
import { openPlainBrowser, type PlainBrowser } from '../support/page-forms.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { openWholeShop, type PageAnswer, type WholeShop } from '../support/whole-shop.ts';

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop(smallCatalogue);
  await shop.listen();
});
afterAll(() => shop.close());

const PASSWORD = 'olive-harbour-42';
const HOST = 'de.localhost';
const text = (key: Parameters<typeof textOf>[1], values?: Parameters<typeof textOf>[2]) =>
  textOf('de-DE', key, values);
const whereTo = ({ status, headers }: PageAnswer) => [status, headers.location];
const wordsOf = ({ body }: PageAnswer) =>
  body
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
/** What the fields of a page hold, hidden ones too; of forms of one name the first. */
function fieldsOf({ body }: PageAnswer): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [input] of body.matchAll(/<input [^>]*>/g)) {
    const name = / name="([^"]*)"/.exec(input)?.[1];
    if (name !== undefined) fields[name] ??= / value="([^"]*)"/.exec(input)?.[1] ?? '';
  }
  return fields;
}

async function register(email: string, host = HOST): Promise<PlainBrowser> {
  const browser = openPlainBrowser(shop, host);
  const answer = await browser.post('/create-account', {
    customerType: 'private',
    firstName: 'Ada',
    lastName: 'Muster',
    email,
    password: PASSWORD,
    passwordAgain: PASSWORD,
  });
  expect(answer.status).toBe(303);
  return browser;
}

const place = {
  streetName: 'Hauptstraße',
  streetNumber: '7b',
  postalCode: '10115',
  city: 'Berlin',
  phone: '+49301234567',
};
const addressForm = (book: 'billing' | 'shipping', changes: Partial<typeof place> = {}) =>
  Object.fromEntries(
    Object.entries({ firstName: 'Ada', lastName: 'Muster', ...place, ...changes }).map(([field, value]) => [
      `${book}.${field}`,
      value,
    ]),
  );

describe('R-05: pages of customers', () => {
  const paths = [
    '/my-account',
    '/my-account/my-profile',
    '/my-account/shipping-details',
    '/my-account/billing-details',
    '/my-account/my-reviews',
  ];

  it.each(paths)('%s sends a visitor to the root with a warning, also who posts to it', async (path) => {
    shop.takeLog();
    expect(whereTo(await shop.get(`${HOST}${path}`))).toEqual([303, '/']);
    const warnings = shop.takeLog().map((line) => JSON.parse(line) as { level: number; address: string });
    expect(warnings).toMatchObject([{ level: 40, address: path }]);
    if (path === '/my-account') return;
    expect(whereTo(await shop.post(`${HOST}${path}`, { intent: 'add' }))).toEqual([303, '/']);
  });

  it.each(paths)('%s is a customer’s own, never cached, not for search engines', async (path) => {
    const customer = await register(`own${path.replace(/\W/g, '-')}@example.com`);
    const answer = await customer.get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('noindex, nofollow');
  });
});

describe.each(['shipping', 'billing'] as const)('U-02: the %s book', (book) => {
  const path = `/my-account/${book}-details`;

  it('adds, changes, makes default and deletes, each after the other', async () => {
    const customer = await register(`${book}@example.com`);
    expect(wordsOf(await customer.get(path))).toContain(text('account.noAddresses'));
    const form = fieldsOf(await customer.get(`${path}?add=1`));
    expect([form[`${book}.firstName`], form[`${book}.lastName`]]).toEqual(['Ada', 'Muster']);

    const add = { intent: 'add', version: form.version ?? '', ...addressForm(book) };
    expect(whereTo(await customer.post(`${path}?add=1`, add))).toEqual([303, `${path}?note=saved`]);
    const list = await customer.get(`${path}?note=saved`);
    expect(wordsOf(list)).toContain(text('account.saved'));
    expect(wordsOf(list)).toContain('Hauptstraße 7b');
    expect(wordsOf(list)).not.toContain(text('account.defaultAddress'));

    const { id = '', version = '' } = fieldsOf(list);
    expect((await customer.post(path, { intent: 'default', id, version })).status).toBe(303);
    expect(wordsOf(await customer.get(path))).toContain(text('account.defaultAddress'));

    const edit = fieldsOf(await customer.get(`${path}?edit=${id}`));
    expect(edit[`${book}.city`]).toBe('Berlin');
    const changed = {
      intent: 'edit',
      id,
      version: edit.version ?? '',
      ...addressForm(book, { city: 'Potsdam' }),
    };
    expect((await customer.post(`${path}?edit=${id}`, changed)).status).toBe(303);
    expect(wordsOf(await customer.get('/my-account'))).toContain('Potsdam');

    const question = await customer.get(`${path}?delete=${id}`);
    expect(wordsOf(question)).toContain(text('account.deleteQuestion'));
    const { version: last = '' } = fieldsOf(question);
    expect(
      (await customer.post(`${path}?delete=${id}`, { intent: 'delete', id, version: last })).status,
    ).toBe(303);
    expect(wordsOf(await customer.get(path))).toContain(text('account.noAddresses'));
  });

  it('says what is wrong beside the fields, by the rules of the country, and keeps what was typed', async () => {
    const customer = await register(`${book}-errors@example.com`);
    const answer = await customer.post(`${path}?add=1`, {
      intent: 'add',
      ...addressForm(book, { postalCode: '1011', streetNumber: 'b' }),
    });
    expect(answer.status).toBe(422);
    expect(wordsOf(answer)).toContain(text('checkout.checkFields', { count: 2 }));
    expect(wordsOf(answer)).toContain(text('rule.streetNumber'));
    expect(fieldsOf(answer)[`${book}.postalCode`]).toBe('1011');
  });

  it('X-02: knows nobody else’s address, and tells when the book was changed elsewhere', async () => {
    const customer = await register(`${book}-stale@example.com`);
    expect((await customer.get(`${path}?edit=00000000-0000-7000-8000-000000000000`)).status).toBe(404);
    const add = { intent: 'add', version: '1', ...addressForm(book) };
    await customer.post(path, add);
    const stale = await customer.post(`${path}?add=1`, add);
    expect(stale.status).toBe(422);
    expect(wordsOf(stale)).toContain(text('account.changedElsewhere'));
    expect(fieldsOf(stale).version).toBe('2');
  });
});

describe('U-02: the profile', () => {
  it('changes name, kind of customer and VAT id', async () => {
    const customer = await register('profile@example.com');
    const { version = '' } = fieldsOf(await customer.get('/my-account/my-profile'));
    const saved = await customer.post('/my-account/my-profile', {
      intent: 'profile',
      version,
      customerType: 'company',
      firstName: 'Grace',
      lastName: 'Muster-Hopper',
      vatId: 'DE136695976',
      dateOfBirth: '1986-12-09',
    });
    expect(whereTo(saved)).toEqual([303, '/my-account/my-profile?note=saved']);
    const profile = await customer.get('/my-account/my-profile?note=saved');
    expect(wordsOf(profile)).toContain(text('account.saved'));
    expect(fieldsOf(profile)).toMatchObject({
      firstName: 'Grace',
      vatId: 'DE136695976',
      dateOfBirth: '1986-12-09',
    });
  });

  it('answers wrong input beside its field, of the form that was sent alone', async () => {
    const customer = await register('profile-wrong@example.com');
    const { version = '' } = fieldsOf(await customer.get('/my-account/my-profile'));
    const sent = {
      intent: 'profile',
      version,
      customerType: 'private',
      firstName: '',
      lastName: 'M',
      vatId: '',
    };
    const answer = await customer.post('/my-account/my-profile', { ...sent, dateOfBirth: '2999-01-01' });
    expect(answer.status).toBe(422);
    expect(wordsOf(answer)).toContain(text('rule.required', { field: text('field.firstName') }));
    const later = await customer.post('/my-account/my-profile', {
      ...sent,
      firstName: 'A',
      dateOfBirth: '2999-01-01',
    });
    expect(wordsOf(later)).toContain(text('account.dateRule'));
  });

  it('changes the e-mail once the link mailed to the new one is opened', async () => {
    const customer = await register('old-mail@example.com');
    const email = 'new-mail@example.com';
    const { version = '' } = fieldsOf(await customer.get('/my-account/my-profile'));
    const asked = await customer.post('/my-account/my-profile', { intent: 'email', version, email });
    expect(whereTo(asked)).toEqual([303, '/my-account/my-profile?note=email-sent']);
    expect(wordsOf(await customer.get('/my-account'))).toContain('old-mail@example.com');
    const find = async () =>
      (await shop.mailsTo(email)).flatMap(
        ({ parts }) => /https?:\/\/\S+confirm-email\?token=\S+/.exec(parts['text/plain'] ?? '') ?? [],
      )[0];
    await expect.poll(find).toBeDefined();
    const { pathname, search } = new URL((await find()) ?? '');
    expect(whereTo(await customer.get(`${pathname}${search}`))).toEqual([
      303,
      '/my-account?note=email-confirmed',
    ]);
    expect(wordsOf(await customer.get('/my-account'))).toContain(email);
  });

  it('changes the password, which needs the current one', async () => {
    const customer = await register('password@example.com');
    const { version = '' } = fieldsOf(await customer.get('/my-account/my-profile'));
    const change = {
      intent: 'password',
      version,
      currentPassword: 'wrong-harbour-42',
      newPassword: 'amber-lantern-77',
      passwordAgain: 'amber-lantern-77',
    };
    const wrong = await customer.post('/my-account/my-profile', change);
    expect(wrong.status).toBe(422);
    expect(wordsOf(wrong)).toContain(text('account.wrongPassword'));
    expect(wrong.body).not.toContain('lantern');
    const right = await customer.post('/my-account/my-profile', { ...change, currentPassword: PASSWORD });
    expect(whereTo(right)).toEqual([303, '/my-account/my-profile?note=saved']);
    const again = openPlainBrowser(shop, HOST);
    const signIn = { email: 'password@example.com', password: 'amber-lantern-77' };
    expect(whereTo(await again.post('/login', signIn))).toEqual([303, '/']);
  });
});

describe('the checkout of a customer', () => {
  const details = (form: Record<string, string>) => ({
    cartId: form.cartId ?? '',
    version: form.version ?? '',
    email: 'buyer@example.com',
    clientType: 'PRIVATE',
    ...addressForm('billing'),
    shippingAddressType: 'SAME_AS_BILLING',
  });

  it('U-02: keeps the addresses as defaults, begins with them next time, and shows the order', async () => {
    const customer = await register('buyer@example.com');
    await customer.call('addToCart', { sku: 'EX10000001' });
    const empty = await customer.get('/checkout/addresses');
    expect(fieldsOf(empty)).toMatchObject({ email: 'buyer@example.com', 'billing.city': '' });
    const sent = { ...details(fieldsOf(empty)), saveAddress: '1' };
    expect(whereTo(await customer.post('/checkout/addresses', sent))).toEqual([303, '/checkout/payment']);
    const account = wordsOf(await customer.get('/my-account'));
    expect(account.match(/Hauptstraße 7b/g)).toHaveLength(2);

    const payment = fieldsOf(await customer.get('/checkout/payment'));
    const ordered = await customer.post('/checkout/payment', { ...payment, paymentMethod: 'bank-transfer' });
    expect(String(ordered.headers.location)).toMatch(/^\/checkout\/thank-you\?order=/);
    const thanks = await customer.get(String(ordered.headers.location));
    expect(wordsOf(thanks)).not.toContain(text('account.newHereText'));
    const number = /NS\d{10}/.exec(wordsOf(thanks))?.[0] ?? 'none';
    const orders = wordsOf(await customer.get('/my-account'));
    expect(orders).toContain(number);
    expect(orders).toContain(text('account.orderOpen'));

    await customer.call('addToCart', { sku: 'EX10000002' });
    const next = await customer.get('/checkout/addresses');
    expect(fieldsOf(next)).toMatchObject({ 'billing.city': 'Berlin', 'billing.postalCode': '10115' });

    // Rule W-01: what was bought can be reviewed, once.
    const reviews = await customer.get('/my-account/my-reviews?sku=EX10000001');
    const review = {
      ...fieldsOf(reviews),
      rating: '4',
      title: 'Solid',
      text: 'It drills.',
      authorName: 'Ada',
    };
    const missing = await customer.post('/my-account/my-reviews?sku=EX10000001', {
      ...review,
      rating: '',
      text: '',
    });
    expect(missing.status).toBe(422);
    expect(wordsOf(missing)).toContain(text('rule.required', { field: text('account.reviewRating') }));
    const reviewed = await customer.post('/my-account/my-reviews?sku=EX10000001', review);
    expect(whereTo(reviewed)).toEqual([303, '/my-account/my-reviews?note=review-sent']);
    const own = wordsOf(await customer.get('/my-account/my-reviews?note=review-sent'));
    expect(own).toContain(text('account.reviewSent'));
    expect(own).toContain('It drills.');
    const twice = await customer.post('/my-account/my-reviews?sku=EX10000001', review);
    expect(twice.status).toBe(422);
    expect(wordsOf(twice)).toContain(text('account.reviewAlreadySubmitted'));
    const never = await customer.post('/my-account/my-reviews', { ...review, sku: 'EX10000009' });
    expect(wordsOf(never)).toContain(text('account.reviewNotPurchased'));
  });

  it('U-02: fills the form with a saved address that is picked', async () => {
    const customer = await register('picker@example.com');
    await customer.post('/my-account/billing-details', { intent: 'add', ...addressForm('billing') });
    await customer.post('/my-account/shipping-details', {
      intent: 'add',
      ...addressForm('shipping', { city: 'Potsdam', postalCode: '14467' }),
    });
    await customer.call('addToCart', { sku: 'EX10000001' });
    const page = await customer.get('/checkout/addresses');
    expect(wordsOf(page)).toContain(text('account.chooseAddress'));
    const id = /\/checkout\/addresses\?shipping=([0-9a-f-]{36})/.exec(page.body)?.[1];
    const picked = await customer.get(`/checkout/addresses?shipping=${id}`);
    expect(fieldsOf(picked)).toMatchObject({ 'shipping.city': 'Potsdam', 'shipping.postalCode': '14467' });
  });

  it('T-01: a guest is offered an account with the order’s own e-mail; a visitor is offered signing in', async () => {
    const guest = openPlainBrowser(shop, HOST);
    await guest.call('addToCart', { sku: 'EX10000003' });
    const page = await guest.get('/checkout/addresses');
    expect(page.body).toContain('href="/checkout/login"');
    expect(page.body).not.toContain('name="saveAddress"');
    const sent = { ...details(fieldsOf(page)), email: 'guest@example.com' };
    await guest.post('/checkout/addresses', sent);
    const payment = fieldsOf(await guest.get('/checkout/payment'));
    const ordered = await guest.post('/checkout/payment', { ...payment, paymentMethod: 'bank-transfer' });
    const thanks = await guest.get(String(ordered.headers.location));
    const link = /href="(\/create-account\?order=[^"]+)"/.exec(thanks.body)?.[1] ?? '';
    expect(fieldsOf(await guest.get(link))).toMatchObject({ email: 'guest@example.com', firstName: 'Ada' });
    expect(fieldsOf(await shop.get(`${HOST}${link}`)).email).toBe('');
  });
});

describe('consent to a review', () => {
  /** A customer who bought two drills in a country, by transfer. */
  async function buyTwo(email: string, host: string, address: { country: 'CZ' | 'DE'; postalCode: string }) {
    const customer = await register(email, host);
    const { postalCode, country } = address;
    const full = { firstName: 'Ada', lastName: 'Muster', ...place, postalCode, country };
    const call = async <Answer>(name: string, input: object) =>
      ((await customer.call(name, input)).json as { data: Answer }).data;
    for (const sku of ['EX10000001', 'EX10000002']) await call('addToCart', { sku });
    type Versioned = { readonly id: string; readonly version: number };
    const { activeCart } = await call<{ activeCart: Versioned }>('getMe', {});
    const { cart } = await call<{ cart: Versioned }>('updateCart', {
      id: activeCart.id,
      version: activeCart.version,
      actions: [
        { action: 'setBillingAddress', address: full },
        { action: 'setShippingAddress', address: full },
      ],
    });
    const paid = await call<{ cart: Versioned }>('createBankPayment', {
      cartId: cart.id,
      cartVersion: cart.version,
    });
    await call('createMyOrderFromCart', { id: cart.id, version: paid.cart.version });
    return customer;
  }
  const consentOf = async (authorName: string) => {
    const read = statement('select consent from review where author_name = $1 order by sku');
    const rows = await shop.database.query<{ consent: boolean | null }>(read, [authorName]);
    return rows.map(({ consent }) => consent);
  };

  it('W-01: Czechia asks for it with a box that is ticked at first, and keeps what was chosen', async () => {
    const customer = await buyTwo('souhlas@example.com', 'cz.localhost', {
      country: 'CZ',
      postalCode: '110 00',
    });
    const path = (sku: string) => `/my-account/my-reviews?sku=${sku}`;
    const form = await customer.get(path('EX10000001'));
    expect(form.body).toMatch(/<input[^>]*name="reviewConsent"[^>]*checked/);
    expect(wordsOf(form)).toContain(textOf('cs-CZ', 'account.reviewConsent'));
    const review = { rating: '4', title: 'Pevná', text: 'Vrtá.', authorName: 'Souhlas' };
    for (const [sku, consent] of [
      ['EX10000001', { reviewConsent: '1' }],
      ['EX10000002', {}],
    ] as const) {
      const sent = await customer.post(path(sku), { ...review, sku, ...consent });
      expect(whereTo(sent)).toEqual([303, '/my-account/my-reviews?note=review-sent']);
    }
    expect(await consentOf('Souhlas')).toEqual([true, false]);
  });

  it('W-01: where nobody is asked, there is no box and nothing is kept', async () => {
    const customer = await buyTwo('ohne@example.com', HOST, { country: 'DE', postalCode: '10115' });
    const path = '/my-account/my-reviews?sku=EX10000001';
    expect((await customer.get(path)).body).not.toContain('reviewConsent');
    const review = { sku: 'EX10000001', rating: '5', title: 'Gut', text: 'Bohrt.', authorName: 'Ohne' };
    expect((await customer.post(path, review)).status).toBe(303);
    expect(await consentOf('Ohne')).toEqual([null]);
  });
});
