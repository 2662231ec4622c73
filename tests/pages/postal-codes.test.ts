import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CountryCode, countryCodes } from '../../src/kernel/locale.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { cookieAfter, openWholeShop, type WholeShop } from '../support/whole-shop.ts';

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop(smallCatalogue);
});
afterAll(() => shop.close());

/** One code of each country as its people write it, and one that is none there. */
const codes: Readonly<Record<CountryCode, readonly [right: string, wrong: string]>> = {
  SK: ['040 01', '04001 9'],
  IE: ['D04 E5W5', '12345'],
  DE: ['80331', '8033'],
  PT: ['4000-322', '4000'],
  IT: ['20121', '2012'],
  FR: ['69002', '6900'],
  HU: ['6720', '0672'],
  CZ: ['602 00', '60200 1'],
  AT: ['5020', '0502'],
  NO: ['5003', '50033'],
  NL: ['3011 AD', '3011'],
  CH: ['1003', '10031'],
  BE: ['9000', '0900'],
  DK: ['8000', '80001'],
  SE: ['411 06', '4110'],
  ES: ['08001', '0800'],
  GB: ['M1 1AE', 'M11 AEE'],
  FI: ['33100', '3310'],
  PL: ['30-001', '3000'],
  RO: ['400001', '40000'],
  LT: ['44280', '4428'],
  SI: ['2000', '20001'],
  BG: ['4000', '40001'],
  GR: ['546 24', '5462'],
  HR: ['21000', '2100'],
};

it.each(countryCodes)(
  'C-03, C-07: in %s a wrong postal code is refused in words, a right one leads on',
  async (country) => {
    const host = `${country.toLowerCase()}.localhost`;
    const added = await shop.call(`${host}/api/commerce/addToCart`, { sku: 'EX10000001', quantity: 1 });
    const cookie = cookieAfter(added);
    const { cart } = (added.json as { data: { cart: { id: string; version: number } } }).data;
    const send = (postalCode: string) =>
      shop.post(
        `${host}/checkout/addresses`,
        {
          cartId: cart.id,
          version: String(cart.version),
          email: 'shopper@example.com',
          clientType: 'PRIVATE',
          shippingAddressType: 'SAME_AS_BILLING',
          'billing.firstName': 'Alex',
          'billing.lastName': 'Example',
          'billing.streetName': 'Main Street',
          'billing.streetNumber': '12',
          'billing.postalCode': postalCode,
          'billing.city': 'Town',
          'billing.region': 'MI',
          'billing.phone': '+421 900 123 456',
        },
        { cookie },
      );
    const [right, wrong] = codes[country];
    const refused = await send(wrong);
    expect(refused.status).toBe(422);
    expect(refused.body).toContain('id="billing-postalCode-error"');
    expect(refused.body).toContain(`value="${wrong}"`);
    expect(refused.body.match(/aria-invalid="true"/g)).toHaveLength(1);
    const accepted = await send(right);
    expect([accepted.status, accepted.headers.location]).toEqual([303, '/checkout/payment']);
  },
);
