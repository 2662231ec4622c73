import { describe, expect, test } from 'vitest';
import type { WalletAddress } from '../payments/wallet-provider.ts';
import { type ExpressCart, readExpressDetails } from './express-details.ts';

const home: WalletAddress = {
  name: 'Jana Mária Nováková',
  street: 'Obchodná 12, 3. poschodie',
  additional: 'Zvonček 4',
  postalCode: '811 06',
  city: 'Bratislava',
  country: 'SK',
  phone: '+421 900 123 456',
};
const cart: ExpressCart = { country: 'SK', clientType: 'PRIVATE', billingAddress: undefined };
const email = ' jana@example.com ';

describe('Y-05: what a wallet shares', () => {
  test('becomes e-mail and both addresses in the fields of the country', () => {
    const address = {
      country: 'SK',
      firstName: 'Jana Mária',
      lastName: 'Nováková',
      streetName: 'Obchodná',
      streetNumber: '12',
      postalCode: '811 06',
      city: 'Bratislava',
      region: undefined,
      phone: '+421 900 123 456',
      additionalAddressInfo: '3. poschodie, Zvonček 4',
    };
    expect(readExpressDetails({ email, shippingAddress: home, billingAddress: home }, cart)).toEqual({
      ok: true,
      value: [
        { action: 'setCustomerEmail', email: 'jana@example.com' },
        { action: 'setBillingAddress', address },
        { action: 'setShippingAddress', address },
      ],
    });
  });

  test('names the family first where people do', () => {
    const anna = { ...home, name: 'Nagy Anna Mária', country: 'HU' };
    const read = readExpressDetails(
      { email, shippingAddress: anna, billingAddress: anna },
      { ...cart, country: 'HU' },
    );
    expect(read).toMatchObject({
      value: [{}, { address: { lastName: 'Nagy', firstName: 'Anna Mária' } }, {}],
    });
  });

  test('keeps what a company has told, on the bill', () => {
    const company = { country: 'SK', company: 'Gantry s. r. o.', department: 'Sklad', fax: 'SK123' } as const;
    const read = readExpressDetails(
      { email, shippingAddress: home, billingAddress: home },
      { ...cart, clientType: 'COMPANY', billingAddress: company },
    );
    const { country, ...told } = company;
    expect(read).toMatchObject({ value: [{}, { address: told }, {}] });
    expect(JSON.stringify(read.ok && read.value[2])).not.toContain('Gantry');
  });

  test.each([
    ['no shipping address', { billingAddress: home }, { code: 'ExpressAddressMissing' }],
    ['no billing address', { shippingAddress: home }, { code: 'ExpressAddressMissing' }],
    [
      'a delivery abroad',
      { shippingAddress: { ...home, country: 'CZ' }, billingAddress: home },
      { code: 'AddressInvalid', fields: { 'shippingAddress.country': 'oneOf' } },
    ],
    [
      'a bill to a country without a shop',
      { shippingAddress: home, billingAddress: { ...home, country: 'US' } },
      { code: 'AddressInvalid', fields: { 'billingAddress.country': 'oneOf' } },
    ],
    [
      'no phone for the carrier',
      { shippingAddress: { ...home, phone: undefined }, billingAddress: home },
      { code: 'AddressInvalid', fields: { 'shippingAddress.phone': 'required' } },
    ],
    [
      'a blank phone on the bill',
      { shippingAddress: home, billingAddress: { ...home, phone: '  ' } },
      { code: 'AddressInvalid', fields: { 'billingAddress.phone': 'required' } },
    ],
    [
      'no e-mail',
      { email: ' ', shippingAddress: home, billingAddress: home },
      { code: 'EmailInvalid', fields: { email: 'required' } },
    ],
  ] as const)('is refused with %s', (_lack, details, refusal) => {
    expect(readExpressDetails({ email, ...details }, cart)).toEqual({ ok: false, refusal });
  });
});
