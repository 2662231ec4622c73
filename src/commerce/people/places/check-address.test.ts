import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShop, type TestShop } from '../../../../tests/support/test-shop.ts';
import { ATTEMPT_LIMITS } from '../limits/attempt-limits.ts';
import { type AddressGuide, AddressGuideUnavailable, type AskedPlace } from './address-guide.ts';

let shop: TestShop;
const saw = 'EX10000001';
beforeAll(async () => {
  shop = await createTestShop();
  await shop.addProduct({ sku: saw, cents: 5000 });
});
afterAll(() => shop.drop());

const place: AskedPlace = {
  ...{ country: 'DE', streetName: 'Unter den Linden', streetNumber: '5' },
  ...{ postalCode: '10117', city: 'Brelin' },
};

/** A shopper of a shop that checks addresses, and how often its provider was asked. */
async function openChecked({
  address,
  guide,
}: {
  address?: string;
  guide?: Pick<AddressGuide, 'validate'>;
} = {}) {
  const asked: AskedPlace[] = [];
  const failures: Error[] = [];
  const engine = {
    ...shop.engine,
    isSwitchedOn: (name: string) => name === 'addressValidation',
    onGuideFailure: (error: Error) => failures.push(error),
    addressGuide: {
      ...{ attribution: undefined, suggest: async () => [], locate: async () => [] },
      validate(question: AskedPlace) {
        asked.push(question);
        return (guide ?? shop.engine.addressGuide)?.validate(question) ?? Promise.reject(new Error());
      },
    },
  };
  const shopper = shop.openShopper('DE', engine, undefined, address);
  await shopper.get('addToCart', { sku: saw, quantity: 1 });
  const check = async (change: Partial<AskedPlace> = {}) =>
    (await shopper.get('validateAddress', { ...place, ...change })).opinion;
  return { shopper, check, asked, failures };
}

test('C-08: an address is checked once a session, another one again, and another session too', async () => {
  const { check, asked } = await openChecked();
  expect(await check()).toMatchObject({ state: 'doubtful', suggestion: { city: 'Berlin' } });
  expect(await check()).toBeNull();
  expect(await check({ city: ' brelin ' })).toBeNull();
  expect(asked).toHaveLength(1);
  expect(await check({ streetNumber: '7' })).toMatchObject({ state: 'doubtful' });
  expect(await (await openChecked()).check()).toMatchObject({ state: 'doubtful' });
});

test('C-08: nobody is asked where a country has it off, or without a session or a provider', async () => {
  const visitor = shop.openShopper('DE');
  expect((await visitor.get('validateAddress', place)).opinion).toBeNull();
  await visitor.get('addToCart', { sku: saw, quantity: 1 });
  expect((await visitor.get('validateAddress', place)).opinion).toBeNull();
  const without = shop.openShopper('DE', {
    ...shop.engine,
    isSwitchedOn: () => true,
    addressGuide: undefined,
  });
  await without.get('addToCart', { sku: saw, quantity: 1 });
  expect((await without.get('validateAddress', place)).opinion).toBeNull();
});

test('C-08: a provider that cannot be asked is a pass, and said to operators', async () => {
  const down = { validate: () => Promise.reject(new AddressGuideUnavailable('down')) };
  const { check, failures } = await openChecked({ guide: down });
  expect(await check()).toBeNull();
  expect(failures).toEqual([new AddressGuideUnavailable('down')]);
  const broken = { validate: () => Promise.reject(new TypeError('a bug')) };
  await expect((await openChecked({ guide: broken })).check()).rejects.toThrow('a bug');
});

test('C-08: one network does not spend the merchant’s money by asking about address after address', async () => {
  const { check, asked } = await openChecked({ address: '203.0.113.20' });
  const { most } = ATTEMPT_LIMITS['address-check/address'];
  for (let number = 1; number <= most + 5; number += 1) await check({ streetNumber: String(number) });
  expect(asked).toHaveLength(most);
});
