import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statement } from '../../src/kernel/database.ts';
import { textOf } from '../e2e/support/text-of.ts';
import { addressForm, PASSWORD, place, register } from '../support/customers.ts';
import { readMailedLink } from '../support/mailed-link.ts';
import { fieldsOf, openPlainBrowser, whereTo, wordsOf } from '../support/page-forms.ts';
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

describe('R-05: pages of customers', () => {
  const paths = [
    '/my-account',
    '/my-account/my-profile',
    '/my-account/shipping-details',
    '/my-account/billing-details',
    '/my-account/my-newsletter',
    '/my-account/my-orders',
    '/my-account/my-reviews',
  ];

  it.each(paths)('%s sends a visitor to the root with a warning, also who posts to it', async (path) => {
    shop.takeLog();
    expect(whereTo(await shop.get(`${HOST}${path}`))).toEqual([303, '/']);
    const warnings = shop.takeLog().map((line) => JSON.parse(line) as { level: number; address: string });
    expect(warnings).toMatchObject([{ level: 40, address: path }]);
    // Their forms belong to other pages.
    if (path === '/my-account' || path === '/my-account/my-orders') return;
    expect(whereTo(await shop.post(`${HOST}${path}`, { intent: 'add' }))).toEqual([303, '/']);
  });

  it.each(paths)('%s is a customer’s own, never cached, not for search engines', async (path) => {
    const customer = await register(shop, HOST, `own${path.replace(/\W/g, '-')}@example.com`);
    const answer = await customer.get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('noindex, nofollow');
  });
});

describe.each(['shipping', 'billing'] as const)('U-02: the %s book', (book) => {
  const path = `/my-account/${book}-details`;

  it('adds, changes, makes default and deletes, each after the other', async () => {
    const customer = await register(shop, HOST, `${book}@example.com`);
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
    const customer = await register(shop, HOST, `${book}-errors@example.com`);
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
    const customer = await register(shop, HOST, `${book}-stale@example.com`);
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
    const customer = await register(shop, HOST, 'profile@example.com');
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
    const customer = await register(shop, HOST, 'profile-wrong@example.com');
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
    const customer = await register(shop, HOST, 'old-mail@example.com');
    const email = 'new-mail@example.com';
    const { version = '' } = fieldsOf(await customer.get('/my-account/my-profile'));
    const asked = await customer.post('/my-account/my-profile', { intent: 'email', version, email });
    expect(whereTo(asked)).toEqual([303, '/my-account/my-profile?note=email-sent']);
    expect(wordsOf(await customer.get('/my-account'))).toContain('old-mail@example.com');
    const { pathname, search } = await readMailedLink(shop, email, '/my-account/confirm-email');
    expect(whereTo(await customer.get(`${pathname}${search}`))).toEqual([
      303,
      '/my-account?note=email-confirmed',
    ]);
    expect(wordsOf(await customer.get('/my-account'))).toContain(email);
  });

  it('changes the password, which needs the current one', async () => {
    const customer = await register(shop, HOST, 'password@example.com');
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

describe('consent to a review', () => {
  /** A customer who bought two drills in a country, by transfer. */
  async function buyTwo(email: string, host: string, address: { country: 'CZ' | 'DE'; postalCode: string }) {
    const customer = await register(shop, host, email);
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
