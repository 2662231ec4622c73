import { expect, test } from 'vitest';
import { toValues } from '../../../components/address-form/address-details.ts';
import { buildCartActions, toDetailErrors } from './cart-actions.ts';
import type { CheckoutDetails } from './checkout-details.ts';

const billing = toValues({
  country: 'SK',
  firstName: 'Jana',
  lastName: 'Nováková',
  streetName: 'Hlavná',
  streetNumber: '1',
  postalCode: '81101',
  city: 'Bratislava',
  phone: '+421900123456',
  company: 'Gantry',
  fax: 'SK1234567890',
});
const same: CheckoutDetails = {
  email: ' jana@example.com ',
  clientType: 'COMPANY',
  billing,
  shippingAddressType: 'SAME_AS_BILLING',
  shipping: toValues(undefined),
};
const different: CheckoutDetails = {
  ...same,
  shippingAddressType: 'DIFFERENT_FROM_BILLING',
  shipping: { ...billing, city: 'Košice' },
};

test('C-05: all details are one batch, client type and e-mail first, the postal code in its country’s form', () => {
  const actions = buildCartActions(same, 'SK', undefined);
  expect(actions.map(({ action }) => action)).toEqual([
    'setClientType',
    'setCustomerEmail',
    'setBillingAddress',
    'setShippingAddress',
  ]);
  expect(actions[1]).toEqual({ action: 'setCustomerEmail', email: 'jana@example.com' });
  expect(actions[2]).toMatchObject({ address: { postalCode: '811 01', fax: 'SK1234567890', country: 'SK' } });
});

test('C-04: goods go to the billing address, or to their own', () => {
  const [, , bill, door] = buildCartActions(same, 'SK', undefined);
  expect(door).toEqual({ ...bill, action: 'setShippingAddress' });
  expect(buildCartActions(different, 'SK', undefined)[3]).toMatchObject({ address: { city: 'Košice' } });
});

test('V-07: a cart without a fitting method is given one', () => {
  expect(buildCartActions(same, 'SK', 'freight').at(-1)).toEqual({
    action: 'setShippingMethod',
    shippingMethod: { id: 'freight' },
  });
});

const refusal = {
  code: 'InvalidInput',
  message: '',
  fields: {
    'actions.1.email': 'email',
    'actions.2.address.postalCode': 'postalCode',
    'actions.2.address.fax': 'min',
    'actions.2.address.firstName': 'text',
    'actions.3.address.city': 'required',
    'actions.3.address.country': 'oneOf',
    'actions.9.address.city': 'required',
    locale: 'oneOf',
  },
} as const;

test('C-07: the middleware’s complaints stand beside the fields they are about', () => {
  const actions = buildCartActions(different, 'SK', undefined);
  expect(toDetailErrors(refusal, actions, different)).toEqual({
    email: 'email',
    'billing.postalCode': 'postalCode',
    'billing.vatNumber': 'min',
    'billing.firstName': 'text',
    'shipping.city': 'required',
  });
});

test('C-07: while goods go to the billing address, that is where its errors are shown', () => {
  const actions = buildCartActions(same, 'SK', undefined);
  expect(toDetailErrors(refusal, actions, same)).toMatchObject({ 'billing.city': 'required' });
  expect(toDetailErrors({ code: 'Unavailable', message: '' }, actions, same)).toEqual({});
});
