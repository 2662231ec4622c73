import type { LocaleCode } from '../../src/kernel/locale.ts';
import { type CurrencyCode, money } from '../../src/kernel/money.ts';
import type { ConfirmedOrder } from '../../src/mail/confirmed-order.ts';

/** A line that nothing was taken off. */
export const plainLine = { lineItemMode: 'Standard', custom: {}, priceSteps: [] } as const;

/** An order of two lines as its confirmation is written from. */
export function buildConfirmedOrder(locale: LocaleCode, currency: CurrencyCode = 'EUR'): ConfirmedOrder {
  const country = locale.slice(3) as ConfirmedOrder['country'];
  return {
    id: '0190f0c2-7b1f-7c53-9d7e-3b1c5f0a1e11',
    orderNumber: 'NS0000000042',
    createdAt: '2026-11-20T23:30:00.000Z',
    country,
    locale,
    customerEmail: 'zofia@zakaznik.example',
    lineItems: [
      {
        id: 'line-1',
        name: 'Rýchlovarná kanvica <20 l> & "veko"',
        quantity: 1,
        price: { value: money(currency, 549_00) },
        totalPrice: money(currency, 549_00),
        taxedPrice: { totalNet: money(currency, 446_34), totalGross: money(currency, 549_00) },
        ...plainLine,
        variant: { sku: 'EX10000101' },
      },
      {
        id: 'line-2',
        name: 'Vozík',
        quantity: 3,
        price: { value: money(currency, 59_00) },
        totalPrice: money(currency, 177_00),
        taxedPrice: { totalNet: money(currency, 143_90), totalGross: money(currency, 177_00) },
        ...plainLine,
        variant: { sku: 'EX10000102' },
      },
    ],
    appliedDiscounts: [],
    discountCodes: [],
    subtotal: money(currency, 726_00),
    totalPrice: money(currency, 735_00),
    taxMode: 'Platform',
    taxedPrice: {
      totalNet: money(currency, 597_00),
      taxPortions: [
        { rate: 0.23, amount: money(currency, 130_00) },
        { rate: 0.055, amount: money(currency, 8_00) },
      ],
    },
    customLineItems: [],
    shippingInfo: {
      shippingMethodName: 'Balík',
      price: money(currency, 9_00),
      taxedPrice: { totalNet: money(currency, 6_76), totalGross: money(currency, 9_00) },
    },
    shippingAddress: {
      firstName: 'Žofia',
      lastName: 'Kováčová',
      streetName: 'Dlhá',
      streetNumber: '7',
      postalCode: '811 01',
      city: 'Bratislava',
      country: 'SK',
      phone: '+421 900 000 000',
    },
    billingAddress: {
      firstName: 'Žofia',
      lastName: 'Kováčová',
      company: 'Kováčová s. r. o.',
      streetName: 'Krátka',
      streetNumber: '1',
      postalCode: '811 02',
      city: 'Bratislava',
      country: 'SK',
      fax: 'SK1234567890',
    },
    deliveryEstimate: { from: '2026-11-24', to: '2026-11-26' },
    clientType: 'PRIVATE',
    withdrawalDays: 14,
  };
}
