import { describe, expect, it } from 'vitest';
import { hasAdyenContract, openAdyenSchemas } from '../../../tests/support/adyen-schemas.ts';
import type { PaidLine, PayerData } from '../../commerce/purchase/payments/card-provider.ts';
import { money } from '../../kernel/money.ts';
import { partnerMethods } from '../../markets/partner-methods.ts';
import { adyenMethods } from './adyen-methods.ts';
import { buildRequest, type CheckoutRequest } from './adyen-requests.ts';

const line = (of: PaidLine['of'], quantity: number, cents: number, tax: number, taxPermyriad: number) => ({
  ...{ of, quantity, each: money('EUR', cents), tax: money('EUR', tax), taxPermyriad },
});

const lines = [
  line({ type: 'goods', sku: 'EX10000001', name: 'Schlagbohrmaschine' }, 2, 33_33, 5_32, 1900),
  line({ type: 'goods', sku: 'EX10000001', name: 'Schlagbohrmaschine' }, 1, 33_34, 5_32, 1900),
  line({ type: 'delivery' }, 1, 4_90, 78, 1900),
];

const address = {
  ...{ firstName: 'Jana', lastName: 'Neumann', streetName: 'Hauptstraße', streetNumber: '12' },
  ...{ postalCode: '10115', city: 'Berlin', phone: '+49 30 1234567' },
  country: 'DE',
} as const;

function request(method: CheckoutRequest['method'], told: readonly PaidLine[] = lines): CheckoutRequest {
  const payer: PayerData = {
    ...{ email: 'jana@example.com', billingAddress: address, shippingAddress: address },
    lines: told,
  };
  return {
    ...{ merchantReference: 'payment', method, intent: 'authorize', payer, amount: money('EUR', 104_90) },
    ...{ country: 'DE', locale: 'de-DE', returnUrl: 'https://gantry.example/checkout/payment' },
  };
}

const needPayer = partnerMethods.filter((method) => adyenMethods[method].needs === 'payer');

describe('what a lender is told', () => {
  it.each(needPayer)('Y-08: of %s adds up to the total, in the words of our invoices', async (method) => {
    const { lineItems = [], amount } = await buildRequest(request(method), 'GantryTestCOM');
    expect(lineItems).toEqual([
      {
        ...{ id: 'EX10000001', description: 'Schlagbohrmaschine', quantity: 2 },
        ...{ amountIncludingTax: 33_33, amountExcludingTax: 28_01, taxAmount: 5_32, taxPercentage: 1900 },
      },
      expect.objectContaining({ quantity: 1, amountIncludingTax: 33_34 }),
      expect.objectContaining({ id: 'delivery', description: 'Versand', amountIncludingTax: 4_90 }),
    ]);
    expect(
      lineItems.reduce((sum, { quantity, amountIncludingTax }) => sum + quantity * amountIncludingTax, 0),
    ).toBe(amount.value);
  });

  it('Y-08: of a company that is charged NET has no tax', async () => {
    const net = [line({ type: 'goods', sku: 'EX10000001', name: 'Schlagbohrmaschine' }, 1, 104_90, 0, 0)];
    const { lineItems } = await buildRequest(request('klarna_b2b', net), 'GantryTestCOM');
    expect(lineItems).toMatchObject([
      { amountIncludingTax: 104_90, amountExcludingTax: 104_90, taxAmount: 0 },
    ]);
  });

  it('Y-08: is told of no other method', async () => {
    for (const method of partnerMethods.filter((one) => !needPayer.includes(one)))
      expect(await buildRequest(request(method), 'GantryTestCOM')).not.toHaveProperty('lineItems');
  });

  it.skipIf(!hasAdyenContract).each(needPayer)(
    'Y-09: of %s keeps to Adyen’s own description',
    async (method) => {
      const check = openAdyenSchemas();
      const body = await buildRequest(request(method), 'GantryTestCOM');
      expect(check('CreateCheckoutSessionRequest', body)).toEqual([]);
    },
  );
});
