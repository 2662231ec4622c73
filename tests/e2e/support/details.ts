import { randomUUID } from 'node:crypto';
import type { CountryCode } from '../../../src/kernel/locale.ts';
import type { Details } from './purchase.ts';

/** One address as people write it in each country the tests buy in. */
const addresses: Readonly<Partial<Record<CountryCode, Details['billing']>>> = {
  SK: {
    firstName: 'Jana',
    lastName: 'Nováková',
    streetName: 'Hlavná',
    streetNumber: '12/A',
    postalCode: '811 01',
    city: 'Bratislava',
    phone: '+421 900 123 456',
  },
  DE: {
    firstName: 'Jürgen',
    lastName: 'Groß',
    streetName: 'Schöneberger Straße',
    streetNumber: '7b',
    postalCode: '10115',
    city: 'Berlin',
    phone: '+49 30 1234567',
  },
  NL: {
    firstName: 'Sanne',
    lastName: 'de Vries',
    streetName: 'Keizersgracht',
    streetNumber: '12-2',
    postalCode: '1015 CN',
    city: 'Amsterdam',
    phone: '+31 20 123 4567',
  },
  PL: {
    firstName: 'Łukasz',
    lastName: 'Żak',
    streetName: 'Nowy Świat',
    streetNumber: '7/9',
    postalCode: '00-496',
    city: 'Warszawa',
    phone: '+48 22 123 45 67',
  },
  CH: {
    firstName: 'Élodie',
    lastName: 'Favre',
    streetName: 'Rue du Marché',
    streetNumber: '3',
    postalCode: '1003',
    city: 'Lausanne',
    phone: '+41 21 123 45 67',
  },
  GR: {
    firstName: 'Ελένη',
    lastName: 'Παπαδοπούλου',
    streetName: 'Ερμού',
    streetNumber: '15',
    postalCode: '105 63',
    city: 'Αθήνα',
    phone: '+30 210 1234567',
  },
  GB: {
    firstName: 'Olivia',
    lastName: 'O’Neill',
    streetName: 'Baker Street',
    streetNumber: '221B',
    postalCode: 'NW1 6XE',
    city: 'London',
    phone: '+44 20 7946 0000',
  },
  FI: {
    firstName: 'Väinö',
    lastName: 'Mäkelä',
    streetName: 'Mannerheimintie',
    streetNumber: '20',
    postalCode: '00100',
    city: 'Helsinki',
    phone: '+358 9 1234567',
  },
  BG: {
    firstName: 'Иван',
    lastName: 'Петров',
    streetName: 'бул. Витоша',
    streetNumber: '18',
    postalCode: '1000',
    city: 'София',
    phone: '+359 2 123 4567',
  },
};

/** Details of a new shopper: the e-mail address is nobody else's, so that orders and mails can be told apart. */
export function detailsIn(country: CountryCode, company?: string): Details {
  const billing = addresses[country];
  if (billing === undefined) throw new Error(`no address in ${country}`);
  const email = `shopper-${randomUUID()}@example.com`;
  return { email, billing, ...(company === undefined ? {} : { company }) };
}
