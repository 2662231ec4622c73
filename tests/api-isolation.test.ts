import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { errorTable } from '../src/api/errors.ts';
import { statement } from '../src/kernel/database.ts';
import { findContractIds } from './support/contract-ids.ts';
import { inventIds, type OwnedIds, type OwnedKind, type Owner, openOwner } from './support/owners.ts';
import { addressIn, createTestShop, type TestShop, type TestShopper } from './support/test-shop.ts';

const SKU = 'EX10000001';
const address = addressIn('SK');

type BuildInput = (ids: OwnedIds) => object;
/** Whose thing the id names, and a call that names it; or why the id is nobody's. */
type Entry = readonly [OwnedKind, BuildInput] | string;

const ofCart: BuildInput = ({ cart, cartVersion }) => ({ id: cart, version: cartVersion });
const ofLine: BuildInput = (ids) => ({ ...ofCart(ids), lineItemId: ids.lineItem });
const paymentOf: BuildInput = ({ cart, cartVersion }) => ({ cartId: cart, cartVersion });
const withAction =
  (build: BuildInput): BuildInput =>
  (ids) => ({ ...ofCart(ids), actions: [build(ids)] });
const withCustomerAction =
  (build: BuildInput): BuildInput =>
  (ids) => ({ version: ids.customerVersion, actions: [build(ids)] });
const customerOf = ({ customer, customerVersion }: OwnedIds) => ({ id: customer, version: customerVersion });
const adding: BuildInput = (ids) => ({ customer: customerOf(ids), address });
const updating: BuildInput = (ids) => ({
  customer: customerOf(ids),
  address: { ...address, id: ids.address },
});
const naming: BuildInput = (ids) => ({ customer: customerOf(ids), address: { id: ids.address } });

const catalogue = 'part of the catalogue, which everyone may read';

/** Every id that the contract takes. One that is missing here fails the first test. */
const entries: Readonly<Record<string, Entry>> = {
  'getInventory cartId': ['cart', ({ cart }) => ({ skus: [SKU], cartId: cart })],
  'getShippingMethodsByCartId cartId': ['cart', ({ cart }) => ({ cartId: cart })],
  'getStores where.id': catalogue,
  'getStores where.ids': catalogue,
  'getCart id': ['cart', ({ cart }) => ({ id: cart })],
  'deleteCart id': ['cart', ofCart],
  'updateCart id': ['cart', withAction(() => ({ action: 'setCustomerEmail', email: 'b@example.com' }))],
  'updateCart actions.addLineItem.variantId': catalogue,
  'updateCart actions.changeLineItemQuantity.lineItemId': [
    'lineItem',
    withAction(({ lineItem }) => ({ action: 'changeLineItemQuantity', lineItemId: lineItem, quantity: 2 })),
  ],
  'updateCart actions.removeLineItem.lineItemId': [
    'lineItem',
    withAction(({ lineItem }) => ({ action: 'removeLineItem', lineItemId: lineItem })),
  ],
  'updateCart actions.setShippingMethod.shippingMethod.id': catalogue,
  'updateCart actions.setLineItemChannel.lineItemId': [
    'lineItem',
    withAction(({ lineItem }) => ({ action: 'setLineItemChannel', lineItemId: lineItem })),
  ],
  'updateCart actions.removeDiscountCode.discountCode.typeId': 'always the same word',
  'updateCart actions.removeDiscountCode.discountCode.id': catalogue,
  'updateCart actions.setVatId.vatId': 'a company’s public number',
  'updateCart actions.addPayment.payment.id': [
    'payment',
    withAction(({ payment }) => ({ action: 'addPayment', payment: { id: payment } })),
  ],
  'addToCart id': ['cart', (ids) => ({ ...ofCart(ids), sku: SKU })],
  'addToCart variantId': catalogue,
  'removeFromCart id': ['cart', ofLine],
  'removeFromCart lineItemId': ['lineItem', ofLine],
  'updateCartQuantity id': ['cart', (ids) => ({ ...ofLine(ids), quantity: 2 })],
  'updateCartQuantity lineItemId': ['lineItem', (ids) => ({ ...ofLine(ids), quantity: 2 })],
  'updateCartItemChannel id': ['cart', ofLine],
  'updateCartItemChannel lineItemId': ['lineItem', ofLine],
  'applyCartCoupon id': ['cart', (ids) => ({ ...ofCart(ids), code: 'NOSUCHCODE' })],
  'removeCartCoupon id': ['cart', (ids) => ({ ...ofCart(ids), discountCode: { id: randomUUID() } })],
  'removeCartCoupon discountCode.typeId': 'always the same word',
  'removeCartCoupon discountCode.id': catalogue,
  'getPaymentMethods cartId': ['cart', ({ cart }) => ({ cartId: cart })],
  'createBankPayment cartId': ['cart', paymentOf],
  'createCodPayment cartId': ['cart', paymentOf],
  'createPayment cartId': [
    'cart',
    (ids) => ({
      ...paymentOf(ids),
      paymentInterface: 'card',
      returnUrl: 'https://gantry.sk/checkout/payment',
    }),
  ],
  'createPayment companyData.taxId': 'a company’s public number',
  'openExpressCheckout cartId': [
    'cart',
    ({ cart }) => ({ cartId: cart, returnUrl: 'https://gantry.sk/checkout/express' }),
  ],
  'completeExpressCheckout cartId':
    'needs a sheet that its owner has sent: express-calls.test.ts tries another’s',
  'getPaymentFields id': ['payment', ({ payment }) => ({ id: payment })],
  'locatePlace id': 'the address guide’s name of a place, the same for everybody',
  'completePayment id': ['payment', ({ payment }) => ({ id: payment })],
  'createMyOrderFromCart id': ['cart', ofCart],
  'getOrders id': ['order', ({ order }) => ({ id: order })],
  'getOrders orderNumber': ['orderNumber', ({ orderNumber }) => ({ orderNumber })],
  'searchOrder id': ['order', ({ order }) => ({ id: order })],
  'searchOrder orderNumber': ['orderNumber', ({ orderNumber }) => ({ orderNumber })],
  'reorder orderNumber': ['orderNumber', ({ orderNumber }) => ({ orderNumber })],
  'getOrderSteps id': ['order', ({ order }) => ({ id: order })],
  'getPapers orderIds': ['order', ({ order }) => ({ orderIds: [order] })],
  ...Object.fromEntries(
    ['getSurveyOffer', 'takeBackSurvey'].map((call) => [
      `${call} orderId`,
      ['order', ({ order }: OwnedIds) => ({ orderId: order })] as const,
    ]),
  ),
  'agreeToSurvey orderId': ['order', ({ order }) => ({ orderId: order, words: 'May we?' })],
  'signUp vatId': 'a company’s public number',
  'customerUpdateMe actions.setVatId.vatId': 'a company’s public number',
  ...Object.fromEntries(
    ['updateBillingAddress', 'updateShippingAddress'].map((action) => [
      `customerUpdateMe actions.${action}.address.id`,
      [
        'address',
        withCustomerAction((ids) => ({ action, address: { ...address, id: ids.address } })),
      ] as const,
    ]),
  ),
  ...Object.fromEntries(
    [
      'deleteBillingAddress',
      'deleteShippingAddress',
      'setDefaultBillingAddress',
      'setDefaultShippingAddress',
    ].map((action) => [
      `customerUpdateMe actions.${action}.addressId`,
      ['address', withCustomerAction((ids) => ({ action, addressId: ids.address }))] as const,
    ]),
  ),
  'customerResetPassword tokenValue':
    'a secret that was mailed: who knows it is taken for the account’s owner',
  ...Object.fromEntries(
    [
      'getStockNotice',
      'confirmStockNotice',
      'deleteStockNotice',
      'getNewsletterSubscription',
      'followNewsletterLink',
      'getMailedSurvey',
      'answerSurvey',
      'endMailedSurvey',
    ].map((call) => [`${call} tokenValue`, 'a secret that was mailed: who knows it is taken for who asked']),
  ),
  'getRequest id': 'a random id that only its sender is told: number and time are all it tells',
  'getWithdrawal id': 'a random id that only its sender is told: number and time are all it tells',
  'getWithdrawals orderNumber': ['orderNumber', ({ orderNumber }) => ({ orderNumber })],
  'withdrawFromContract formId': 'made up by who writes, so that sending twice is one statement',
  'withdrawFromContract orderNumber': 'words of the statement: anyone’s is received, and answered alike',
  'withdrawFromContract items.lineItemId':
    'a line of the order that is named: of one that is not shown none is taken',
  'submitRequest formId': 'made up by who writes, so that sending twice is one request',
  'submitRequest orderNumber': 'words of the request, for a person to read',
  'submitRequest vatId': 'words of the request, for a person to read',
  'confirmEmail tokenValue': ['token', ({ token }) => ({ tokenValue: token })],
  ...Object.fromEntries(
    (
      [
        ['addBillingAddress', adding],
        ['addShippingAddress', adding],
        ['updateBillingAddress', updating],
        ['updateShippingAddress', updating],
        ['deleteBillingAddress', naming],
        ['deleteShippingAddress', naming],
        ['setDefaultBillingAddress', naming],
        ['setDefaultShippingAddress', naming],
      ] as const
    ).flatMap(([call, build]): [string, Entry][] => [
      [`${call} customer.id`, ['customer', build]],
      ...(build === adding ? [] : ([[`${call} address.id`, ['address', build]]] as [string, Entry][])),
    ]),
  ),
  'validateVatId vatId': 'a company’s public number',
  'getReview productId': catalogue,
};

const attempts = Object.entries(entries).flatMap(([path, entry]) => {
  if (typeof entry === 'string') return [];
  const [kind, build] = entry;
  return [{ path, call: path.split(' ')[0] ?? '', kind, build }];
});

let shop: TestShop;
/** Whose things are wanted. */
let owners: readonly Owner[];
/** Who want them, and what they own themselves. */
let others: readonly { readonly shopper: TestShopper; readonly ids: OwnedIds }[];

beforeAll(async () => {
  shop = await createTestShop();
  await shop.addProduct({ sku: SKU, cents: 4900, available: 10_000 });
  owners = [
    await openOwner(shop, SKU, 'Tajomna', 'customer'),
    await openOwner(shop, SKU, 'Skryta', 'visitor'),
  ];
  others = [
    await openOwner(shop, SKU, 'Zvedava', 'customer'),
    await openOwner(shop, SKU, 'Cudzia', 'visitor'),
    { shopper: shop.openShopper(), ids: inventIds() },
  ];
});
afterAll(() => shop.drop());

const findTables = statement(`
  select table_name as name from information_schema.tables
   where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'schemaversion' order by 1`);

/** Every row of every table of the shop, as text. */
async function readRows(): Promise<Record<string, string[]>> {
  const tables = await shop.database.query<{ name: string }>(findTables);
  const rows: Record<string, string[]> = {};
  for (const { name } of tables) {
    const found = await shop.database.query<{ row: string }>(
      statement(`select to_jsonb(one)::text as row from "${name}" as one order by 1`),
    );
    rows[name] = found.map(({ row }) => row);
  }
  return rows;
}

type Answer = Awaited<ReturnType<TestShopper['send']>>;

function statusOf(answer: Answer): number {
  return answer.ok ? 200 : errorTable[answer.refusal.code].status;
}

test('X-02: every id that a call of the contract takes is tried here, or is nobody’s', () => {
  expect(Object.keys(entries).sort()).toEqual(findContractIds().sort());
  expect(attempts.length).toBeGreaterThan(45);
});

describe('X-02: another’s id is answered as one that does not exist', () => {
  it.each(attempts)('$path', async ({ call, kind, build }) => {
    const before = await readRows();
    for (const owner of owners.filter(({ kinds }) => kinds.includes(kind))) {
      const invented = inventIds();
      for (const { shopper, ids } of others) {
        const sole = { ...ids, [kind]: owner.ids[kind] };
        const pairs = [
          // The owner's thing among what is one's own, and with everything else that is the owner's.
          [sole, { ...ids, [kind]: invented[kind] }],
          [
            owner.ids,
            { ...invented, cartVersion: owner.ids.cartVersion, customerVersion: owner.ids.customerVersion },
          ],
        ] as const;
        for (const [foreign, missing] of pairs) {
          const answer = await shopper.send(call, build(foreign));
          expect(answer).toEqual(await shopper.send(call, build(missing)));
          expect([200, 400, 401, 404]).toContain(statusOf(answer));
          const text = JSON.stringify(answer);
          for (const secret of owner.secrets) expect(text).not.toContain(secret);
        }
      }
    }
    expect(await readRows()).toEqual(before);
  });

  it('and 404 where the call is about the thing itself', async () => {
    const [customer] = others;
    if (customer === undefined) throw new Error('nobody is there to try');
    const about = attempts.filter(({ path }) => /^\w+ (?:id|cartId|orderNumber|customer\.id)$/.test(path));
    const statuses: Record<string, number> = {};
    for (const { path, call, build } of about) {
      statuses[path] = statusOf(await customer.shopper.send(call, build(owners[0]?.ids ?? inventIds())));
    }
    expect(Object.entries(statuses).filter(([, status]) => status !== 404)).toEqual([]);
    expect(about.length).toBeGreaterThan(20);
  });
});

it('X-02: each of these calls is one that the owner may make', async () => {
  const missing = new Set(
    Object.entries(errorTable).flatMap(([code, { status }]) =>
      status === 404 || status === 401 ? [code] : [],
    ),
  );
  for (const { path, call, kind, build } of attempts) {
    const isAccount = kind === 'customer' || kind === 'address' || kind === 'token';
    const name = `Majitel${randomUUID().slice(0, 8)}`;
    const { shopper, ids } = await openOwner(shop, SKU, name, isAccount ? 'customer' : 'visitor');
    const answer = await shopper.send(call, build(ids));
    const code = answer.ok ? 'answered' : answer.refusal.code;
    expect(missing.has(code) || code === 'InvalidInput' || code === 'TokenInvalid', `${path}: ${code}`).toBe(
      false,
    );
  }
});

it('X-02: an Idempotency-Key of another’s does not lead to their answer', async () => {
  const [customer] = owners;
  const [other] = others;
  if (customer === undefined || other === undefined) throw new Error('nobody is there to try');
  const { cart, version } = { cart: customer.ids.cart, version: customer.ids.cartVersion };
  const input = { cartId: cart, cartVersion: version };
  await customer.shopper.send('createBankPayment', input, 'the-same-key');
  expect(await other.shopper.send('createBankPayment', input, 'the-same-key')).toMatchObject({
    ok: false,
    refusal: { code: 'CartNotFound' },
  });
});

it('X-02: a session counts in its own store alone, and a cart of one store is not there in another', async () => {
  const owner = await openOwner(shop, SKU, 'Sused', 'customer');
  const elsewhere = shop.openShopper('DE', undefined, owner.shopper.token);
  expect(await elsewhere.get('isLoggedIn', {})).toBe(false);
  expect(await elsewhere.get('getMe', {})).toEqual({ activeCart: null });
  for (const { call, kind, build } of attempts) {
    if (kind === 'token') continue;
    const answer = await elsewhere.send(call, build(owner.ids));
    const text = JSON.stringify(answer);
    for (const secret of owner.secrets) expect(text).not.toContain(secret);
  }
  expect(await elsewhere.send('getCart', { id: owner.ids.cart })).toMatchObject({
    refusal: { code: 'CartNotFound' },
  });
  // The same customer, signed in at the other store with a session of its own.
  const abroad = shop.openShopper('DE');
  await abroad.get('signIn', { email: 'sused@example.com', password: 'olive-harbour-42' });
  expect(await abroad.get('getMe', {})).toEqual({ activeCart: null });
  for (const call of ['getCart', 'deleteCart', 'createMyOrderFromCart']) {
    const input = call === 'getCart' ? { id: owner.ids.cart } : ofCart(owner.ids);
    expect(await abroad.send(call, input)).toMatchObject({ refusal: { code: 'CartNotFound' } });
  }
});

it('X-02: an expired session opens nothing any more, though its cart is still there', async () => {
  const owner = await openOwner(shop, SKU, 'Dlha', 'customer');
  const { time } = shop.clock;
  shop.clock.time = new Date(time.getTime() + 86_400_000);
  const late = shop.openShopper('SK', undefined, owner.shopper.token);
  expect(await late.get('isLoggedIn', {})).toBe(false);
  expect(await late.get('getCustomer', {})).toEqual({ customer: null });
  expect(await late.send('getCart', { id: owner.ids.cart })).toMatchObject({
    refusal: { code: 'CartNotFound' },
  });
  expect(await late.send('searchOrder', { id: owner.ids.order })).toMatchObject({
    refusal: { code: 'ResourceNotFound' },
  });
  shop.clock.time = time;
  expect((await owner.shopper.get('getCart', { id: owner.ids.cart })).cart.id).toBe(owner.ids.cart);
});
