import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../e2e/support/text-of.ts';
import { addressForm, register } from '../support/customers.ts';
import { fieldsOf, openPlainBrowser, whereTo, wordsOf } from '../support/page-forms.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { openWholeShop, type WholeShop } from '../support/whole-shop.ts';

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop(smallCatalogue);
});
afterAll(() => shop.close());

const HOST = 'de.localhost';

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
    const customer = await register(shop, HOST, 'buyer@example.com');
    await customer.call('addToCart', { sku: 'EX10000001' });
    const empty = await customer.get('/checkout/addresses');
    expect(fieldsOf(empty)).toMatchObject({
      ...{ email: 'buyer@example.com', 'billing.city': '' },
      ...{ 'billing.firstName': 'Ada', 'billing.lastName': 'Muster' },
    });
    const sent = { ...details(fieldsOf(empty)), saveAddress: '1' };
    expect(whereTo(await customer.post('/checkout/addresses', sent))).toEqual([303, '/checkout/payment']);
    const account = wordsOf(await customer.get('/my-account'));
    expect(account.match(/Hauptstraße 7b/g)).toHaveLength(2);

    const payment = fieldsOf(await customer.get('/checkout/payment'));
    const ordered = await customer.post('/checkout/payment', { ...payment, paymentMethod: 'bank-transfer' });
    expect(String(ordered.headers.location)).toMatch(/^\/checkout\/thank-you\?order=/);
    const thanks = await customer.get(String(ordered.headers.location));
    expect(wordsOf(thanks)).not.toContain(textOf('de-DE', 'account.newHereText'));
    const number = /NS\d{10}/.exec(wordsOf(thanks))?.[0] ?? 'none';
    const orders = wordsOf(await customer.get('/my-account'));
    expect(orders).toContain(number);
    expect(orders).toContain(textOf('de-DE', 'account.orderOpen'));

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
    expect(wordsOf(missing)).toContain(
      textOf('de-DE', 'rule.required', { field: textOf('de-DE', 'account.reviewRating') }),
    );
    const reviewed = await customer.post('/my-account/my-reviews?sku=EX10000001', review);
    expect(whereTo(reviewed)).toEqual([303, '/my-account/my-reviews?note=review-sent']);
    const own = wordsOf(await customer.get('/my-account/my-reviews?note=review-sent'));
    expect(own).toContain(textOf('de-DE', 'account.reviewSent'));
    expect(own).toContain('It drills.');
    const twice = await customer.post('/my-account/my-reviews?sku=EX10000001', review);
    expect(twice.status).toBe(422);
    expect(wordsOf(twice)).toContain(textOf('de-DE', 'account.reviewAlreadySubmitted'));
    const never = await customer.post('/my-account/my-reviews', { ...review, sku: 'EX10000009' });
    expect(wordsOf(never)).toContain(textOf('de-DE', 'account.reviewNotPurchased'));
  });

  it('U-02: fills the form with a saved address that is picked', async () => {
    const customer = await register(shop, HOST, 'picker@example.com');
    await customer.post('/my-account/billing-details', { intent: 'add', ...addressForm('billing') });
    await customer.post('/my-account/shipping-details', {
      intent: 'add',
      ...addressForm('shipping', { city: 'Potsdam', postalCode: '14467' }),
    });
    await customer.call('addToCart', { sku: 'EX10000001' });
    const page = await customer.get('/checkout/addresses');
    expect(wordsOf(page)).toContain(textOf('de-DE', 'account.chooseAddress'));
    const id = /\/checkout\/addresses\?shipping=([0-9a-f-]{36})/.exec(page.body)?.[1];
    const picked = await customer.get(`/checkout/addresses?shipping=${id}`);
    expect(fieldsOf(picked)).toMatchObject({ 'shipping.city': 'Potsdam', 'shipping.postalCode': '14467' });
  });

  it('R-05: is past its sign-in, which leads to the step that is next', async () => {
    const customer = await register(shop, HOST, 'past@example.com');
    await customer.call('addToCart', { sku: 'EX10000001' });
    expect(whereTo(await customer.get('/checkout/login'))).toEqual([303, '/checkout/addresses']);
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
