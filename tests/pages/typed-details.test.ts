import { afterAll, beforeAll, expect, it } from 'vitest';
import messages from '../../messages/de-DE.json' with { type: 'json' };
import type { Cart } from '../../src/api/contract/cart.ts';
import { statement } from '../../src/kernel/database.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { cookieAfter, openWholeShop, type WholeShop } from '../support/whole-shop.ts';

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop(smallCatalogue);
});
afterAll(() => shop.close());

const PAGE = 'de.localhost/checkout/addresses';
const typed = {
  email: 'jana@example.com',
  clientType: 'PRIVATE',
  shippingAddressType: 'SAME_AS_BILLING',
  'billing.firstName': 'Jana',
  'billing.lastName': 'Neumann',
  'billing.streetName': 'Lange Straße',
  'billing.streetNumber': '12',
  'billing.postalCode': '10115',
  'billing.city': 'Berlin',
  'billing.phone': '+49 30 123456',
};

/** Somebody with a cart who has filled in the form. */
async function fillForm() {
  const added = await shop.call('de.localhost/api/commerce/addToCart', { sku: 'EX10000001' });
  const { cart } = (added.json as { data: { cart: Cart } }).data;
  return {
    cart,
    headers: { cookie: cookieAfter(added) },
    form: { ...typed, cartId: cart.id, version: String(cart.version) },
  };
}

/** The fields of a page's form, as a browser would send them. */
function fieldsOf(body: string): Record<string, string> {
  const inputs = [...body.matchAll(/<input ([^>]*)>/g)].map(([, attributes = '']) => attributes);
  const sent = inputs.filter((input) => !input.includes('type="radio"') || input.includes('checked=""'));
  const read = (input: string, name: string) => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(input)?.[1] ?? '';
  return Object.fromEntries(sent.map((input) => [read(input, 'name'), read(input, 'value')]));
}

/** Takes a table away for as long as `work` takes: every statement about it fails. */
async function without<Result>(table: 'session' | 'cart', work: () => Promise<Result>): Promise<Result> {
  await shop.database.query(statement(`alter table ${table} rename to away`));
  try {
    return await work();
  } finally {
    await shop.database.query(statement(`alter table away rename to ${table}`));
  }
}

it.each(['session', 'cart'] as const)(
  'C-03: what was typed outlasts a database that fails (%s), and is saved by sending it again',
  async (table) => {
    const { headers, form } = await fillForm();
    const failed = await without(table, () => shop.post(PAGE, form, headers));
    expect(failed.status).toBe(503);
    expect(failed.headers['cache-control']).toBe('no-store');
    expect(failed.body).toContain(messages.problem.unavailable);
    const shown = fieldsOf(failed.body);
    expect(shown).toMatchObject(form);
    const saved = await shop.post(PAGE, shown, headers);
    expect([saved.status, saved.headers.location]).toEqual([303, '/checkout/payment']);
  },
);

it('R-14: a checkout page that cannot be read says that something is wrong on our side', async () => {
  const { headers } = await fillForm();
  const failed = await without('session', () => shop.get(PAGE, headers));
  expect(failed.status).toBe(503);
  expect(failed.body).toContain(messages.errorPage.errorOccured);
});

it('R-06: the form is left where there is no such cart any more', async () => {
  const { cart, headers, form } = await fillForm();
  await shop.call('de.localhost/api/commerce/deleteCart', { id: cart.id, version: cart.version }, headers);
  const answer = await shop.post(PAGE, form, headers);
  expect([answer.status, answer.headers.location]).toEqual([303, '/checkout']);
});

it('P-05: a product that cannot be put in the cart for a failing database stays on its page, with why and how many', async () => {
  const { headers } = await fillForm();
  const form = { sku: 'EX10000001', quantity: '7' };
  const failed = await without('session', () =>
    shop.post('de.localhost/bohrmaschine-10000001', form, headers),
  );
  expect(failed.status).toBe(503);
  expect(failed.body).toContain(messages.product.addFailed);
  expect(fieldsOf(failed.body)).toMatchObject({ quantity: '7' });
});
