import type { Address } from './contract/shared.ts';
import type { CallInput, CallName } from './contract.ts';

const cartId = '01a1f8d3-ea00-7c11-9d52-6c1e9a7b4f20';
const lineItemId = '01a1f8d4-1b58-7f03-8a60-0d2b7c9e5a11';
const paymentId = '01a1f8d5-7b20-7a4e-b1c3-94d60e8f2733';

const address: Address = {
  firstName: 'Jana',
  lastName: 'Nováková',
  streetName: 'Hlavná',
  streetNumber: '12',
  postalCode: '811 01',
  city: 'Bratislava',
  country: 'SK',
  phone: '+421 900 123 456',
};

/** One purchase as its calls' inputs, in the order they are made; the tests send each through its schema. */
export const inputExamples: { readonly [Name in CallName]?: CallInput<Name> } = {
  getCategory: { slug: 'workshop', locale: 'sk-SK' },
  getProduct: { sku: 'EX10000101' },
  getProducts: { query: 'welding helmet', sort: 'price-asc', limit: 24 },
  getInventory: { skus: ['EX10000101', 'EX10000102'] },
  getShippingMethodsWithoutId: {},
  addToCart: { sku: 'EX10000101', quantity: 2 },
  getMe: {},
  getCart: { id: cartId },
  updateCartQuantity: { id: cartId, version: 2, lineItemId, quantity: 3 },
  updateCart: {
    id: cartId,
    version: 3,
    actions: [
      { action: 'setClientType', clientType: 'PRIVATE' },
      { action: 'setShippingAddress', address },
      { action: 'setBillingAddress', address },
      { action: 'setCustomerEmail', email: 'jana@example.com' },
    ],
  },
  getPaymentMethods: { cartId },
  createBankPayment: { cartId, cartVersion: 4 },
  createMyOrderFromCart: { id: cartId, version: 4 },
  createPayment: {
    cartId,
    cartVersion: 4,
    paymentInterface: 'card',
    returnUrl: 'https://gantry.sk/checkout/payment',
  },
  completePayment: { id: paymentId },
  getOrders: { orderNumber: 'NS0000000001' },
};
