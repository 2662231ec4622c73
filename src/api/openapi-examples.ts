import type { Address } from './contract/shared.ts';
import type { CallInput, CallName } from './contract.ts';

const cartId = '01a1f8d3-ea00-7c11-9d52-6c1e9a7b4f20';
const lineItemId = '01a1f8d4-1b58-7f03-8a60-0d2b7c9e5a11';
const customer = { id: '01a1f8d6-20c4-7e15-a3b7-5f8c2d91e640', version: 1 };
const addressId = '01a1f8d7-0c52-7b91-8d24-3e6f70a9b158';
const tokenValue = 'b3BlbiB0aGUgbGluayBvZiB0aGUgbWFpbCBvbmNlISE';
const discountCodeId = '01a1f8d6-2c40-7b92-8f17-5a3e90d41c26';
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
  productSearch: { querySet: 'related', sku: 'EX10000101', limit: 8 },
  productProjectionSearch: {
    filterQuery: { categoryKey: 'workshop', brands: ['MSW'], isOnStock: true },
    sort: 'price-asc',
    limit: 24,
  },
  getComparisonProducts: { sku: 'EX10000101', filter: { bware: false }, limit: 30 },
  getComplementaryProductsBySku: { skus: ['EX10000101'], options: { limit: 4 } },
  getComplementaryProductsByCategories: { categoryKeys: ['workshop'], excludedSkus: ['EX10000101'] },
  getVolumeDiscounts: { discountGroup: 'volume_discount_default' },
  getPersonalizedDiscounts: { cohortTier: 'tier-2' },
  getShippingMethodsWithoutId: {},
  getShippingMethodsByCartId: { cartId },
  getShippingMethodsForCustomer: {},
  getStores: { where: { ids: ['gantry-de', 'gantry-at'] } },
  getStore: { key: 'gantry-sk' },
  validateVatId: { country: 'AT', vatId: 'ATU33864707' },
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
  updateCartItemChannel: { id: cartId, version: 4, lineItemId, supplyChannel: 'warehouse-south' },
  applyCartCoupon: { id: cartId, version: 4, code: 'WELCOME10' },
  removeCartCoupon: { id: cartId, version: 5, discountCode: { typeId: 'discount-code', id: discountCodeId } },
  getPaymentMethods: { cartId },
  createBankPayment: { cartId, cartVersion: 4 },
  createCodPayment: { cartId, cartVersion: 4, email: 'jana@example.com' },
  createMyOrderFromCart: { id: cartId, version: 4 },
  createPayment: {
    cartId,
    cartVersion: 4,
    paymentInterface: 'card',
    method: 'scheme',
    amountPlanned: { currencyCode: 'EUR', centAmount: 25_890 },
    returnUrl: 'https://gantry.sk/checkout/payment',
  },
  completePayment: { id: paymentId },
  signUp: {
    email: 'jana@example.com',
    password: 'olive-harbour-42',
    firstName: 'Jana',
    lastName: 'Nováková',
  },
  signIn: { email: 'jana@example.com', password: 'olive-harbour-42' },
  signOut: {},
  isLoggedIn: {},
  getCustomer: {},
  customerUpdateMe: {
    version: 1,
    actions: [
      { action: 'setFirstName', firstName: 'Jana' },
      { action: 'setCustomerType', customerType: 'company' },
    ],
  },
  requestPasswordReset: { email: 'jana@example.com' },
  customerResetPassword: { tokenValue, newPassword: 'olive-harbour-43' },
  confirmEmail: { tokenValue },
  addBillingAddress: { customer, address },
  addShippingAddress: { customer, address },
  updateBillingAddress: { customer, address: { ...address, id: addressId } },
  updateShippingAddress: { customer, address: { ...address, id: addressId } },
  deleteBillingAddress: { customer, address: { id: addressId } },
  deleteShippingAddress: { customer, address: { id: addressId } },
  setDefaultBillingAddress: { customer, address: { id: addressId } },
  setDefaultShippingAddress: { customer, address: { id: addressId } },
  getOrders: { limit: 20, offset: 0 },
  searchOrder: { orderNumber: 'NS0000000001' },
  getReview: { productId: 'EX10000101', sort: 'most-recent', limit: 10, offset: 0 },
  addReview: {
    sku: 'EX10000101',
    title: 'Does what it should',
    text: 'Two months of daily use, and it still drills as on the first day.',
    authorName: 'Jana N.',
    rating: 5,
  },
  getMyReviews: { limit: 10, offset: 0 },
};
