import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, type Money, money, subtract, sum } from '../kernel/money.ts';
import { toNetPrices } from './net-prices.ts';

const euro = (cents: number): Money => money('EUR', cents);

function part(gross: number, net: number) {
  return { totalPrice: euro(gross), taxedPrice: { totalNet: euro(net), totalGross: euro(gross) } };
}

function line(gross: number, net: number, unit: number, off = 0) {
  return {
    ...part(gross, net),
    price: { value: euro(unit) },
    priceSteps: [{ rule: 'volume-discount', amount: euro(-off) }],
  };
}

const discountOf = (targetType: 'lineItems' | 'shipping', cents: number) => ({
  targetType,
  discountedAmount: euro(cents),
});

describe('the prices of an order that is charged net', () => {
  it('V-06: are those of its lines, its delivery and its fee without VAT', () => {
    const net = toNetPrices({
      taxMode: 'External' as const,
      lineItems: [line(3580, 3008, 1790), line(5710, 5336, 5710)],
      appliedDiscounts: [discountOf('shipping', 100)],
      subtotal: euro(9290),
      shippingInfo: {
        price: euro(295),
        discountedPrice: { value: euro(195) },
        taxedPrice: { totalNet: euro(164), totalGross: euro(195) },
      },
      customLineItems: [part(290, 244)],
    });
    expect(net.lineItems.map(({ price, totalPrice }) => [price.value, totalPrice])).toEqual([
      [euro(1504), euro(3008)],
      [euro(5336), euro(5336)],
    ]);
    expect(net.subtotal).toEqual(euro(8344));
    expect(net.shippingInfo).toMatchObject({ price: euro(248), discountedPrice: { value: euro(164) } });
    expect(net.appliedDiscounts).toEqual([discountOf('shipping', 84)]);
    expect(net.customLineItems).toMatchObject([{ totalPrice: euro(244) }]);
  });

  it('G-02, V-06: follow a quantity that the server has not taxed yet', () => {
    const net = toNetPrices({
      taxMode: 'External' as const,
      lineItems: [{ ...line(3580, 3008, 1790), totalPrice: euro(7160) }, line(5710, 5336, 5710)],
      appliedDiscounts: [],
      subtotal: euro(12_870),
      customLineItems: [],
    });
    expect(net.lineItems.map(({ totalPrice }) => totalPrice)).toEqual([euro(6016), euro(5336)]);
    expect(net.subtotal).toEqual(euro(11_352));
  });

  it('V-06: say nothing else where it is charged gross', () => {
    const order = {
      taxMode: 'Platform' as const,
      lineItems: [line(3580, 3008, 1790)],
      appliedDiscounts: [],
      subtotal: euro(3580),
      customLineItems: [],
    };
    expect(toNetPrices(order)).toBe(order);
  });

  it('V-06: sum up to what is charged, whatever its rates are and whatever was given away', () => {
    const cents = fc.integer({ min: 0, max: 500_000 });
    const rates = fc.constantFrom(0, 7, 19, 25.5, 27);
    const taxed = fc.tuple(cents, rates).map(([gross, rate]) => ({
      gross,
      net: Math.round(gross / (1 + rate / 100)),
    }));
    fc.assert(
      fc.property(fc.array(taxed, { minLength: 1, maxLength: 6 }), taxed, cents, (goods, delivery, off) => {
        const subtotal = euro(goods.reduce((all, { gross }) => all + gross, 0));
        const net = toNetPrices({
          taxMode: 'External' as const,
          lineItems: goods.map((one) => line(one.gross, one.net, one.gross)),
          appliedDiscounts: [discountOf('shipping', off)],
          subtotal,
          shippingInfo: {
            price: euro(delivery.gross + off),
            discountedPrice: { value: euro(delivery.gross) },
            taxedPrice: { totalNet: euro(delivery.net), totalGross: euro(delivery.gross) },
          },
          customLineItems: [],
        });
        const lines = net.lineItems.map(({ totalPrice }) => totalPrice);
        expect(sum('EUR', lines)).toEqual(net.subtotal);
        const [given] = net.appliedDiscounts;
        const delivered = subtract(net.shippingInfo.price, given?.discountedAmount ?? euro(0));
        const charged = goods.reduce((all, one) => all + one.net, delivery.net);
        expect(add(net.subtotal, delivered)).toEqual(euro(charged));
      }),
    );
  });
});
