import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CountryCode, countryCodes } from '../../../../kernel/locale.ts';
import { addressFields, isAddressFieldRequired } from '../../../../markets/addresses.ts';
import { postalCodeExample } from '../../../../markets/postal-codes.ts';
import { type AddressValues, toValues } from '../../../components/address-form/address-details.ts';
import { addressFormField } from '../../../forms/address-form-fields.ts';
import { ruleText } from '../../../forms/rule-text.ts';
import { loadTexts } from '../../../i18n/texts.ts';
import {
  type CheckoutDetails,
  findDetailErrors,
  initialDetails,
  parseDetails,
  toAddress,
} from './checkout-details.ts';

function valuesIn(country: CountryCode): AddressValues {
  return {
    firstName: 'Jo',
    lastName: 'Nowak',
    company: 'Gantry',
    department: 'Einkauf',
    vatNumber: '1234567890',
    streetName: 'Hlavná',
    streetNumber: '12a',
    additionalAddressInfo: '',
    postalCode: postalCodeExample(country),
    city: 'Å',
    region: 'MI',
    phone: '+421 900 123 456',
  };
}

const nothing = toValues(undefined);

function detailsIn(country: CountryCode, change: Partial<CheckoutDetails> = {}): CheckoutDetails {
  return {
    email: 'jo@example.com',
    clientType: 'PRIVATE',
    billing: valuesIn(country),
    shippingAddressType: 'SAME_AS_BILLING',
    shipping: nothing,
    ...change,
  };
}

function toForm(details: CheckoutDetails): FormData {
  const form = new FormData();
  form.set('email', details.email);
  form.set('clientType', details.clientType);
  form.set('shippingAddressType', details.shippingAddressType);
  for (const field of addressFields) {
    form.set(`billing.${field}`, details.billing[field]);
    form.set(`shipping.${field}`, details.shipping[field]);
  }
  return form;
}

const notChosen = { clientType: undefined, shippingAddressType: undefined };

describe.each(countryCodes)('C-03: the form of %s', (country) => {
  test('takes a whole address, of a person and of a company, to one door and to two', () => {
    for (const clientType of ['PRIVATE', 'COMPANY'] as const) {
      const two = { shippingAddressType: 'DIFFERENT_FROM_BILLING', shipping: valuesIn(country) } as const;
      expect(findDetailErrors(detailsIn(country, { clientType }), country)).toEqual({});
      expect(findDetailErrors(detailsIn(country, { clientType, ...two }), country)).toEqual({});
    }
  });

  test('names everything that is missing, e-mail first, then billing, then shipping', () => {
    const empty = detailsIn(country, {
      email: ' ',
      billing: nothing,
      shipping: nothing,
      shippingAddressType: 'DIFFERENT_FROM_BILLING',
    });
    const errors = findDetailErrors(empty, country);
    expect(new Set(Object.values(errors))).toEqual(new Set(['required']));
    const asked = addressFields.filter(
      (field) =>
        !['company', 'department', 'vatNumber'].includes(field) && isAddressFieldRequired(country, field),
    );
    const inParts = ['billing', 'shipping'].map((part) => asked.map((field) => `${part}.${field}`));
    const found = Object.keys(errors);
    expect(found[0]).toBe('email');
    expect(found.slice(1, asked.length + 1).sort()).toEqual(inParts[0]?.sort());
    expect(found.slice(asked.length + 1).sort()).toEqual(inParts[1]?.sort());
  });

  test('refuses a postal code of elsewhere, and says what one looks like', async () => {
    const billing = { ...valuesIn(country), postalCode: '12' };
    expect(findDetailErrors(detailsIn(country, { billing }), country)).toEqual({
      'billing.postalCode': 'postalCode',
    });
    const text = await loadTexts('en-GB');
    const field = addressFormField(country, 'billing', 'postalCode');
    expect(ruleText(text, field, 'postalCode')).toContain(postalCodeExample(country));
  });
});

test.each([
  ['streetNumber', 'bis', 'streetNumber'],
  ['streetName', 'Q', 'min'],
  ['phone', '1234567', 'phoneNumber'],
  ['city', 'x'.repeat(251), 'max'],
] as const)('C-03: in Germany the %s %j breaks the rule %s', (field, value, rule) => {
  const billing = { ...valuesIn('DE'), [field]: value };
  expect(findDetailErrors(detailsIn('DE', { billing }), 'DE')).toEqual({ [`billing.${field}`]: rule });
});

test.each(['', 'jo', 'jo@', 'jo@example', 'jo @example.com'])('C-03: %j is no e-mail', (email) => {
  expect(findDetailErrors(detailsIn('SK', { email }), 'SK')).toEqual({
    email: email === '' ? 'required' : 'email',
  });
});

test('C-02: a private person has no company, department and VAT number, a company has', () => {
  const details = detailsIn('DE');
  expect(toAddress(details, 'billing', 'DE')).not.toHaveProperty('company');
  expect(toAddress(details, 'billing', 'DE')).not.toHaveProperty('fax');
  const company = detailsIn('DE', { clientType: 'COMPANY' });
  expect(toAddress(company, 'billing', 'DE')).toMatchObject({
    company: 'Gantry',
    department: 'Einkauf',
    fax: '1234567890',
  });
});

test('C-02: a company must name itself on the bill', () => {
  const billing = { ...valuesIn('SK'), company: '' };
  const errors = findDetailErrors(detailsIn('SK', { clientType: 'COMPANY', billing }), 'SK');
  expect(errors).toEqual({ 'billing.company': 'required' });
});

test('C-04: what is typed for another door does not count while goods go to the billing address', () => {
  const shipping = { ...nothing, postalCode: 'nonsense' };
  expect(findDetailErrors(detailsIn('SK', { shipping }), 'SK')).toEqual({});
});

test('the form is read as it was written, whatever was typed', () => {
  const word = fc.string({ maxLength: 20 });
  const values = fc.record(
    Object.fromEntries(addressFields.map((field) => [field, word])) as Record<
      (typeof addressFields)[number],
      typeof word
    >,
  );
  const anyDetails = fc.record({
    email: word,
    clientType: fc.constantFrom('PRIVATE', 'COMPANY'),
    billing: values,
    shippingAddressType: fc.constantFrom('SAME_AS_BILLING', 'DIFFERENT_FROM_BILLING'),
    shipping: values,
  });
  fc.assert(
    fc.property(anyDetails, (details) => {
      expect(parseDetails(toForm(details))).toEqual(details);
    }),
  );
});

test('a form that lacks everything, or holds a file, reads as empty', () => {
  const form = new FormData();
  form.set('email', new File(['x'], 'x.txt'));
  form.set('clientType', 'ROBOT');
  expect(parseDetails(form)).toEqual({
    email: '',
    clientType: 'PRIVATE',
    billing: nothing,
    shippingAddressType: 'SAME_AS_BILLING',
    shipping: nothing,
  });
});

describe('the form starts with', () => {
  const billingAddress = toAddress(detailsIn('SK'), 'billing', 'SK');
  const empty = {
    clientType: 'PRIVATE',
    billingAddress: { country: 'SK' },
    shippingAddress: { country: 'SK' },
  } as const;

  test('C-02: the choices of the cookies while the cart knows only its country', () => {
    expect(initialDetails(empty, notChosen)).toMatchObject({
      clientType: 'PRIVATE',
      shippingAddressType: 'SAME_AS_BILLING',
      billing: nothing,
    });
    const chosen = { clientType: 'COMPANY', shippingAddressType: 'DIFFERENT_FROM_BILLING' } as const;
    expect(initialDetails(empty, chosen)).toMatchObject(chosen);
  });

  test('C-02: a company where the address has one', () => {
    const cart = { ...empty, billingAddress: { ...billingAddress, company: 'Gantry' } };
    expect(initialDetails(cart, notChosen).clientType).toBe('COMPANY');
    expect(
      initialDetails({ ...empty, billingAddress }, { ...notChosen, clientType: 'COMPANY' }).clientType,
    ).toBe('PRIVATE');
  });

  test('C-04: the cart’s own addresses, two where they differ', () => {
    const same = initialDetails({ ...empty, billingAddress, shippingAddress: billingAddress }, notChosen);
    expect(same).toMatchObject({ shippingAddressType: 'SAME_AS_BILLING', shipping: nothing });
    expect(same.billing.postalCode).toBe('811 01');
    const shippingAddress = { ...billingAddress, city: 'Košice' };
    const two = initialDetails({ ...empty, billingAddress, shippingAddress }, notChosen);
    expect(two.shippingAddressType).toBe('DIFFERENT_FROM_BILLING');
    expect(two.shipping.city).toBe('Košice');
  });
});
