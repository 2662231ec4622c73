import { skuOf } from './sample-catalogue.ts';

/** What is said to the shop in the examples of its description. */

export const requestInput = {
  formId: '01a1f8d3-ea00-7c11-9d52-0000000000ff',
  reason: 'sales',
  subreason: 'discount-request',
  contactName: 'Jana Nováková',
  customerEmail: 'jana@example.com',
  subject: 'Cena za 20 kusov',
  description: 'Dobrý deň, prosím o cenu za 20 kusov.',
  productNumber: '10000001',
  quantity: '20',
  files: [{ name: 'zoznam.pdf', content: 'JVBERi0xLjQ=' }],
};

export const withdrawalInput = {
  formId: '01a1f8d3-ea00-7c11-9d52-0000000000fe',
  name: 'Jana Nováková',
  orderNumber: 'NS0000000042',
  email: 'jana@example.com',
  scope: 'items',
  goods: 'Vŕtačka, 1 kus',
};

/** What a customer thinks of what they bought. */
export const reviewInput = {
  sku: skuOf(1),
  title: 'Does what it should',
  text: 'Two months of daily use, and it still drills as on the first day.',
  authorName: 'Eva M.',
  rating: 5,
};

export const place = {
  ...{ streetName: 'Hlavná', streetNumber: '12' },
  ...{ postalCode: '811 01', city: 'Bratislava', country: 'SK' },
};

/** Somebody who types an address. */
export const typedPlace = { country: 'SK', typing: '5b3c7d9e1f2a4b6c8d7e9f0a1b2c3d4e' };
