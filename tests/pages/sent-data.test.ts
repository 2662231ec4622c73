import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart, CartAction } from '../../src/api/contract/cart.ts';
import { ISLAND_DATA_ID, type PageIslands } from '../../src/storefront/frame/island-data.ts';
import { IslandRoot } from '../../src/storefront/frame/island-root.tsx';
import { loadTexts } from '../../src/storefront/i18n/texts.ts';
import { findIslandNames, isIsland, islandRow } from '../../src/storefront/islands.ts';
import { openPlainBrowser, type PlainBrowser } from '../support/page-forms.ts';
import {
  cartDiscountLine,
  codeLine,
  guaranteeLine,
  pageLine,
  productLine,
  skuOf,
  typeLine,
} from '../support/sample-catalogue.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { createReadWatch, type ReadWatch } from '../support/watch-reads.ts';
import { openWholeShop, type PageAnswer, type WholeShop } from '../support/whole-shop.ts';

/*
 * Nothing goes to the browser that nothing there uses. What the browser is told is read out of the page as it was sent;
 * each of its islands is rendered with that once more, looked at, and a field that none has read is told by its path.
 */

/** What is not read when a page is first shown, and why it is sent all the same. */
const unreadOnPurpose: Readonly<Record<string, readonly string[]>> = {
  'the bar shows when the buy box is out of view': [
    'stickyBar.price.centAmount',
    'stickyBar.price.currencyCode',
    'stickyBar.price.fractionDigits',
  ],
  'an amount is sent whole, also where only its negative is shown': [
    'cart.loaded.appliedDiscounts[].discountedAmount.fractionDigits',
  ],
  'what is net of an amount is shown of a cart that is charged net': [
    'cart.loaded.customLineItems[].taxedPrice',
    'cart.loaded.lineItems[].taxedPrice',
    'cart.loaded.shippingInfo.taxedPrice',
  ],
  'the fields are put into their place once the page is alive': [
    'payFields.fields.frameUrl',
    'payFields.fields.kind',
    'payFields.fields.pageUrl',
  ],
  'a postal code is looked up when it is typed': ['deliveryDate.areas.pattern', 'deliveryDate.areas.remote'],
  'what is typed is kept with what the shop knew instead': [
    'addresses.page.known.billing',
    'addresses.page.known.contact',
    'addresses.page.known.shipping',
  ],
  'brands are suggested when something is typed': ['searchForm.brands[]'],
  'the view all around opens when its button is pressed': [
    'gallery.turntable.frames',
    'gallery.turntable.name',
    'gallery.turntable.words.failed',
    'gallery.turntable.words.hint',
    'gallery.turntable.words.loading',
    'gallery.turntable.words.pause',
    'gallery.turntable.words.play',
    'gallery.turntable.words.turn',
  ],
};

const GUARANTEE = '4100010';
const target = { type: 'lineItems', predicate: { sku: [skuOf(1), skuOf(2)] } };

/** One of everything that an island may be told of. */
const lines = [
  productLine(1, {
    images360: 24,
    images: [{ name: 'drill' }, { name: 'drill-2', label: { 'de-DE': 'Links' } }],
  }),
  typeLine('extra_guarantee', { attributes: [] }),
  guaranteeLine(GUARANTEE),
  cartDiscountLine('welcome', {
    value: { type: 'relative', permyriad: 1000 },
    target,
    requiresDiscountCode: true,
  }),
  cartDiscountLine('gift', {
    value: { type: 'giftLineItem', sku: skuOf(9) },
    requiresDiscountCode: true,
    sortOrder: 20,
  }),
  cartDiscountLine('many', {
    value: { type: 'relative', permyriad: 500 },
    target: { type: 'lineItems', predicate: { volumeDiscountGroup: ['volume_discount_default'] } },
    volumeDiscountGroup: 'volume_discount_default',
    volume: 3,
  }),
  codeLine('WELCOME10', ['welcome']),
  codeLine('GIFT', ['gift']),
  pageLine('msw', 'de-DE', { kind: 'brand', brand: 'MSW' }),
];

const person = { firstName: 'Ada', lastName: 'Muster' };
const place = {
  streetName: 'Hauptstraße',
  streetNumber: '7b',
  postalCode: '10115',
  city: 'Berlin',
  phone: '+49301234567',
};
const addressForm = (book: 'billing' | 'shipping') =>
  Object.fromEntries(
    Object.entries({ ...person, ...place }).map(([field, value]) => [`${book}.${field}`, value]),
  );

let shop: WholeShop;
const watches = new Map<string, ReadWatch>();
const unknown: string[] = [];

function watchOf(name: string): ReadWatch {
  const watch = watches.get(name) ?? createReadWatch();
  watches.set(name, watch);
  return watch;
}

function readSent(html: string): PageIslands {
  const data = new RegExp(`<script type="application/json" id="${ISLAND_DATA_ID}"[^>]*>([^<]*)</script>`);
  return JSON.parse(data.exec(html)?.[1] ?? '');
}

async function look({ body }: PageAnswer): Promise<void> {
  const { surroundings, islands } = readSent(body);
  for (const { name, props } of islands) {
    if (!isIsland(name)) {
      unknown.push(name);
      continue;
    }
    const { load, texts = [] } = islandRow(name);
    // The table holds each part with what it is given; the compiler cannot follow that through its name.
    const Part = (await load()) as unknown as (props: object) => ReactNode;
    await loadTexts(surroundings.locale, ['pages', ...texts]);
    const around = watchOf('surroundings').watch(surroundings);
    const children = createElement(() => Part(watchOf(name).watch(props)));
    renderToString(createElement(() => IslandRoot({ surroundings: around, children })));
  }
}

async function visit(browser: PlainBrowser, ...paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const answer = await browser.get(path);
    expect([path, answer.status]).toEqual([path, 200]);
    await look(answer);
  }
}

/** Looks at a page that comes back because its form was refused. */
async function send(browser: PlainBrowser, path: string, form: Record<string, string>): Promise<void> {
  const answer = await browser.post(path, form);
  expect([path, answer.status]).toEqual([path, 422]);
  await look(answer);
}

async function getCart(browser: PlainBrowser): Promise<Cart> {
  const { json } = await browser.call('getMe', {});
  return (json as { data: { activeCart: Cart } }).data.activeCart;
}

async function change(browser: PlainBrowser, ...actions: readonly CartAction[]): Promise<void> {
  const { id, version } = await getCart(browser);
  expect((await browser.call('updateCart', { id, version, actions })).status).toBe(200);
}

/** A visitor who fills a cart with everything there is, and whose forms are refused. */
async function lookAsVisitor(browser: PlainBrowser): Promise<void> {
  await visit(browser, '/', '/werkstatt/', '/categories/', '/search?query=bohr', '/tool-10000001');
  await visit(browser, '/checkout/cart', '/login', '/create-account', '/password-reset');
  await browser.call('addToCart', { sku: skuOf(1), quantity: 3 });
  await visit(browser, '/checkout/cart');
  await change(
    browser,
    { action: 'addLineItem', sku: GUARANTEE, quantity: 3, parentSku: skuOf(1) },
    { action: 'addLineItem', sku: skuOf(2), quantity: 1 },
    { action: 'addDiscountCode', code: 'WELCOME10' },
    { action: 'addDiscountCode', code: 'GIFT' },
  );
  await visit(browser, '/checkout/cart', '/checkout/login', '/checkout/addresses');
  const { id, version, lineItems } = await getCart(browser);
  const form = { id, version: String(version) };
  const gift = lineItems.find(({ lineItemMode }) => lineItemMode === 'GiftLineItem')?.id ?? '';
  const bought = lineItems[0]?.id ?? '';
  await send(browser, '/checkout/cart', { ...form, intent: 'apply-code', code: 'NOBODY' });
  await send(browser, '/checkout/cart', { ...form, intent: 'update', lineItemId: bought, quantity: '999' });
  await change(browser, { action: 'removeLineItem', lineItemId: gift });
  await visit(browser, '/checkout/cart');
  await send(browser, '/checkout/addresses', { cartId: id, version: String(version), email: 'ada' });
}

/** A customer with addresses that are saved, on the way to the payment. */
async function lookAsCustomer(browser: PlainBrowser): Promise<void> {
  const password = 'olive-harbour-42';
  const email = 'ada@example.com';
  const account = { customerType: 'private', ...person, email, password, passwordAgain: password };
  expect((await browser.post('/create-account', account)).status).toBe(303);
  await browser.call('addToCart', { sku: skuOf(1), quantity: 1 });
  const { id, version } = await getCart(browser);
  await send(browser, '/checkout/addresses', { cartId: id, version: String(version), email });
  const saved = await browser.post('/checkout/addresses', {
    cartId: id,
    version: String(version),
    email,
    clientType: 'PRIVATE',
    saveAddress: '1',
    shippingAddressType: 'DIFFERENT_FROM_BILLING',
    ...addressForm('billing'),
    ...addressForm('shipping'),
    'shipping.streetNumber': '8',
  });
  expect([saved.status, saved.headers.location]).toEqual([303, '/checkout/payment']);
  await visit(browser, '/checkout/payment', '/checkout/addresses', '/checkout/cart', '/my-account');
  await visit(
    browser,
    '/my-account/my-profile',
    '/my-account/shipping-details',
    '/my-account/billing-details?add=1',
  );
  await visit(browser, '/my-account/my-reviews', '/my-account/my-newsletter');
}

/** Presses the order button with what is chosen, and answers where that leads. */
async function pay(browser: PlainBrowser, paymentMethod: string): Promise<string> {
  const { id, version } = await getCart(browser);
  const form = { cartId: id, version: String(version), paymentMethod, script: 'on' };
  const { status, headers } = await browser.post('/checkout/payment', form);
  expect(status).toBe(303);
  return String(headers.location);
}

/** The customer looks at the fields of a card, and pays at the door: its fee is in the cart before anything is ordered. */
async function lookAsBuyer(browser: PlainBrowser): Promise<void> {
  await visit(browser, await pay(browser, 'scheme'));
  await visit(browser, await pay(browser, 'cash-on-delivery'), '/checkout/cart', '/checkout/addresses');
  expect((await getCart(browser)).customLineItems).not.toEqual([]);
  const thanks = await pay(browser, 'cash-on-delivery');
  expect(thanks).toMatch(/^\/checkout\/thank-you\?order=/);
  await visit(browser, thanks, '/my-account', '/my-account/my-orders', '/my-account/my-reviews');
}

beforeAll(async () => {
  shop = await openWholeShop(smallCatalogue);
  await shop.importLines(lines);
  await lookAsVisitor(openPlainBrowser(shop, 'de.localhost'));
  const customer = openPlainBrowser(shop, 'de.localhost');
  await lookAsCustomer(customer);
  await lookAsBuyer(customer);
});
afterAll(() => shop.close());

const findUnread = () =>
  [...watches].flatMap(([name, watch]) => watch.findUnread().map((path) => `${name}.${path}`)).toSorted();

describe('what is sent with a page', () => {
  it('is of islands that the browser knows, and each of them was on a page', () => {
    expect(unknown).toEqual([]);
    expect([...watches.keys()].toSorted()).toEqual([...findIslandNames(), 'surroundings'].toSorted());
  });

  it('holds no field that nothing reads, and none is excused that is not sent', () => {
    expect(findUnread()).toEqual(Object.values(unreadOnPurpose).flat().toSorted());
  });
});
