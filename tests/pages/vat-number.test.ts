import { afterAll, beforeAll, expect, it } from 'vitest';
import messages from '../../messages/de-DE.json' with { type: 'json' };
import slovak from '../../messages/sk-SK.json' with { type: 'json' };
import type { Cart } from '../../src/api/contract/cart.ts';
import { whereTo } from '../support/page-forms.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { cookieAfter, openWholeShop, type WholeShop } from '../support/whole-shop.ts';

let shop: WholeShop;
let unvalidating: WholeShop;
beforeAll(async () => {
  [shop, unvalidating] = await Promise.all([
    openWholeShop(smallCatalogue),
    openWholeShop(smallCatalogue, { VAT_VALIDATION: 'off' }),
  ]);
});
afterAll(() => Promise.all([shop.close(), unvalidating.close()]));

const VALID = 'DE136695976';
const WRONG = 'DE136695977';
/** Sandbox numbers of the embedded service. */
const DOWN = 'DE000000503';
const SILENT_COUNTRY = 'DE000000205';

const { vat, checkout, footer, netPrices } = messages;

/** A company with a cart that has filled in the form. */
async function fillForm(vatNumber: string, at = shop, host = 'de.localhost') {
  const added = await at.call(`${host}/api/commerce/addToCart`, { sku: 'EX10000001' });
  const { cart } = (added.json as { data: { cart: Cart } }).data;
  const headers = { cookie: cookieAfter(added) };
  const form = {
    cartId: cart.id,
    version: String(cart.version),
    email: 'einkauf@example.com',
    clientType: 'COMPANY',
    shippingAddressType: 'SAME_AS_BILLING',
    'billing.company': 'Neumann GmbH',
    'billing.firstName': 'Jana',
    'billing.lastName': 'Neumann',
    'billing.streetName': 'Lange Straße',
    'billing.streetNumber': '12',
    'billing.postalCode': '10115',
    'billing.city': 'Berlin',
    'billing.phone': '+49 30 123456',
    'billing.vatNumber': vatNumber,
  };
  const page = `${host}/checkout/addresses`;
  const send = (more: Record<string, string> = {}) => at.post(page, { ...form, ...more }, headers);
  const pay = () => at.get(`${host}/checkout/payment`, headers);
  const cartPage = () => at.get(`${host}/checkout/cart`, headers);
  return { send, open: () => at.get(page, headers), pay, cartPage };
}

function inputsOf(body: string, name: string): string[] {
  const inputs = [...body.matchAll(/<(?:input|button) ([^>]*)>/g)].map(([, attributes = '']) => attributes);
  return inputs
    .filter((attributes) => attributes.includes(` name="${name}"`) || attributes.startsWith(`name="${name}"`))
    .map((attributes) => /value="([^"]*)"/.exec(attributes)?.[1] ?? '');
}

it('C-06: the field shows what a number of the country looks like, and its button has it checked', async () => {
  const { open } = await fillForm('');
  const { body } = await open();
  expect(body).toContain('placeholder="DE123456789"');
  expect(body).toContain(`>${vat.validate}</button>`);
});

it.each([
  [VALID, [vat.validated], [vat.notValidated, vat.technicalIssue]],
  [WRONG, [vat.notValidated, vat.formatHint, vat.support], [vat.validated]],
  [DOWN, [vat.technicalIssue, vat.pricesNotAdjusted], [vat.validated, vat.notValidated]],
  [SILENT_COUNTRY, [vat.technicalIssue, vat.pricesNotAdjusted], [vat.validated, vat.notValidated]],
])(
  'C-06: without JavaScript the button shows the page again, with what came of %s and all that was typed',
  async (number, shown, notShown) => {
    const { send } = await fillForm(number);
    const answer = await send({ intent: 'validate-vat', 'billing.city': '' });
    expect(answer.status).toBe(200);
    for (const text of shown) expect(answer.body).toContain(`>${text}<`);
    for (const text of notShown) expect(answer.body).not.toContain(`>${text}<`);
    expect(inputsOf(answer.body, 'billing.vatNumber')).toEqual([number]);
    expect(inputsOf(answer.body, 'billing.company')).toEqual(['Neumann GmbH']);
    expect(answer.body).not.toContain(checkout.billingAddressError);
  },
);

/** The sentences about prices, wherever they stand: in the summary and at the foot of the page. */
function expectNet(body: string): void {
  expect(body).toContain(netPrices.note);
  expect(body).not.toContain(footer.pricesIncludeTax);
}

it('C-06: without JavaScript the button makes prices NET at once, on the page and in the cart', async () => {
  const { send, open, cartPage } = await fillForm(VALID);
  expect((await open()).body).toContain(footer.pricesIncludeTax);
  const { body } = await send({ intent: 'validate-vat', 'billing.city': '' });
  expect(body).toContain(`>${vat.pricesAdjusted}<`);
  expectNet(body);
  expectNet((await cartPage()).body);
});

it('C-06: a number of the seller’s own country that is not valid is to be corrected, or one goes on', async () => {
  const { send } = await fillForm('SK2020202021', shop, 'sk.localhost');
  const { body } = await send({ intent: 'validate-vat' });
  expect(body).toContain(`>${slovak.vat.notValidated}<`);
  expect(body).toContain(`>${slovak.vat.correctOrContinue}<`);
  expect(body).not.toContain(`>${slovak.vat.formatHint}<`);
});

it('C-06: a valid number leads to the payment, where prices are NET and say so', async () => {
  const { send, pay, open } = await fillForm(VALID);
  expect(whereTo(await send())).toEqual([303, '/checkout/payment']);
  const { body } = await pay();
  expect(body).toContain(`>${vat.pricesAdjusted}<`);
  expect(body).not.toContain('davon 19');
  expectNet(body);
  const again = await open();
  for (const text of [vat.validated, vat.pricesAdjusted]) expect(again.body).toContain(`>${text}<`);
});

it.each([WRONG, DOWN])(
  'C-06: %s, which is not validated, is an error with its reasons, until the shopper goes on with VAT',
  async (number) => {
    const { send, pay } = await fillForm(number);
    const asked = await send();
    expect(asked.status).toBe(422);
    const told = [vat.validationError, vat.issuesLead, vat.issueInvalid, vat.issuePrivate, vat.issueSystem];
    for (const text of [...told, vat.issuesReclaim]) expect(asked.body).toContain(`>${text}<`);
    expect(inputsOf(asked.body, 'vatAccepted')).toContain(number);
    expect(asked.body).toContain(`>${vat.continue}</button>`);
    expect(whereTo(await send({ vatAccepted: number }))).toEqual([303, '/checkout/payment']);
    const { body } = await pay();
    expect(body).not.toContain(vat.pricesAdjusted);
    expect(body).toContain('davon 19');
  },
);

it('C-06: what was accepted counts for its number alone', async () => {
  const { send } = await fillForm(WRONG);
  expect((await send({ vatAccepted: 'DE136695978' })).status).toBe(422);
});

it('C-06: what was accepted outlasts an error elsewhere in the form', async () => {
  const { send } = await fillForm(WRONG);
  const refused = await send({ vatAccepted: WRONG, 'billing.city': '' });
  expect(refused.status).toBe(422);
  expect(refused.body).not.toContain(vat.validationError);
  expect(inputsOf(refused.body, 'vatAccepted')).toEqual([WRONG]);
});

it('C-02: nobody asks a private person for a number', async () => {
  const { send } = await fillForm(WRONG);
  expect(whereTo(await send({ clientType: 'PRIVATE' }))).toEqual([303, '/checkout/payment']);
});

it('M-07: a shop that validates no numbers has no button and refuses none', async () => {
  const { open, send } = await fillForm(WRONG, unvalidating);
  expect((await open()).body).not.toContain(vat.validate);
  expect(whereTo(await send())).toEqual([303, '/checkout/payment']);
});

it('X-01: the VAT service is asked by GET under /api/vat, and answers XML', async () => {
  const answer = await shop.get(`de.localhost/api/vat/validate?ownVatId=SK9999999999&vatId=${VALID}`);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toContain('<ErrorCode>200</ErrorCode>');
  const wrong = await shop.get(`de.localhost/api/vat/validate?vatId=${WRONG}`);
  expect(wrong.body).toContain('<ErrorCode>210</ErrorCode>');
});
