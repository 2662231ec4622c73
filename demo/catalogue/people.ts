import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CountryCode, type LocaleCode, localeCodes } from '../../src/kernel/locale.ts';
import { getLocale } from '../../src/markets/locales.ts';
import { pick, pickDay } from './chance.ts';
import { baseOf } from './localize.ts';
import { firstNamesOf } from './reviews.ts';

/**
 * Customers of every kind: private people and companies in each locale, with and without a group and its tier. All have
 * the password `Workshop2026`; its salt and hash, as `src/server/hash-password.ts` makes it:
 */
const password = {
  salt: 'Z2FudHJ5IGRlbW8gc2FsdA==',
  hash: '9nIg9ItqriBiIhHeE4Z835SIvar6xICfwElrFhdkVbk=',
} as const;

interface Place {
  readonly familyNames: readonly string[];
  readonly city: string;
  readonly postalCode: string;
  readonly street: string;
  readonly phone: string;
  readonly companies: readonly string[];
  readonly vatNumber: string;
  readonly region: string;
}

const places = new Map(
  readFileSync(join(import.meta.dirname, 'words', 'people.txt'), 'utf8')
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line): [string, Place] => {
      const [
        country = '',
        names = '',
        city = '',
        postalCode = '',
        street = '',
        phone = '',
        companies = '',
        vatNumber = '',
        region = '',
      ] = line.split('|').map((cell) => cell.trim());
      const lists = { familyNames: names.split(' '), companies: companies.split('; ') };
      return [country, { ...lists, city, postalCode, street, phone, vatNumber, region }];
    }),
);

function placeOf(country: CountryCode): Place {
  const place = places.get(country);
  if (!place) throw new Error(`people.txt: nobody lives in ${country}`);
  return place;
}

const groups = [
  { key: 'trade', name: { 'en-GB': 'Trade' } },
  { key: 'bronze', name: { 'en-GB': 'Bronze' }, tier: 'tier-1' },
  { key: 'silver', name: { 'en-GB': 'Silver' }, tier: 'tier-2' },
  { key: 'gold', name: { 'en-GB': 'Gold' }, tier: 'tier-3' },
  { key: 'platinum', name: { 'en-GB': 'Platinum' }, tier: 'tier-4' },
] as const;

export const customerGroupLines: readonly object[] = groups.map((group) => ({
  type: 'customerGroup',
  ...group,
}));

/** A UUID that is always the same for the same text (version 8: made by rules of our own, RFC 9562). */
function ownUuid(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** How many customers each locale has: the first are private, the last is a company. */
export const CUSTOMERS_PER_LOCALE = 4;

export const customerId = (locale: LocaleCode, index: number): string =>
  ownUuid(`${locale} customer ${index}`);

function customerLine(locale: LocaleCode, index: number): object {
  const seed = `${locale} customer ${index}`;
  const { countryCode: country } = getLocale(locale);
  const place = placeOf(country);
  const names = firstNamesOf(baseOf(locale));
  const firstName = names[pick(seed, 0, names.length - 1)] ?? '';
  const lastName = place.familyNames[index % place.familyNames.length] ?? '';
  const isCompany = index === CUSTOMERS_PER_LOCALE - 1;
  const company = place.companies[pick(`${seed} company`, 0, place.companies.length - 1)] ?? '';
  const street = (number: number) => ({ streetName: place.street, streetNumber: String(number) });
  const shared = {
    country,
    firstName,
    lastName,
    postalCode: place.postalCode,
    city: place.city,
    ...(place.region === '' ? {} : { region: place.region }),
    phone: `${place.phone}${index}`,
    ...(isCompany ? { company, fax: place.vatNumber } : {}),
  };
  const addresses = [
    { id: 'main', key: `${place.postalCode}-1`, ...shared, ...street(pick(`${seed} house`, 1, 90)) },
    ...(index % 2 === 1
      ? [
          {
            id: 'second',
            key: `${place.postalCode}-2`,
            ...shared,
            ...street(pick(`${seed} second`, 91, 120)),
          },
        ]
      : []),
  ];
  const group = groups[(index + localeCodes.indexOf(locale)) % (groups.length + 2)];
  return {
    type: 'customer',
    key: customerId(locale, index),
    email: `${locale.toLowerCase()}.${index + 1}@customers.gantry.example`,
    emailVerifiedAt: `${pickDay(`${seed} day`, '2022-01-10', '2026-09-30')}T09:00:00.000Z`,
    password,
    firstName,
    lastName,
    ...(isCompany
      ? { vatId: place.vatNumber }
      : { dateOfBirth: pickDay(`${seed} born`, '1955-01-01', '2002-12-31') }),
    locale,
    customerType: isCompany ? 'company' : 'private',
    ...(group === undefined ? {} : { customerGroup: group.key }),
    addresses,
    shippingAddressIds: addresses.map(({ id }) => id),
    billingAddressIds: ['main'],
    defaultShippingAddressId: addresses.at(-1)?.id,
    defaultBillingAddressId: 'main',
    createdAt: `${pickDay(`${seed} day`, '2022-01-10', '2026-09-30')}T08:55:00.000Z`,
  };
}

/** Everybody who has an account, in the order of the locales. */
export const customerLines: readonly object[] = localeCodes.flatMap((locale) =>
  Array.from({ length: CUSTOMERS_PER_LOCALE }, (_, index) => customerLine(locale, index)),
);
