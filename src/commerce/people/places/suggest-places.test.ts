import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShop, type TestShop } from '../../../../tests/support/test-shop.ts';
import type { Merchant } from '../../../merchant/merchant-schema.ts';
import { ATTEMPT_LIMITS } from '../limits/attempt-limits.ts';
import { type AddressGuide, AddressGuideUnavailable, type TypedPlace } from './address-guide.ts';
import { completesAddresses } from './suggest-places.ts';

let shop: TestShop;
const saw = 'EX10000001';
beforeAll(async () => {
  shop = await createTestShop();
  await shop.addProduct({ sku: saw, cents: 5000 });
});
afterAll(() => shop.drop());

const typing = '5b3c7d9e-1f2a-4b6c-8d7e-9f0a1b2c3d4e';
const typed = { country: 'DE', field: 'city', text: 'Berl', typing } as const;

interface Circumstances {
  readonly guide?: Partial<AddressGuide> | 'none';
  readonly merchant?: Merchant;
  readonly address?: string;
}

/** Somebody with a cart who types an address, and what the provider was asked. */
async function openTyping({ guide, merchant, address }: Circumstances = {}) {
  const asked: TypedPlace[] = [];
  const failures: Error[] = [];
  const real = shop.engine.addressGuide;
  if (real === undefined) throw new Error('The test shop has no address guide.');
  const engine = {
    ...shop.engine,
    merchant: () => merchant ?? shop.engine.merchant(),
    onGuideFailure: (error: Error) => failures.push(error),
    addressGuide:
      guide === 'none'
        ? undefined
        : {
            ...real,
            suggest(question: TypedPlace) {
              asked.push(question);
              return real.suggest(question);
            },
            ...guide,
          },
  };
  const shopper = shop.openShopper('DE', engine, undefined, address);
  await shopper.get('addToCart', { sku: saw, quantity: 1 });
  const suggest = async (change: Partial<Pick<TypedPlace, 'text' | 'postalCode'>> = {}) =>
    (await shopper.get('suggestPlaces', { ...typed, ...change })).suggestions;
  return { shopper, suggest, asked, failures };
}

test('C-08: what is typed is suggested, and a suggestion says which fields it fills', async () => {
  const { shopper, suggest, asked } = await openTyping();
  const [berlin] = await suggest({ text: ' Berl ' });
  expect(berlin).toMatchObject({ name: 'Berlin', detail: '' });
  expect(asked).toEqual([{ ...typed, text: 'Berl', postalCode: '', city: '', locale: 'de-DE' }]);
  const id = berlin?.id ?? '';
  expect(await shopper.get('locatePlace', { country: 'DE', typing, id })).toEqual({
    place: { city: 'Berlin' },
  });
});

test('C-08: a list has five at most, and one letter is too little to ask about', async () => {
  const { suggest, asked } = await openTyping();
  const { suggest: many } = await openTyping({
    guide: {
      suggest: async () => Array.from({ length: 9 }, (_, at) => ({ id: `${at}`, name: 'x', detail: '' })),
    },
  });
  expect(await many()).toHaveLength(5);
  expect(await suggest({ text: ' B ' })).toEqual([]);
  expect(asked).toEqual([]);
});

test('C-08: nobody is asked where the merchant has it off, or without a session or a provider', async () => {
  const visitor = shop.openShopper('DE');
  expect((await visitor.get('suggestPlaces', typed)).suggestions).toEqual([]);
  expect(await (await openTyping({ guide: 'none' })).suggest()).toEqual([]);
  const stores = { flags: { addressAutocomplete: ['AT' as const] } };
  const { suggest, asked } = await openTyping({ merchant: { ...shop.engine.merchant(), stores } });
  expect(await suggest()).toEqual([]);
  expect(asked).toEqual([]);
});

test('C-08: whether addresses are completed is told before anybody types', () => {
  const { addressGuide, merchant } = shop.engine;
  const stores = { flags: { addressAutocomplete: ['AT' as const] } };
  const partly = { addressGuide, merchant: () => ({ ...merchant(), stores }) };
  expect(completesAddresses({ addressGuide, merchant }, 'DE')).toBe(true);
  expect(completesAddresses({ addressGuide: undefined, merchant }, 'DE')).toBe(false);
  expect([completesAddresses(partly, 'AT'), completesAddresses(partly, 'DE')]).toEqual([true, false]);
});

test('C-08: a provider that cannot be asked suggests and fills nothing, and operators are told', async () => {
  const down = () => Promise.reject(new AddressGuideUnavailable('down'));
  const { shopper, suggest, failures } = await openTyping({ guide: { suggest: down, locate: down } });
  expect(await suggest()).toEqual([]);
  expect((await shopper.get('locatePlace', { country: 'DE', typing, id: 'x' })).place).toEqual({});
  expect(failures).toHaveLength(2);
  const broken = () => Promise.reject(new TypeError('a bug'));
  await expect((await openTyping({ guide: { suggest: broken } })).suggest()).rejects.toThrow('a bug');
});

test('C-08: one session does not spend the merchant’s money by typing without end, and another one types on', async () => {
  const { suggest, asked } = await openTyping();
  const { most } = ATTEMPT_LIMITS['address-typing/session'];
  for (let number = 0; number < most + 3; number += 1) await suggest();
  expect(asked).toHaveLength(most);
  expect(await (await openTyping()).suggest()).not.toEqual([]);
});

test('C-08: nor does one network, in however many sessions', async () => {
  const { most } = ATTEMPT_LIMITS['address-typing/address'];
  const ofSession = ATTEMPT_LIMITS['address-typing/session'].most;
  let asked = 0;
  for (let sent = 0; sent < most + 3; sent += ofSession) {
    const typing = await openTyping({ address: '203.0.113.21' });
    for (let number = 0; number < Math.min(ofSession, most + 3 - sent); number += 1) await typing.suggest();
    asked += typing.asked.length;
  }
  expect(asked).toBe(most);
});

test('C-08: whose places they are is told beside them, where their provider asks for that', async () => {
  const { shopper } = await openTyping();
  expect((await shopper.get('suggestPlaces', typed)).attribution).toBeNull();
  const { shopper: another } = await openTyping({ guide: { attribution: 'A Map' } });
  expect((await another.get('suggestPlaces', typed)).attribution).toBe('A Map');
  expect((await another.get('suggestPlaces', { ...typed, text: 'B' })).attribution).toBeNull();
});
