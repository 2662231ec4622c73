import { expect } from 'vitest';
import { openPlainBrowser, type PlainBrowser, whereTo } from './page-forms.ts';
import type { WholeShop } from './whole-shop.ts';

export const PASSWORD = 'olive-harbour-42';

/** Of a private person who opens an account. */
export const accountForm = (email: string) => ({
  customerType: 'private',
  firstName: 'Ada',
  lastName: 'Muster',
  email,
  password: PASSWORD,
  passwordAgain: PASSWORD,
});

/** Opens an account; resolves to the browser that is signed in to it. */
export async function register(shop: WholeShop, host: string, email: string): Promise<PlainBrowser> {
  const browser = openPlainBrowser(shop, host);
  expect(whereTo(await browser.post('/create-account', accountForm(email)))).toEqual([303, '/']);
  return browser;
}

export const place = {
  streetName: 'Hauptstraße',
  streetNumber: '7b',
  postalCode: '10115',
  city: 'Berlin',
  phone: '+49301234567',
};

/** The fields of an address, named as the pages with addresses name them. */
export const addressForm = (book: 'billing' | 'shipping', changes: Partial<typeof place> = {}) =>
  Object.fromEntries(
    Object.entries({ firstName: 'Ada', lastName: 'Muster', ...place, ...changes }).map(([field, value]) => [
      `${book}.${field}`,
      value,
    ]),
  );
