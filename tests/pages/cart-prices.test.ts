import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import messages from '../../messages/de-DE.json' with { type: 'json' };
import type { Cart } from '../../src/api/contract/cart.ts';
import {
  cartDiscountLine,
  codeLine,
  guaranteeLine,
  moneyOf,
  productDiscountLine,
  skuOf,
  typeLine,
} from '../support/sample-catalogue.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { addressIn } from '../support/test-shop.ts';
import { cookieAfter, openWholeShop, type PageAnswer, type WholeShop } from '../support/whole-shop.ts';

const PAGE = 'de.localhost/checkout/cart';
const GUARANTEE = '4100010';
const products = { predicate: { sku: [skuOf(1), skuOf(2), skuOf(3)] } };

/** Product 3 reduced, three pieces of product 2 cheaper, codes, a gift, a guarantee on product 1. */
const offers = [
  typeLine('extra_guarantee', { attributes: [] }),
  guaranteeLine(GUARANTEE, {}, { name: { 'en-GB': 'Extra guarantee', 'de-DE': 'Zusatzgarantie' } }),
  productDiscountLine('sale', { predicate: { sku: [skuOf(3)] }, name: { 'en-GB': 'Sale' } }),
  cartDiscountLine('welcome', {
    name: { 'en-GB': 'Welcome', 'de-DE': 'Willkommen' },
    value: { type: 'relative', permyriad: 1000 },
    target: { type: 'lineItems', ...products },
    requiresDiscountCode: true,
  }),
  cartDiscountLine('gift', {
    name: { 'en-GB': 'Gift', 'de-DE': 'Werbegeschenk' },
    value: { type: 'giftLineItem', sku: skuOf(9) },
    requiresDiscountCode: true,
    sortOrder: 20,
  }),
  cartDiscountLine('many', {
    name: { 'en-GB': '3+' },
    value: { type: 'relative', permyriad: 500 },
    target: { type: 'lineItems', predicate: { volumeDiscountGroup: ['volume_discount_default'] } },
    volumeDiscountGroup: 'volume_discount_default',
    volume: 3,
  }),
  cartDiscountLine('delivery', {
    name: { 'en-GB': 'Delivery', 'de-DE': 'Versandrabatt' },
    value: { type: 'absolute', money: [moneyOf('EUR', 100)] },
    target: { type: 'shipping' },
    requiresDiscountCode: true,
    sortOrder: 30,
  }),
  codeLine('WELCOME10', ['welcome']),
  codeLine('GIFT', ['gift']),
  codeLine('SHIP', ['delivery']),
  codeLine('SLEEPS', ['welcome'], { isActive: false }),
  codeLine('PAST', ['welcome'], { validUntil: '2020-01-01T00:00:00.000Z' }),
  codeLine('NEVER', ['welcome'], { maxApplications: 0 }),
];

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop([...smallCatalogue, ...offers]);
});
afterAll(() => shop.close());

/** A browser with so many of a product in its cart. */
async function openBrowser(number: number, quantity: number) {
  const bought = await shop.post(`de.localhost/bohrmaschine-${skuOf(number).slice(2)}`, {
    sku: skuOf(number),
    quantity: String(quantity),
  });
  const headers = { cookie: cookieAfter(bought) };
  const cart = async () => {
    const { json } = await shop.call('de.localhost/api/commerce/getMe', {}, headers);
    return (json as { data: { activeCart: Cart } }).data.activeCart;
  };
  /** What one of the page's forms would send. */
  const send = async (intent: string, fields: Record<string, string>) => {
    const { id, version } = await cart();
    return shop.post(PAGE, { intent, id, version: String(version), ...fields }, headers);
  };
  return {
    headers,
    cart,
    send,
    get: async () => wordsOf(await shop.get(PAGE, headers)),
    html: () => shop.get(PAGE, headers),
  };
}

const wordsOf = ({ body }: PageAnswer) =>
  body
    .slice(body.indexOf('<main'))
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;|&quot;/g, "'")
    .replace(/\s+/g, ' ');

const inWords = (text: string, values: Record<string, string> = {}) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? name);

describe('discount codes on the cart page without JavaScript', () => {
  it('V-03, V-08: a code is applied, told with its amounts and why, and can be removed', async () => {
    const { send, get, cart, html } = await openBrowser(1, 2);
    const applied = await send('apply-code', { code: ' welcome10 ' });
    expect([applied.status, applied.headers.location]).toEqual([303, '/checkout/cart']);
    const label = inWords(messages.cart.codeDiscount, { name: 'Willkommen', code: 'WELCOME10' });
    const page = await get();
    for (const words of [
      `${messages.promotion.goods} 99,82 €`,
      `${label} −9,98 €`,
      `${messages.cart.subtotal} 89,84 €`,
      `${messages.cart.saved} 9,98 €`,
      `WELCOME10 ${messages.promotion.codeMatches}`,
      `${messages.promotion.explain} 2 × Bohrmaschine 1 ${messages.cart.listPrice} 99,82 €`,
    ]) {
      expect(page).toContain(words);
    }
    expect((await html()).body).toContain(inWords(messages.promotion.codeRemove, { code: 'WELCOME10' }));
    const [code] = (await cart()).discountCodes;
    const removed = await send('remove-code', { discountCode: code?.discountCode.id ?? '' });
    expect(removed.status).toBe(303);
    expect((await cart()).discountCodes).toEqual([]);
    expect(await get()).not.toContain(label);
  });

  it.each([
    ['NOTHING', messages.promotion.codeUnknown],
    ['SLEEPS', messages.promotion.codeNotActive],
    ['PAST', messages.promotion.codeNotValid],
    ['NEVER', messages.promotion.codeUsedUp],
    ['', inWords(messages.rule.required, { field: messages.promotion.codeTitle })],
  ])('V-03: the code %j is refused beside its field, and stays typed', async (code, words) => {
    const { send, cart } = await openBrowser(1, 1);
    const refused = await send('apply-code', { code });
    expect(refused.status).toBe(422);
    expect(refused.headers['cache-control']).toBe('no-store');
    const error = /id="discount-code-error"[^>]*>(.*?)<\/p>/s.exec(refused.body)?.[1] ?? '';
    expect(error.replace(/<[^>]*>/g, '').replaceAll('&quot;', '"')).toContain(words);
    expect(refused.body).toMatch(/<details[^>]* open=""/);
    const field = /<input[^>]*id="discount-code"[^>]*>/.exec(refused.body)?.[0] ?? '';
    expect(field).toContain('aria-invalid="true"');
    if (code !== '') expect(field).toContain(`value="${code}"`);
    expect(refused.body).not.toContain(messages.cart.notSaved);
    expect((await cart()).discountCodes).toEqual([]);
  });

  it('G-06: after twenty codes it is said beside the field that it was too often, and what was typed stays', async () => {
    const { send } = await openBrowser(1, 1);
    for (let guess = 1; guess <= 20; guess += 1) await send('apply-code', { code: `GUESS${guess}` });
    const refused = await send('apply-code', { code: 'WELCOME10' });
    expect(refused.status).toBe(429);
    expect(/id="discount-code-error"[^>]*>(.*?)<\/p>/s.exec(refused.body)?.[1]).toContain(
      messages.problem.tooManyRequests,
    );
    expect(/<input[^>]*id="discount-code"[^>]*>/.exec(refused.body)?.[0]).toContain('value="WELCOME10"');
  });

  it('V-03: a code that fits nothing in the cart stays, and says so', async () => {
    const { send, get } = await openBrowser(5, 1);
    expect((await send('apply-code', { code: 'WELCOME10' })).status).toBe(303);
    expect(await get()).toContain(`WELCOME10 ${messages.promotion.codeDoesNotMatch}`);
  });

  it('G-02: a code for a cart that was changed since is not lost', async () => {
    const { send, cart } = await openBrowser(1, 1);
    const { version } = await cart();
    await send('update', { lineItemId: (await cart()).lineItems[0]?.id ?? '', quantity: '2' });
    const refused = await send('apply-code', { code: 'WELCOME10', version: String(version) });
    expect(refused.status).toBe(409);
    expect(refused.body).toContain(messages.cart.changedElsewhere);
    expect(refused.body).toMatch(
      /id="discount-code"[^>]*value="WELCOME10"|value="WELCOME10"[^>]*id="discount-code"/,
    );
  });

  it('P-11: a code and a volume discount exclude each other: both totals are told, and what to do', async () => {
    const { send, get, cart } = await openBrowser(1, 3);
    expect(await get()).toContain(inWords(messages.cart.volumeDiscount, { name: '3+' }));
    await send('apply-code', { code: 'WELCOME10' });
    const { promotionConflict, totalPrice } = await cart();
    expect(promotionConflict?.applied).toBe('codes');
    expect(promotionConflict?.totalWithCodes).toEqual(totalPrice);
    const euros = (cents = 0) => `${(cents / 100).toFixed(2).replace('.', ',')} €`;
    expect(await get()).toContain(
      inWords(messages.promotion.conflictCodes, {
        codes: euros(promotionConflict?.totalWithCodes.centAmount),
        volume: euros(promotionConflict?.totalWithVolume.centAmount),
      }),
    );
  });

  it('V-07, V-08: a discount on delivery is a row after it', async () => {
    const { send, get } = await openBrowser(1, 1);
    await send('apply-code', { code: 'SHIP' });
    expect(await get()).toContain('Versandrabatt (Code SHIP) −1,00 €');
  });
});

describe('gifts and guarantees on the cart page without JavaScript', () => {
  it('V-03: a gift costs nothing and has no quantity field; refused it is offered again and can be taken back', async () => {
    const { send, get, cart, html } = await openBrowser(1, 1);
    await send('apply-code', { code: 'GIFT' });
    const gift = (await cart()).lineItems.find((line) => line.lineItemMode === 'GiftLineItem');
    expect(await get()).toContain(messages.cart.freeGift);
    expect((await html()).body.match(/name="quantity"/g)).toHaveLength(1);
    expect((await send('remove', { lineItemId: gift?.id ?? '' })).status).toBe(303);
    const refused = inWords(messages.promotion.giftRefused, { name: 'Bohrmaschine 9' });
    expect(await get()).toContain(refused);
    expect((await cart()).lineItems).toHaveLength(1);
    const [offer] = (await cart()).giftOffers;
    expect((await send('accept-gift', { cartDiscountKey: offer?.cartDiscountKey ?? '' })).status).toBe(303);
    expect((await cart()).lineItems).toHaveLength(2);
    expect(await get()).not.toContain(refused);
  });

  it('V-03: a refused gift is not offered once its code has left the cart', async () => {
    const { send, cart } = await openBrowser(1, 1);
    await send('apply-code', { code: 'GIFT' });
    const { lineItems, discountCodes } = await cart();
    const gift = lineItems.find((line) => line.lineItemMode === 'GiftLineItem');
    await send('remove', { lineItemId: gift?.id ?? '' });
    expect((await cart()).giftOffers).toHaveLength(1);
    await send('remove-code', { discountCode: discountCodes[0]?.discountCode.id ?? '' });
    expect((await cart()).giftOffers).toEqual([]);
  });

  it('E-01, E-02, D-05: a guarantee is offered unticked, added when chosen, follows its product, and can be removed', async () => {
    const { send, get, cart, html } = await openBrowser(1, 2);
    expect(await get()).toContain(
      `Zusatzgarantie ${inWords(messages.cart.guaranteePrice, { price: '2,50 €' })}`,
    );
    expect(await get()).toContain(messages.cart.guaranteeHint);
    expect((await html()).body).toMatch(
      new RegExp(`<input(?=[^>]*type="radio")(?=[^>]*value="${GUARANTEE}")(?![^>]*checked)[^>]*>`),
    );
    expect((await send('set-guarantee', { parentSku: skuOf(1) })).status).toBe(303);
    expect((await cart()).lineItems).toHaveLength(1);
    await send('set-guarantee', { parentSku: skuOf(1), sku: GUARANTEE });
    const [product, guarantee] = (await cart()).lineItems;
    expect(guarantee).toMatchObject({
      quantity: 2,
      custom: { parentSku: skuOf(1) },
      totalPrice: { centAmount: 500 },
    });
    expect(await get()).toContain(inWords(messages.cart.guaranteeFor, { name: 'Bohrmaschine 1' }));
    expect((await html()).body).toMatch(
      new RegExp(`<input(?=[^>]*type="radio")(?=[^>]*value="${GUARANTEE}")(?=[^>]*checked)[^>]*>`),
    );
    expect((await html()).body.match(/name="quantity"/g)).toHaveLength(1);
    await send('update', { lineItemId: product?.id ?? '', quantity: '3' });
    expect((await cart()).lineItems[1]?.quantity).toBe(3);
    await send('remove', { lineItemId: guarantee?.id ?? '' });
    expect((await cart()).lineItems).toHaveLength(1);
  });

  it('V-06: a guarantee costs the same where prices without VAT stand first, and says that VAT is in it', async () => {
    const { send, headers } = await openBrowser(1, 1);
    const first = { cookie: `${headers.cookie}; first-price=net` };
    const price = `2,50 € ${messages.product.taxNote}`;
    const offered = `Zusatzgarantie ${inWords(messages.cart.guaranteePrice, { price })}`;
    expect(wordsOf(await shop.get(PAGE, first))).toContain(offered);
    await send('set-guarantee', { parentSku: skuOf(1), sku: GUARANTEE });
    expect(wordsOf(await shop.get(PAGE, first))).toContain(offered);
  });

  it('V-06: beside a cart that is charged net its price says so too, and nobody is asked which price stands first', async () => {
    const { cart, headers, get } = await openBrowser(1, 1);
    expect(await get()).toContain(messages.priceView.net);
    const { id, version } = await cart();
    const actions = [
      { action: 'setClientType', clientType: 'COMPANY' },
      { action: 'setVatId', vatId: 'DE136695976' },
    ];
    await shop.call('de.localhost/api/commerce/updateCart', { id, version, actions }, headers);
    expect((await cart()).taxMode).toBe('External');
    const price = `2,50 € ${messages.product.taxNote}`;
    expect(await get()).toContain(inWords(messages.cart.guaranteePrice, { price }));
    const { body } = await shop.get(PAGE, headers);
    expect(body.slice(body.indexOf('<main'), body.indexOf('</main>'))).not.toContain('name="first-price"');
  });
});

it('P-11: the product page says what several pieces save', async () => {
  const page = wordsOf(await shop.get('de.localhost/bohrmaschine-10000001'));
  expect(page).toContain(`${inWords(messages.product.volumeFrom, { count: '3' })} 47,41 € 7,49 €`);
});

it('D-01, V-08: a reduced price is not beside a struck one in the cart, and its explanation tells the reduction', async () => {
  const { get } = await openBrowser(3, 1);
  const page = await get();
  expect(page).toMatch(/Einzelpreis: 44,9\d € /);
  expect(page).not.toContain('Einzelpreis: 44,94 € Listenpreis');
  expect(page).not.toContain(messages.cart.saved);
  expect(page).toContain(messages.promotion.stepReduced);
});

it('V-08, T-01: payment and thank-you page tell the same discounts, gift and guarantee as the cart', async () => {
  const { send, cart, headers } = await openBrowser(1, 2);
  for (const code of ['WELCOME10', 'GIFT']) await send('apply-code', { code });
  await send('set-guarantee', { parentSku: skuOf(1), sku: GUARANTEE });
  const { id, version } = await cart();
  const address = addressIn('DE');
  const changed = await shop.call(
    'de.localhost/api/commerce/updateCart',
    {
      id,
      version,
      actions: [
        { action: 'setBillingAddress', address },
        { action: 'setShippingAddress', address },
        { action: 'setCustomerEmail', email: 'jana@example.com' },
      ],
    },
    headers,
  );
  expect(changed.status).toBe(200);
  const expectAmounts = (page: string) => {
    for (const words of [
      inWords(messages.cart.codeDiscount, { name: 'Willkommen', code: 'WELCOME10' }),
      inWords(messages.cart.codeDiscount, { name: 'Werbegeschenk', code: 'GIFT' }),
      messages.cart.freeGift,
      inWords(messages.cart.guaranteeFor, { name: 'Bohrmaschine 1' }),
      `${messages.cart.subtotal} 94,84 €`,
      messages.promotion.explain,
    ]) {
      expect(page).toContain(words);
    }
  };
  expectAmounts(wordsOf(await shop.get('de.localhost/checkout/payment', headers)));
  const ready = await cart();
  const ordered = await shop.post(
    'de.localhost/checkout/payment',
    { cartId: ready.id, version: String(ready.version), paymentMethod: 'bank-transfer' },
    headers,
  );
  expect(ordered.status).toBe(303);
  expectAmounts(wordsOf(await shop.get(`de.localhost${ordered.headers.location}`, headers)));
});
