import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryCodes } from '../../../kernel/locale.ts';
import { money } from '../../../kernel/money.ts';
import { type Price, type PriceContext, pickPrice, pickUnitPrice } from './price.ts';

const noon = new Date('2026-11-20T12:00:00.000Z');
const euro = (cents: number) => money('EUR', cents);
const priceOf = (key: string, cents: number, more: Partial<Price> = {}): Price => ({
  key,
  value: euro(cents),
  tiers: [],
  ...more,
});
const inGermany = (more: Partial<PriceContext> = {}): PriceContext => ({
  country: 'DE',
  currencyCode: 'EUR',
  customerGroup: undefined,
  channel: undefined,
  at: noon,
  ...more,
});

const everywhere = priceOf('EUR', 1000);
const german = priceOf('DE', 1100, { country: 'DE' });
const austrian = priceOf('AT', 900, { country: 'AT' });
const november = { validFrom: '2026-11-01T00:00:00.000Z', validUntil: '2026-12-01T00:00:00.000Z' };
const dated = priceOf('DE/from=2026-11-01T00:00:00.000Z', 1150, { country: 'DE', ...november });
const begun = priceOf('DE/from', 1160, { country: 'DE', validFrom: november.validFrom });
const ending = priceOf('DE/until', 1170, { country: 'DE', validUntil: november.validUntil });
const trade = priceOf('EUR/group=trade', 1300, { customerGroup: 'trade' });
const counter = priceOf('EUR/channel=counter', 1200, { channel: 'counter' });
const all = [everywhere, german, austrian, dated, trade, counter];

describe('V-02: the price that counts', () => {
  it.each<[string, readonly Price[], Partial<PriceContext>, Price | undefined]>([
    ['is that of the country before that of the currency', [everywhere, german], {}, german],
    [
      'is that of the currency where the country has none',
      [everywhere, german],
      { country: 'AT' },
      everywhere,
    ],
    ['is never that of another country', [german], { country: 'AT' }, undefined],
    ['is never one in another currency', [everywhere], { country: 'GB', currencyCode: 'GBP' }, undefined],
    ['is the dated one of the same country while it is valid', all, {}, dated],
    ['is the lasting one before it', all, { at: new Date('2026-10-31T23:59:59.999Z') }, german],
    ['is the dated one from its first millisecond', all, { at: new Date('2026-11-01T00:00:00.000Z') }, dated],
    ['is the dated one to its last millisecond', all, { at: new Date('2026-11-30T23:59:59.999Z') }, dated],
    [
      'is the lasting one at the end, which is not included',
      all,
      { at: new Date('2026-12-01T00:00:00.000Z') },
      german,
    ],
    ["is the group's, even where it is higher", all, { customerGroup: 'trade' }, trade],
    ["is everyone's for a group without one", [everywhere, counter], { customerGroup: 'trade' }, everywhere],
    ["is everyone's in a channel without one", [everywhere, trade], { channel: 'counter' }, everywhere],
    ['is one that begins some day before a lasting one', [begun, german], {}, begun],
    ['is one that ends some day before a lasting one', [ending, german], {}, ending],
    ["is never a group's for another group", [trade], { customerGroup: 'school' }, undefined],
    ["is never a group's for a visitor", [trade], {}, undefined],
    ["is the channel's before the country's", all, { channel: 'counter' }, counter],
    ["is the group's before the channel's", all, { channel: 'counter', customerGroup: 'trade' }, trade],
    ["is never a channel's elsewhere", [counter], {}, undefined],
    ['is the lowest of equals', [priceOf('EUR', 10), priceOf('EUR/x', 9)], {}, priceOf('EUR/x', 9)],
    ['is the first by key of equals of one amount', [priceOf('b', 9), priceOf('a', 9)], {}, priceOf('a', 9)],
    ['is the first by key of them in any order', [priceOf('a', 9), priceOf('b', 9)], {}, priceOf('a', 9)],
    ['is none where there is none', [], {}, undefined],
  ])('%s', (_name, prices, context, expected) => {
    expect(pickPrice(prices, inGermany(context))).toEqual(expected);
  });

  const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
  const instant = fc
    .date({ min: new Date('2026-11-19'), max: new Date('2026-11-22'), noInvalidDate: true })
    .map((day) => day.toISOString());
  const anyPrice = fc
    .record({
      cents: fc.nat(5),
      country: maybe(fc.constantFrom(...countryCodes.slice(0, 3))),
      customerGroup: maybe(fc.constantFrom('trade', 'school')),
      channel: maybe(fc.constantFrom('counter', 'web')),
      validFrom: maybe(instant),
      validUntil: maybe(instant),
    })
    .map(({ cents, ...rest }) => {
      const kept = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
      return priceOf(JSON.stringify([cents, kept]), cents, kept);
    });
  const anyContext = fc.record({
    country: fc.constantFrom(...countryCodes.slice(0, 3)),
    currencyCode: fc.constant('EUR' as const),
    customerGroup: maybe(fc.constantFrom('trade', 'school')),
    channel: maybe(fc.constantFrom('counter', 'web')),
    at: instant.map((text) => new Date(text)),
  });

  it('does not depend on the order in which prices are given, and what is not for the shopper changes nothing', () => {
    fc.assert(
      fc.property(fc.array(anyPrice, { maxLength: 8 }), anyContext, (prices, context) => {
        const picked = pickPrice(prices, context);
        expect(pickPrice(prices.toReversed(), context)).toEqual(picked);
        const foreign = prices.filter(
          (price) => price.customerGroup !== undefined && price.customerGroup !== context.customerGroup,
        );
        expect(
          pickPrice(
            prices.filter((price) => !foreign.includes(price)),
            context,
          ),
        ).toEqual(picked);
        if (picked === undefined) return;
        expect(picked.country ?? context.country).toBe(context.country);
        expect(picked.customerGroup ?? context.customerGroup).toBe(context.customerGroup);
        expect(picked.channel ?? context.channel).toBe(context.channel);
        expect(Date.parse(picked.validFrom ?? '1970-01-01')).toBeLessThanOrEqual(context.at.getTime());
        expect(Date.parse(picked.validUntil ?? '2970-01-01')).toBeGreaterThan(context.at.getTime());
      }),
      { numRuns: 2000 },
    );
  });

  it('shows no discount that has ended or not begun, to the millisecond', () => {
    const discount = {
      key: 'autumn',
      id: 'id',
      name: {},
      value: { type: 'relative', permyriad: 1000 },
      ...november,
    } as const;
    const reduced = priceOf('EUR', 1000, { discounted: { value: euro(900), discount } });
    const at = (time: string) => pickPrice([reduced], inGermany({ at: new Date(time) }))?.discounted?.value;
    expect(at('2026-10-31T23:59:59.999Z')).toBeUndefined();
    expect(at('2026-11-01T00:00:00.000Z')).toEqual(euro(900));
    expect(at('2026-11-30T23:59:59.999Z')).toEqual(euro(900));
    expect(at('2026-12-01T00:00:00.000Z')).toBeUndefined();
  });
});

describe('V-02: the price of one of so many pieces', () => {
  const tiered = priceOf('EUR', 1000, {
    tiers: [
      { minimumQuantity: 3, value: euro(900) },
      { minimumQuantity: 10, value: euro(800) },
    ],
  });
  it.each([
    [1, 1000, { rule: 'list-price' }],
    [2, 1000, { rule: 'list-price' }],
    [3, 900, { rule: 'price-tier', minimumQuantity: 3 }],
    [9, 900, { rule: 'price-tier', minimumQuantity: 3 }],
    [10, 800, { rule: 'price-tier', minimumQuantity: 10 }],
    [1_000_000, 800, { rule: 'price-tier', minimumQuantity: 10 }],
  ])('for %i it is %i', (quantity, cents, reason) => {
    expect(pickUnitPrice(tiered, quantity)).toEqual({ value: euro(cents), reason });
  });

  it('is the lower of tier and product discount, and says which', () => {
    const discount = {
      key: 'autumn',
      id: 'id',
      name: {},
      value: { type: 'relative', permyriad: 1500 },
    } as const;
    const reduced = { ...tiered, discounted: { value: euro(850), discount } };
    expect(pickUnitPrice(reduced, 3)).toEqual({
      value: euro(850),
      reason: { rule: 'product-discount', key: 'autumn' },
    });
    expect(pickUnitPrice(reduced, 10).reason).toEqual({ rule: 'price-tier', minimumQuantity: 10 });
  });

  it('is the list price where nothing is below it', () => {
    const flat = priceOf('EUR', 1000, { tiers: [{ minimumQuantity: 1, value: euro(1000) }] });
    expect(pickUnitPrice(flat, 5).reason).toEqual({ rule: 'list-price' });
  });

  it('never rises with the quantity and is never above the list price', () => {
    const tiers = fc.array(
      fc.record({ minimumQuantity: fc.integer({ min: 2, max: 50 }), cents: fc.nat(2000) }),
    );
    fc.assert(
      fc.property(tiers, fc.integer({ min: 1, max: 60 }), (list, quantity) => {
        const price = priceOf('EUR', 1000, {
          tiers: list.map(({ minimumQuantity, cents }) => ({ minimumQuantity, value: euro(cents) })),
        });
        const one = pickUnitPrice(price, quantity).value.centAmount;
        expect(pickUnitPrice(price, quantity + 1).value.centAmount).toBeLessThanOrEqual(one);
        expect(one).toBeLessThanOrEqual(1000);
      }),
    );
  });
});
