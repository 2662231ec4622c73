import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Merchant } from '../../src/merchant/merchant-schema.ts';
import { textOf } from '../e2e/support/text-of.ts';
import { addressForm } from '../support/customers.ts';
import { testMerchant } from '../support/merchant.ts';
import { fieldsOf, openPlainBrowser } from '../support/page-forms.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { openWholeShop, type WholeShop } from '../support/whole-shop.ts';

let shop: WholeShop;
beforeAll(async () => {
  const checking: Merchant = {
    ...testMerchant,
    stores: { ...testMerchant.stores, switches: { addressValidation: ['DE'] } },
  };
  shop = await openWholeShop(smallCatalogue, {}, undefined, checking);
});
afterAll(() => shop.close());

const text = (key: Parameters<typeof textOf>[1]) => textOf('de-DE', key);

/** Somebody without JavaScript who sends a form as far as it asks them something. */
async function sendAddress(host: string, city: string) {
  const buyer = openPlainBrowser(shop, host);
  await buyer.call('addToCart', { sku: 'EX10000001', quantity: 1 });
  const { cartId = '', version = '' } = fieldsOf(await buyer.get('/checkout/addresses'));
  const form = {
    ...{ cartId, version, email: 'ada@example.com', shippingAddressType: 'SAME_AS_BILLING' },
    ...{ ...addressForm('billing'), 'billing.postalCode': '10117', 'billing.city': city },
  };
  return { buyer, form, answer: await buyer.post('/checkout/addresses', form) };
}

it('C-08: without JavaScript a doubted address is shown with what it may be, taken by one press', async () => {
  const { buyer, form, answer } = await sendAddress('de.localhost', 'Brelin');
  expect(answer.status).toBe(422);
  expect(answer.body).toContain(text('addressCheck.didYouMean'));
  expect(answer.body).toContain('10117 Berlin');
  expect(fieldsOf(answer)).toMatchObject({ 'billing.city': 'Brelin', 'suggested.billing.city': 'Berlin' });
  const taken = await buyer.post('/checkout/addresses', {
    ...{ ...form, ...fieldsOf(answer), intent: 'take-suggestions' },
  });
  expect([taken.status, taken.headers.location]).toEqual([303, '/checkout/payment']);
  expect((await buyer.get('/checkout/payment')).body).toContain('10117 Berlin');
});

it('C-08: kept by another, and nobody is asked twice', async () => {
  const { buyer, form, answer } = await sendAddress('de.localhost', 'Brelin');
  expect(answer.body).toContain(`>${text('addressCheck.keep')}</button>`);
  const kept = await buyer.post('/checkout/addresses', form);
  expect([kept.status, kept.headers.location]).toEqual([303, '/checkout/payment']);
  expect((await buyer.get('/checkout/payment')).body).toContain('10117 Brelin');
});

it('C-08: a country that has it off asks nobody', async () => {
  const { answer } = await sendAddress('at.localhost', 'Brelin');
  expect(answer.body).not.toContain(textOf('de-AT', 'addressCheck.didYouMean'));
});
