import { z } from 'zod';
import { countryCodes } from '../kernel/locale.ts';
import { currencyCodes } from '../kernel/money.ts';
import { checkValidity, instant, key, problem, validity } from '../kernel/written-fields.ts';
import { checkCurrency, money, sku } from './catalogue-fields.ts';

const tier = z.strictObject({ minimumQuantity: z.int().min(2).max(1_000_000), value: money });

/** What tells the prices of a sku apart, in the order in which its key says it. */
interface PriceScope {
  readonly sku: string;
  readonly country?: string;
  readonly value: { readonly currencyCode: string };
  readonly customerGroup?: string;
  readonly channel?: string;
  readonly validFrom?: string;
}

/** `EX10000101/EUR/group=trade/from=2026-11-01T00:00:00.000Z` */
export function writePriceKey({
  sku: of,
  country,
  value,
  customerGroup,
  channel,
  validFrom,
}: PriceScope): string {
  return [
    of,
    country ?? value.currencyCode,
    ...(customerGroup === undefined ? [] : [`group=${customerGroup}`]),
    ...(channel === undefined ? [] : [`channel=${channel}`]),
    ...(validFrom === undefined ? [] : [`from=${validFrom}`]),
  ].join('/');
}

/** A price of the catalogue file (docs/catalogue-file.md). */
export const priceLine = z
  .strictObject({
    type: z.literal('price'),
    key: z.string().max(300),
    sku,
    country: z.enum(countryCodes).exactOptional(),
    customerGroup: key.exactOptional(),
    channel: key.exactOptional(),
    ...validity,
    value: money,
    tiers: z.array(tier).max(20).default([]),
  })
  .check(checkValidity)
  .check((context) => {
    const { country, value, tiers, key: given } = context.value;
    const expected = writePriceKey(context.value);
    if (given !== expected) problem(context, ['key'], `must be ${expected}`);
    checkCurrency(context, country, value.currencyCode, ['value', 'currencyCode']);
    let before = { minimumQuantity: 1, value };
    tiers.forEach((entry, index) => {
      if (entry.value.currencyCode !== value.currencyCode)
        problem(context, ['tiers', index, 'value', 'currencyCode'], `must be ${value.currencyCode}`);
      if (entry.minimumQuantity <= before.minimumQuantity)
        problem(context, ['tiers', index, 'minimumQuantity'], `must be above ${before.minimumQuantity}`);
      if (entry.value.centAmount > before.value.centAmount)
        problem(context, ['tiers', index, 'value'], 'must not rise with the quantity');
      before = entry;
    });
  });

const change = z.strictObject({ from: instant, amount: money.nullable() });

/** What visitors were shown before the shop kept its own log (acceptance D-01). */
export const priceLogLine = z
  .strictObject({
    type: z.literal('priceLog'),
    key: z.string().max(40),
    sku,
    country: z.enum(countryCodes).exactOptional(),
    currencyCode: z.enum(currencyCodes),
    changes: z.array(change).min(1).max(10_000),
  })
  .check((context) => {
    const { sku: of, country, currencyCode, changes, key: given } = context.value;
    const expected = [of, ...(country === undefined ? [] : [country]), currencyCode].join('/');
    if (given !== expected) problem(context, ['key'], `must be ${expected}`);
    checkCurrency(context, country, currencyCode, ['currencyCode']);
    changes.forEach(({ from, amount }, index) => {
      if (index > 0 && from <= (changes[index - 1]?.from ?? ''))
        problem(context, ['changes', index, 'from'], 'must be after the change before it');
      if (amount === null) return;
      if (amount.currencyCode !== currencyCode)
        problem(context, ['changes', index, 'amount', 'currencyCode'], `must be ${currencyCode}`);
    });
  });
