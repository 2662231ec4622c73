import { z } from 'zod';
import { sku } from '../commerce/written-sku.ts';
import { countryCodes } from '../kernel/locale.ts';
import { currencyCodes } from '../kernel/money.ts';
import { inParts, type RecordFields, utcText } from '../kernel/record-fields.ts';
import { checkValidity, instant, key, problem } from '../kernel/written-fields.ts';
import { money } from '../kernel/written-money.ts';
import { lineOf } from './line-of.ts';
import { checkCurrency, moneyText } from './price-money.ts';
import { validityFields } from './validity-fields.ts';

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

const behindSku = (whole: string) => whole.slice(whole.indexOf('/') + 1);

/** What a price says, in the order of an exported line. */
export const priceFields = {
  key: inParts(z.string().max(300), {
    says: 'the sku, then what the price is for, see above',
    columns: { scope: { type: 'text', column: 'key', of: behindSku } },
    exported: `sku || '/' || key`,
  }),
  sku: { says: 'of a product', schema: sku, type: 'text' },
  country: {
    says: 'without it the price holds in every market of its currency',
    schema: z.enum(countryCodes).exactOptional(),
    type: 'text',
  },
  customerGroup: { says: 'key of a group of customers', schema: key.exactOptional(), type: 'text' },
  channel: {
    says: 'key of a distribution channel; for lines of carts that name it, which only those of its store can (`gantry-de`)',
    schema: key.exactOptional(),
    type: 'text',
  },
  ...validityFields,
  value: inParts(money, {
    says: 'money; of a country’s own price in money that it trades in',
    columns: {
      currency: { type: 'text', of: ({ currencyCode }) => currencyCode },
      cent_amount: { type: 'bigint', of: ({ centAmount }) => centAmount },
    },
    exported: moneyText('currency', 'cent_amount'),
  }),
  tiers: inParts(z.array(tier).max(20).default([]), {
    says: '`{minimumQuantity, value}`: from so many pieces on each costs this; quantities rise from 2 on, values do not, none is above `value`',
    columns: {
      tiers: {
        type: 'jsonb',
        of: (tiers) =>
          tiers.map(({ minimumQuantity, value: { centAmount } }) => ({ minimumQuantity, centAmount })),
      },
    },
    exported: `(select jsonb_agg(jsonb_build_object('minimumQuantity', tier -> 'minimumQuantity',
         'value', ${moneyText('currency', `tier -> 'centAmount'`)}) order by position)
       from jsonb_array_elements(tiers) with ordinality as listed (tier, position))`,
  }),
} as const satisfies RecordFields;

/** A price of the catalogue file (docs/catalogue-file.md). */
export const priceLine = lineOf('price', priceFields)
  .check(checkValidity)
  .check((context) => {
    const { country, value, tiers, key: written } = context.value;
    const expected = writePriceKey(context.value);
    if (written !== expected) problem(context, ['key'], `must be ${expected}`);
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

/** What a log of prices says, in the order of an exported line; its entries are rows of their own. */
export const priceLogFields = {
  key: inParts(z.string().max(40), {
    says: 'the sku, the country where it is of one, and the currency',
    columns: { scope: { type: 'text', of: (whole) => behindSku(whole).split('/', 1)[0] } },
    exported: `sku || '/' || case when scope = currency then '' else scope || '/' end || currency`,
  }),
  sku: { says: 'of a product', schema: sku, type: 'text' },
  country: inParts(z.enum(countryCodes).exactOptional(), {
    says: 'without it the prices of every market of the currency that has none of its own',
    columns: {},
    exported: 'nullif(scope, currency)',
  }),
  currencyCode: {
    says: 'what the amounts are in',
    schema: z.enum(currencyCodes),
    type: 'text',
    column: 'currency',
  },
  changes: inParts(z.array(change).min(1).max(10_000), {
    says: '`{from, amount}`, the oldest first: since when visitors were shown which price; `null` says that nothing was shown any more',
    columns: {
      changes: {
        type: 'jsonb',
        column: null,
        of: (changes) => changes.map(({ from, amount }) => ({ from, cents: amount?.centAmount })),
      },
    },
    exported: `jsonb_agg(jsonb_build_object('from', ${utcText('logged_at')}, 'amount',
        case when cent_amount is not null then ${moneyText('currency', 'cent_amount')} end) order by logged_at)`,
  }),
} as const satisfies RecordFields;

/** What visitors were shown before the shop kept its own log (rule D-01). */
export const priceLogLine = lineOf('priceLog', priceLogFields).check((context) => {
  const { sku: of, country, currencyCode, changes, key: written } = context.value;
  const expected = [of, ...(country === undefined ? [] : [country]), currencyCode].join('/');
  if (written !== expected) problem(context, ['key'], `must be ${expected}`);
  checkCurrency(context, country, currencyCode, ['currencyCode']);
  changes.forEach(({ from, amount }, index) => {
    if (index > 0 && from <= (changes[index - 1]?.from ?? ''))
      problem(context, ['changes', index, 'from'], 'must be after the change before it');
    if (amount === null) return;
    if (amount.currencyCode !== currencyCode)
      problem(context, ['changes', index, 'amount', 'currencyCode'], `must be ${currencyCode}`);
  });
});
