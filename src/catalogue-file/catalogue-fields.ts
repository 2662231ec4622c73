import { z } from 'zod';
import { addressBook } from '../addresses/read-table.ts';
import { type CountryCode, type LocaleCode, localeCodes } from '../kernel/locale.ts';
import type { Localized } from '../kernel/localized.ts';
import { type Currency, type CurrencyCode, currencyCodes, getCurrency } from '../kernel/money.ts';
import { type CheckContext, problem, slug, textUpTo } from '../kernel/written-fields.ts';
import { VIRTUAL_SKU_PREFIX } from '../markets/cart-constants.ts';
import { getMarket } from '../markets/countries.ts';

/** What the lines of a catalogue file are made of (docs/catalogue-file.md). */

export const categorySlug = slug
  .refine((value) => !/\d{8}$/.test(value), 'must not end in 8 digits, as product slugs do')
  .refine((value) => !addressBook.isReserved(value), 'is an address of the shop itself');
/** Of goods, which have stock. */
export const goodsSku = z.string().regex(/^EX\d{8}$/, 'must be EX and 8 digits');
const guaranteeSku = z
  .string()
  .regex(new RegExp(`^${VIRTUAL_SKU_PREFIX}\\d{2}$`), `must be ${VIRTUAL_SKU_PREFIX} and 2 digits`);
/** Of anything that can be sold: goods and extra guarantees. */
export const sku = z.union(
  [goodsSku, guaranteeSku],
  `must be EX and 8 digits, or ${VIRTUAL_SKU_PREFIX} and 2`,
);

/** `{<locale>: value}`; an unknown locale is refused by name. */
export function localized<Value>(value: z.ZodType<Value>): z.ZodType<Localized<Value>> {
  const shape = Object.fromEntries(localeCodes.map((locale) => [locale, value.exactOptional()]));
  return z.strictObject(shape as Record<LocaleCode, z.ZodExactOptional<z.ZodType<Value>>>);
}
export const atLeastOne = <Value>(schema: z.ZodType<Localized<Value>>) =>
  schema.refine((texts) => Object.keys(texts).length > 0, 'needs at least one locale');

/**
 * The most that anything may cost, in minor units: a hundred million. The fullest cart, 500 lines of 1000 pieces, then still
 * has an exact total (acceptance V-01).
 */
const MOST_CENTS = 10_000_000_000;

export const money = z
  .strictObject({
    currencyCode: z.enum(currencyCodes),
    centAmount: z.int().min(0).max(MOST_CENTS),
    fractionDigits: z.int(),
  })
  .check((context) => {
    const wrong = findAmountProblem(context.value, getCurrency(context.value.currencyCode));
    if (wrong !== undefined) problem(context, [wrong.field], wrong.message);
  });

/** What an amount has that its currency has not; `undefined` where they agree. */
export function findAmountProblem(
  { centAmount, fractionDigits }: { readonly centAmount: number; readonly fractionDigits: number },
  currency: Currency,
): { readonly field: 'centAmount' | 'fractionDigits'; readonly message: string } | undefined {
  if (fractionDigits !== currency.fractionDigits)
    return { field: 'fractionDigits', message: `must be ${currency.fractionDigits}` };
  if (centAmount % currency.roundingStep !== 0)
    return { field: 'centAmount', message: `must be a multiple of ${currency.roundingStep}` };
  return undefined;
}

/** A page or document elsewhere. */
export const webAddress = z.url({ protocol: /^https$/, error: 'must be an address with https' }).max(1000);

/** A document of the shop's own (`/pictures/energy/a.svg`), or one that lies elsewhere. */
export const documentAddress = z.union(
  [
    webAddress,
    z
      .string()
      .max(1000)
      .regex(/^\/[\w./-]+$/)
      .refine((path) => !/\/\/|\.\./.test(path)),
  ],
  'must be an address with https, or a path of the shop',
);

export const attributeValue = z.union(
  [z.number(), z.boolean(), textUpTo(10_000), atLeastOne(localized(textUpTo(10_000)))],
  'must be a number, true, false, a text, or texts by locale',
);

export function distinctKeys(
  context: CheckContext & { readonly value: readonly { readonly key: string }[] },
): void {
  const seen = new Set<string>();
  context.value.forEach((entry, index) => {
    if (seen.has(entry.key)) problem(context, [index, 'key'], `comes twice: ${entry.key}`);
    seen.add(entry.key);
  });
}

/** A country's own prices are in money that it trades in, now or from a day on. */
export function checkCurrency(
  context: CheckContext,
  country: CountryCode | undefined,
  currencyCode: CurrencyCode,
  path: (string | number)[],
): void {
  if (country === undefined) return;
  const traded = getMarket(country).currencyRows.map((row) => row.currencyCode);
  if (!traded.includes(currencyCode)) problem(context, path, `must be ${traded.join(' or ')} in ${country}`);
}
