import type { Order } from '../../src/commerce/purchase/orders/order.ts';
import { priceCart } from '../../src/commerce/rules/pricing/price-cart.ts';
import type { PricingInput } from '../../src/commerce/rules/pricing/pricing-input.ts';
import type { LocaleCode } from '../../src/kernel/locale.ts';
import { getMarket } from '../../src/markets/countries.ts';
import type { Address } from '../../src/markets/postal-address.ts';

/** The order of a priced cart: paid by card, to a person; charged NET to a company whose number is valid. */
export function orderOf(input: PricingInput, more: Partial<Order> = {}): Order {
  const priced = priceCart(input);
  const { shipping } = priced;
  if (shipping === undefined) throw new Error('the cart has no delivery');
  const market = getMarket(input.country);
  const isNet = input.taxMode === 'External';
  const address: Address = {
    country: input.country,
    firstName: 'Žofia',
    lastName: 'Kováčová',
    streetName: 'Dlhá',
    streetNumber: '7',
    postalCode: '12345',
    city: 'Mesto',
    phone: '+421 900 000 000',
    ...(isNet ? { company: 'Kováčová & spol.', fax: `${input.country}123456789` } : {}),
  };
  return {
    id: '0190f0c2-7b1f-7c53-9d7e-3b1c5f0a1e11',
    orderNumber: 'NS0000000042',
    version: 1,
    cartId: '0190f0c2-7b1f-7c53-9d7e-3b1c5f0a1e12',
    cartVersion: 1,
    storeKey: market.storeId,
    country: input.country,
    locale: market.languages[0].locale as LocaleCode,
    customerId: undefined,
    customerEmail: 'zofia@example.com',
    orderState: 'Open',
    shipmentState: 'Pending',
    paymentState: 'Paid',
    totalPrice: priced.totalPrice,
    paid: priced.totalPrice,
    createdAt: new Date('2026-11-20T12:00:00Z'),
    payments: [{ id: 'payment', paymentInterface: 'card', method: 'scheme', state: 'Authorised' }],
    contents: {
      clientType: isNet ? 'COMPANY' : 'PRIVATE',
      lineItems: priced.lines.map((line) => ({
        ...line,
        name: `Product <${line.sku}>`,
        slug: line.sku,
        productType: 'standard_product',
        package: 'parcel',
      })),
      customLineItems: priced.customLines,
      shippingInfo: shipping,
      subtotal: priced.subtotal,
      taxMode: priced.taxMode,
      taxedPrice: priced.taxedPrice,
      discounts: [],
      discountCodes: [],
      steps: priced.steps,
      pricingInput: input,
      ...(isNet
        ? {
            vat: {
              vatId: `${input.country}123456789`,
              state: 'valid',
              checkedAt: '2026-11-20T12:00:00.000Z',
            },
          }
        : {}),
      billingAddress: address,
      shippingAddress: address,
      deliveryEstimate: { from: '2026-11-24', to: '2026-11-26' },
    },
    ...more,
  };
}
