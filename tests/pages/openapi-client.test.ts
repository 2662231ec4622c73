import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMailedLink } from '../support/mailed-link.ts';
import type {
  CartAnswer,
  FieldsAnswer,
  OrderAnswer,
  PaymentAnswer,
  UserAnswer,
} from '../support/openapi-answers.ts';
import { type ApiCaller, type ApiClient, createApiClient } from '../support/openapi-client.ts';
import { place, requestInput, reviewInput, typedPlace, withdrawalInput } from '../support/openapi-inputs.ts';
import { openDocumentedShop } from '../support/openapi-shop.ts';
import { answerSurveyOf } from '../support/openapi-survey.ts';
import { payByCard, shareWallet } from '../support/partner-forms.ts';
import { type RecordedExamples, withSteadyIds } from '../support/recorded-examples.ts';
import { skuOf } from '../support/sample-catalogue.ts';
import { projectRoot } from '../support/source-tree.ts';
import type { WholeShop } from '../support/whole-shop.ts';

const HOST = 'sk.localhost:3000';
const EXAMPLES = join(projectRoot, 'src', 'api', 'openapi-examples.json');

const address = { firstName: 'Jana', lastName: 'Nováková', ...place, phone: '+421 900 123 456' };
const password = 'olive-harbour-42';

let shop: WholeShop;
let server: string;
let client: ApiClient;
const recorded: RecordedExamples = {};

beforeAll(async () => {
  shop = await openDocumentedShop();
  server = await shop.listen();
  client = await createApiClient(server, HOST);
});
afterAll(() => shop.close());

/** A caller whose first answer of each operation is kept as its example. */
function openCaller(): ApiCaller {
  const caller = client.openCaller();
  return {
    ...caller,
    get token() {
      return caller.token;
    },
    async get<Data>(operationId: string, input: unknown = {}, headers?: Readonly<Record<string, string>>) {
      const output = await caller.get<Data>(operationId, input, headers);
      recorded[operationId] ??= { input, output };
      return output;
    },
  };
}

/** The secret of the link in the mail that leads to a page. */
async function readToken(email: string, path: string): Promise<string> {
  const { searchParams } = await readMailedLink(shop, email, path);
  return searchParams.get('token') ?? '';
}

/** Fills in what an order needs; resolves to the cart. */
async function giveAddresses(caller: ApiCaller, { cart: { id, version } }: CartAnswer, email: string) {
  const { cart } = await caller.get<CartAnswer>('updateCart', {
    id,
    version,
    actions: [
      { action: 'setClientType', clientType: 'PRIVATE' },
      { action: 'setShippingAddress', address },
      { action: 'setBillingAddress', address },
      { action: 'setCustomerEmail', email },
    ],
  });
  return cart;
}

describe('X-01: a client made of the document alone', () => {
  it('looks around: categories, products, prices, stock, stores, reviews', async () => {
    const visitor = openCaller();
    await visitor.get('getCategory', { slug: 'dielna', acceptLanguage: ['sk-SK'], fetchSiblings: true });
    await visitor.get('getProduct', { sku: skuOf(1), locale: 'sk-SK' });
    await visitor.get('getProducts', { query: 'vŕtačka', sort: 'price-asc', limit: 2 });
    await visitor.get('productSearch', {
      querySet: 'listing',
      query: 'vŕtačka',
      filters: { brands: ['MSW'], isOnStock: true, maximumCents: 50_000 },
      withFacets: true,
      limit: 2,
    });
    await visitor.get('productSearch', { querySet: 'related', sku: skuOf(1), limit: 2 });
    await visitor.get('getSearchSuggestions', { query: 'vŕtač', limit: 3 });
    const filterQuery = { categoryKey: 'workshop', brands: ['MSW'], isOnStock: true };
    await visitor.get('productProjectionSearch', { filterQuery, sort: 'price-asc', limit: 2 });
    await visitor.get('getComparisonProducts', { sku: skuOf(1), filter: { bware: false }, limit: 2 });
    await visitor.get('getGoodsBeside', { sku: skuOf(1) });
    await visitor.get('getComplementaryProductsBySku', { skus: [skuOf(1)], options: { limit: 4 } });
    const categoryKeys = ['workshop'];
    await visitor.get('getComplementaryProductsByCategories', {
      categoryKeys,
      excludedSkus: [skuOf(1)],
      limit: 2,
    });
    await visitor.get('getVolumeDiscounts', { discountGroup: 'volume_discount_default' });
    await visitor.get('getPersonalizedDiscounts', { cohortTier: 'tier-2' });
    await visitor.get('getShippingMethodsWithoutId', {});
    await visitor.get('getStores', { where: { ids: ['gantry-sk', 'gantry-at'] } });
    await visitor.get('getStore', { key: 'gantry-sk' });
    await visitor.get('getInventory', { skus: [skuOf(1), skuOf(20)] });
    await visitor.get('getReview', { productId: skuOf(1), sort: 'most-recent', limit: 10, offset: 0 });
    await visitor.get('validateVatId', { country: 'AT', vatId: 'ATU33864707' });
    await visitor.get('validateAddress', place);
    await visitor.get('suggestPlaces', { ...typedPlace, field: 'city', text: 'Bratis' });
    await visitor.get('locatePlace', { ...typedPlace, id: 'postal_town=Bratislava' });
    const { request } = await visitor.get<{ request: { id: string } }>('submitRequest', requestInput);
    await visitor.get('getRequest', { id: request.id });
    const { withdrawal } = await visitor.get<{ withdrawal: { id: string } }>(
      'withdrawFromContract',
      withdrawalInput,
    );
    await visitor.get('getWithdrawal', { id: withdrawal.id });
    await visitor.get('getWithdrawals', {});
    expect(await visitor.get('isLoggedIn')).toBe(false);
    expect(visitor.token).toBeUndefined();
  });

  it('asks what has no call of commerce: VAT, old addresses, content, health', async () => {
    const visitor = client.openCaller();
    expect(await visitor.get('validate', { vatId: 'ATU33864707' })).toContain('<ErrorCode>200</ErrorCode>');
    const old = await visitor.get('seoRedirection', { sourceUrl: '/category/dielna' });
    expect(old).toEqual({ targetURL: `http://${HOST}/dielna/`, redirectionCode: 301 });
    expect(await visitor.get('listContent')).toEqual({
      components: ['payment.de-AT.json', 'payment.de-CH.json', 'payment.de-DE.json'],
    });
    const name = 'payment.de-AT.json';
    expect(await visitor.get('getContent', { name })).toMatchObject({ slug: 'payment' });
    expect((await visitor.send('getContent', { name: 'nowhere.de-AT.json' })).status).toBe(404);
    expect(await visitor.get('health')).toEqual({ status: 'live' });
    expect(await visitor.get('ready')).toEqual({ status: 'ready' });
    expect(await visitor.get('isLoggedInOfCustomerRoot')).toBe(false);
  });

  it('buys as a visitor by bank transfer, with a code', async () => {
    const visitor = openCaller();
    const draft = { country: 'SK', currency: 'EUR', locale: 'sk-SK' };
    await visitor.get('createCart', { draft, storeKey: 'gantry-sk' });
    const added = await visitor.get<CartAnswer>('addToCart', { sku: skuOf(1), quantity: 2 });
    const { id } = added.cart;
    await visitor.get('getMe', { currency: 'EUR', storeKey: 'gantry-sk' });
    await visitor.get('getCart', { id, locale: 'sk-SK' });
    const lineItemId = added.cart.lineItems[0]?.id;
    let { version } = added.cart;
    /** The cart after a change of it, which the next change is made of. */
    const change = async (operationId: string, input: object) => {
      const { cart } = await visitor.get<CartAnswer>(operationId, { id, version, ...input });
      ({ version } = cart);
      return cart;
    };
    await change('updateCartQuantity', { lineItemId, quantity: 3 });
    await change('updateCartItemChannel', { lineItemId, supplyChannel: 'warehouse-south' });
    const both = await change('addToCart', { sku: skuOf(2) });
    const second = both.lineItems.find(({ variant }) => variant.sku === skuOf(2));
    const before = await change('removeFromCart', { lineItemId: second?.id });
    expect(before.lineItems.map(({ variant }) => variant.sku)).toEqual([skuOf(1)]);
    const coded = await change('applyCartCoupon', { code: 'WELCOME10' });
    expect(coded.discountCodes).toMatchObject([{ state: 'MatchesCart' }]);
    expect(coded.totalPrice.centAmount).toBeLessThan(before.totalPrice.centAmount);
    const codeId = coded.discountCodes[0]?.discountCode.id;
    const bare = await change('removeCartCoupon', { discountCode: { typeId: 'discount-code', id: codeId } });
    expect(bare.totalPrice).toEqual(before.totalPrice);
    const again = await change('applyCartCoupon', { code: 'WELCOME10' });
    const filled = await giveAddresses(visitor, { cart: again }, 'jana@example.com');
    await visitor.get('getShippingMethodsByCartId', { cartId: id });
    await visitor.get('getShippingMethodsForCustomer', {});
    await visitor.get('getPaymentMethods', { cartId: id });
    const payment = { cartId: id, cartVersion: filled.version };
    const amountPlanned = { currencyCode: 'EUR', centAmount: filled.totalPrice.centAmount };
    const paid = await visitor.get<PaymentAnswer>('createBankPayment', { ...payment, amountPlanned });
    const { order } = await visitor.get<OrderAnswer>('createMyOrderFromCart', paid.cart);
    expect(order).toMatchObject({
      orderNumber: 'NS0000000001',
      totalPrice: { centAmount: filled.totalPrice.centAmount },
      payments: [{ paymentInterface: 'bank-transfer' }],
      bankDetails: { reference: 'NS0000000001' },
    });
    expect((await visitor.send('createMyOrderFromCart', paid.cart)).data).toEqual({ order });
    await visitor.get('getOrders', { limit: 20, offset: 0 });
    expect(await visitor.get('searchOrder', { orderNumber: order.orderNumber })).toEqual({ order });
    await visitor.get('getOrderSteps', { id: order.id });
    await visitor.get('reorder', { orderNumber: order.orderNumber });
    expect(await visitor.get('getPapers', { orderIds: [order.id] })).toEqual({ papers: [] });
    await answerSurveyOf(visitor, shop, order);
  });

  it('buys as a visitor cash on delivery, whose fee is part of the order', async () => {
    const visitor = openCaller();
    const added = await visitor.get<CartAnswer>('addToCart', { sku: skuOf(3) });
    const { id, version } = await giveAddresses(visitor, added, 'peter@example.com');
    const payment = { cartId: id, cartVersion: version };
    const key = { 'idempotency-key': 'cash-1' };
    const paid = await visitor.get<PaymentAnswer>('createCodPayment', payment, key);
    expect((await visitor.send('createCodPayment', payment, key)).data).toEqual(paid);
    const { order } = await visitor.get<OrderAnswer>('createMyOrderFromCart', paid.cart);
    expect(order).toMatchObject({
      customLineItems: [{ totalPrice: { centAmount: 290 } }],
      payments: [{ paymentInterface: 'cash-on-delivery' }],
    });
  });

  it('throws a cart away', async () => {
    const visitor = openCaller();
    const { cart } = await visitor.get<CartAnswer>('addToCart', { sku: skuOf(3) });
    expect(await visitor.get('deleteCart', { id: cart.id, version: cart.version })).toEqual({
      deleted: true,
    });
    expect(await visitor.get('getMe')).toEqual({ activeCart: null });
  });

  it('is a customer: account, addresses, a card payment, a review and a forgotten password', async () => {
    const customer = openCaller();
    const email = 'eva@example.com';
    const added = await customer.get<CartAnswer>('addToCart', { sku: skuOf(1) });
    const names = { firstName: 'Eva', lastName: 'Malá' };
    const signedUp = await customer.get<CartAnswer>('signUp', { email, password, ...names });
    expect(signedUp.cart.lineItems).toHaveLength(1);
    expect(await customer.get('isLoggedIn')).toBe(true);
    await customer.get('confirmEmail', { tokenValue: await readToken(email, '/create-account/confirm') });
    const known = await customer.get<{ customer: UserAnswer['user'] }>('getCustomer', {});
    const actions = [
      { action: 'setFirstName', firstName: 'Evka' },
      { action: 'setCustomerType', customerType: 'private' },
    ];
    const updated = await customer.get<{ customer: UserAnswer['user'] }>('customerUpdateMe', {
      version: known.customer.version,
      actions,
      storeKey: 'gantry-sk',
    });
    let user = updated.customer;
    const change = async (operationId: string, changed: object) => {
      const { id, version } = user;
      const input = { customer: { id, version }, address: changed };
      ({ user } = await customer.get<UserAnswer>(operationId, input));
    };
    await change('addBillingAddress', address);
    await change('addShippingAddress', { ...address, city: 'Trnava', postalCode: '917 01' });
    const idIn = (city: string) => user.addresses.find((one) => one.city === city)?.id;
    const billing = idIn('Bratislava');
    const shipping = idIn('Trnava');
    await change('updateBillingAddress', { ...address, id: billing, streetNumber: '14' });
    await change('updateShippingAddress', { ...address, id: shipping, city: 'Trnava', postalCode: '917 02' });
    await change('setDefaultBillingAddress', { id: billing });
    await change('setDefaultShippingAddress', { id: shipping });
    expect(user).toMatchObject({ defaultBillingAddressId: billing, defaultShippingAddressId: shipping });
    await change('deleteShippingAddress', { id: shipping });
    await change('deleteBillingAddress', { id: billing });
    expect(user).toMatchObject({ addresses: [] });

    const current = await customer.get<{ activeCart: CartAnswer['cart'] }>('getMe');
    expect(current.activeCart.id).toBe(added.cart.id);
    const cartId = current.activeCart.id;
    const returnUrl = `http://${HOST}/checkout/payment`;
    const asked = { cartId, returnUrl };
    const opening = await customer.get<{ redirectUrl: string }>('openExpressCheckout', asked);
    const shared = await customer.get<{ cart: { version: number } }>('completeExpressCheckout', {
      cartId,
      sheet: await shareWallet(shop, opening.redirectUrl),
    });
    const filled = await giveAddresses(customer, { cart: { ...current.activeCart, ...shared.cart } }, email);
    const opened = await customer.get<PaymentAnswer>('createPayment', {
      cartId: filled.id,
      cartVersion: filled.version,
      paymentInterface: 'card',
      method: 'scheme',
      amountPlanned: { currencyCode: 'EUR', centAmount: filled.totalPrice.centAmount },
      returnUrl,
    });
    const { fields } = await customer.get<FieldsAnswer>('getPaymentFields', { id: opened.payment.id });
    expect(fields?.kind).toBe('embedded');
    expect(await payByCard(shop, opened.payment.redirectUrl ?? '')).toBe(303);
    const { order } = await customer.get<OrderAnswer>('completePayment', { id: opened.payment.id });
    expect(order.totalPrice.centAmount).toBe(filled.totalPrice.centAmount);
    const ordered = await customer.get<CartAnswer>('getCart', { id: filled.id });
    expect(ordered.cart).toMatchObject({
      cartState: 'Ordered',
      customerId: user.id,
      totalPrice: filled.totalPrice,
    });

    await customer.get('askStockNotice', { sku: skuOf(20), email });
    const notice = { tokenValue: await readToken(email, '/stock-notice') };
    await customer.get('getStockNotice', notice);
    await customer.get('confirmStockNotice', notice);
    await customer.get('deleteStockNotice', notice);
    expect((await customer.send('getStockNotice', notice)).status).toBe(400);

    await customer.get('addReview', reviewInput);
    const second = await customer.send('addReview', reviewInput);
    expect([second.status, second.body]).toMatchObject([
      409,
      {
        error: {
          code: 'ReviewAlreadySubmitted',
          data: { communicate: 'You have already submitted review for your purchase for SKU' },
        },
      },
    ]);
    expect(await customer.get('getMyReviews', { limit: 10, offset: 0 })).toMatchObject({
      reviews: { total: 1, results: [{ sku: reviewInput.sku }] },
    });
    for (const call of ['getMyNewsletter', 'endMyNewsletter', 'signOut']) await customer.get(call);
    expect(await customer.get('isLoggedIn')).toBe(false);
    await customer.get('requestPasswordReset', { email });
    const tokenValue = await readToken(email, '/password-reset/change-password');
    const newPassword = 'olive-harbour-43';
    await customer.get('customerResetPassword', { tokenValue, newPassword });
    expect((await customer.send('signIn', { email, password })).status).toBe(401);
    expect((await customer.send('customerResetPassword', { tokenValue, newPassword })).status).toBe(400);
    await customer.get('signIn', { email, password: newPassword });
    expect(await customer.get('getOrders', {})).toMatchObject({
      orders: { total: 1, results: [{ id: order.id }] },
    });
  });

  it('agrees to what is stored, subscribes to the newsletter and ends it, by the links of its mails', async () => {
    const visitor = openCaller();
    const email = 'reader@example.com';
    await visitor.get('recordConsent', { wordsVersion: 1, purposes: ['preferences'] });
    await visitor.get('subscribeNewsletter', { email, words: 'I want the newsletter by e-mail.' });
    const tokenValue = await readToken(email, '/newsletter/confirm');
    const asked = { link: 'confirm', tokenValue };
    expect(await visitor.get('getNewsletterSubscription', asked)).toEqual({ email, state: 'pending' });
    await visitor.get('followNewsletterLink', asked);
    expect(await visitor.get('getNewsletterSubscription', asked)).toMatchObject({ state: 'confirmed' });
    await visitor.get('recordNewsletterConsent', { hash: 'eyJyZWRpcmVjdF90byI6Ii8ifQ==' });
  });

  it('makes every operation of the document, and gets what the document shows', async () => {
    expect([...client.made].sort()).toEqual([...client.operationIds].sort());
    const examples = withSteadyIds(recorded);
    if (process.env.RECORD_EXAMPLES !== undefined)
      await writeFile(EXAMPLES, `${JSON.stringify(examples, null, 2)}\n`);
    expect(examples, 'answers changed: docs/api.md says how examples are recorded').toEqual(
      JSON.parse(await readFile(EXAMPLES, 'utf8')),
    );
  });
});
