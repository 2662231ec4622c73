import { z } from 'zod';
import { countryCodes, type LocaleCode, localeCodes } from '../../kernel/locale.ts';
import type { Localized } from '../../kernel/localized.ts';
import { currencyCodes } from '../../kernel/money.ts';
import { getMarket } from '../../markets/countries.ts';
import { isReservedSlug } from './reserved-slugs.ts';

/**
 * One line of a catalogue file, a schema per type (docs/catalogue-file.md). What needs only the line itself is
 * checked here; what needs other lines or the database is checked by the import.
 */

/** PostgreSQL keeps no U+0000, and half a surrogate pair is no character at all. */
const storable = (text: string) => !text.includes('\u0000') && text.isWellFormed();
const textUpTo = (length: number) =>
  z.string().min(1).max(length).refine(storable, 'holds a character that cannot be stored');

const key = z
  .string()
  .max(100)
  .regex(/^[A-Za-z0-9][A-Za-z0-9_.-]*$/, 'must be letters, digits, _ . or -');
const slug = z
  .string()
  .max(200)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lowercase letters, digits and single hyphens');
const categorySlug = slug
  .refine((value) => !/\d{8}$/.test(value), 'must not end in 8 digits, as product slugs do')
  .refine((value) => !isReservedSlug(value), 'is an address of the shop itself');
const pictureName = z
  .string()
  .max(200)
  .regex(/^[a-z0-9][a-z0-9/_-]*$/, 'must be lowercase letters, digits, / _ or -');
const sku = z.string().regex(/^EX\d{8}$/, 'must be EX and 8 digits');

/** `{<locale>: value}`; an unknown locale is refused by name. */
function localized<Value>(value: z.ZodType<Value>): z.ZodType<Localized<Value>> {
  const shape = Object.fromEntries(localeCodes.map((locale) => [locale, value.exactOptional()]));
  return z.strictObject(shape as Record<LocaleCode, z.ZodExactOptional<z.ZodType<Value>>>);
}
const atLeastOne = <Value>(schema: z.ZodType<Localized<Value>>) =>
  schema.refine((texts) => Object.keys(texts).length > 0, 'needs at least one locale');

const money = z.strictObject({
  currencyCode: z.enum(currencyCodes),
  centAmount: z.int().min(0),
  fractionDigits: z.literal(2),
});

const attributeValue = z.union(
  [z.number(), z.boolean(), textUpTo(10_000), atLeastOne(localized(textUpTo(10_000)))],
  'must be a number, true, false, a text, or texts by locale',
);

const productTypeLine = z.strictObject({
  type: z.literal('productType'),
  key,
  attributes: z
    .array(
      z.strictObject({
        key,
        label: atLeastOne(localized(textUpTo(200))),
        unit: textUpTo(40).exactOptional(),
      }),
    )
    .max(10_000)
    .check(distinctKeys),
});

const categoryLine = z.strictObject({
  type: z.literal('category'),
  key,
  parent: key.nullable(),
  orderHint: z.int().min(-1_000_000).max(1_000_000).default(0),
  name: atLeastOne(localized(textUpTo(200))),
  slug: atLeastOne(localized(categorySlug)),
  metaTitle: localized(textUpTo(300)).default({}),
  metaDescription: localized(textUpTo(1000)).default({}),
  content: localized(textUpTo(100_000)).default({}),
  image: pictureName.exactOptional(),
});

const productLine = z
  .strictObject({
    type: z.literal('product'),
    key,
    sku,
    productType: key,
    categories: z.array(key).min(1).max(20),
    brand: textUpTo(100).exactOptional(),
    name: atLeastOne(localized(textUpTo(500))),
    slug: atLeastOne(localized(slug)),
    description: localized(textUpTo(100_000)).default({}),
    highlights: localized(z.array(textUpTo(1000)).max(20)).default({}),
    attributes: z
      .array(z.strictObject({ key, value: attributeValue, unit: textUpTo(40).exactOptional() }))
      .max(1000)
      .default([])
      .check(distinctKeys),
    images: z
      .array(z.strictObject({ name: pictureName, label: localized(textUpTo(300)).exactOptional() }))
      .max(50)
      .default([]),
    package: z.enum(['parcel', 'freight']),
    tags: z
      .array(z.enum(['new', 'bestseller', 'bware']))
      .max(3)
      .default([]),
    popularity: z.int().min(0).max(1000).default(0),
    ean: z
      .string()
      .regex(/^\d{8,14}$/, 'must be 8 to 14 digits')
      .exactOptional(),
    model: textUpTo(300).exactOptional(),
    releasedAt: z.iso.date().exactOptional(),
    published: z.boolean().default(true),
  })
  .check((context) => {
    const line = context.value;
    if (line.key !== line.sku) problem(context, ['key'], 'must be the sku');
    for (const [locale, value] of Object.entries(line.slug)) {
      if (!value.endsWith(line.sku.slice(2)))
        problem(context, ['slug', locale], `must end with ${line.sku.slice(2)}`);
    }
    if (new Set(line.categories).size < line.categories.length)
      problem(context, ['categories'], 'names one twice');
    if (new Set(line.tags).size < line.tags.length) problem(context, ['tags'], 'names one twice');
  });

const priceLine = z
  .strictObject({
    type: z.literal('price'),
    key: z.string().max(20),
    sku,
    country: z.enum(countryCodes).exactOptional(),
    value: money,
  })
  .check((context) => {
    const { sku: of, country, value, key: given } = context.value;
    const expected = `${of}/${country ?? value.currencyCode}`;
    if (given !== expected) problem(context, ['key'], `must be ${expected}`);
    if (country !== undefined) {
      const traded = getMarket(country).currencyRows.map((row) => row.currencyCode);
      if (!traded.some((currencyCode) => currencyCode === value.currencyCode)) {
        problem(context, ['value', 'currencyCode'], `must be ${traded.join(' or ')} in ${country}`);
      }
    }
    if (value.currencyCode === 'HUF' && value.centAmount % 100 !== 0) {
      problem(context, ['value', 'centAmount'], 'must be whole forints, a multiple of 100');
    }
  });

const stockLine = z.strictObject({
  type: z.literal('stock'),
  key: sku,
  availableQuantity: z.int().min(0).max(1_000_000_000),
});

/** A schema per type, in the order an export writes them. */
export const catalogueLineSchemas = {
  productType: productTypeLine,
  category: categoryLine,
  product: productLine,
  price: priceLine,
  stock: stockLine,
} as const;

export type CatalogueType = keyof typeof catalogueLineSchemas;
export const catalogueTypes = Object.keys(catalogueLineSchemas) as readonly CatalogueType[];
export type CatalogueLine<Type extends CatalogueType = CatalogueType> = {
  [T in Type]: z.output<(typeof catalogueLineSchemas)[T]>;
}[Type];
export type AttributeValue = z.output<typeof attributeValue>;

function isCatalogueType(value: unknown): value is CatalogueType {
  return typeof value === 'string' && Object.hasOwn(catalogueLineSchemas, value);
}

interface CheckContext {
  readonly issues: z.core.$ZodRawIssue[];
}

function problem(context: CheckContext, path: (string | number)[], message: string): void {
  context.issues.push({ code: 'custom', path, message, input: undefined });
}

function distinctKeys(context: CheckContext & { readonly value: readonly { readonly key: string }[] }): void {
  const seen = new Set<string>();
  context.value.forEach((entry, index) => {
    if (seen.has(entry.key)) problem(context, [index, 'key'], `comes twice: ${entry.key}`);
    seen.add(entry.key);
  });
}

/** What is wrong with a file: the line, counted from 1, and where in it. */
export interface CatalogueProblem {
  readonly line: number;
  /** `products.slug.de-DE`; empty when the line as a whole is meant. */
  readonly path: string;
  readonly message: string;
}

const pluralTypes = {
  productType: 'productTypes',
  category: 'categories',
  product: 'products',
  price: 'prices',
  stock: 'stocks',
} as const satisfies Record<CatalogueType, string>;

/** Where a problem is: the type in the plural, then the fields down to it. */
export function problemPath(type: CatalogueType, ...fields: readonly PropertyKey[]): string {
  return [pluralTypes[type], ...fields.map(String)].join('.');
}

/** `line 17: products.slug.de-DE: must end with 10000101` */
export function describeProblem({ line, path, message }: CatalogueProblem): string {
  return path === '' ? `line ${line}: ${message}` : `line ${line}: ${path}: ${message}`;
}

export type ParsedLine =
  | { readonly ok: true; readonly value: CatalogueLine }
  | { readonly ok: false; readonly problems: readonly CatalogueProblem[] };

/** Reads one line of a file; never throws. */
export function parseCatalogueLine(text: string, line: number): ParsedLine {
  const refuse = (message: string): ParsedLine => ({ ok: false, problems: [{ line, path: '', message }] });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('is not JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse('is not a JSON object');
  const type = 'type' in value ? value.type : undefined;
  if (!isCatalogueType(type)) {
    const given = type === undefined ? 'no type' : `unknown type ${JSON.stringify(type)}`;
    return refuse(`${given}; known are ${catalogueTypes.join(', ')}`);
  }
  const result = catalogueLineSchemas[type].safeParse(value);
  if (result.success) return { ok: true, value: result.data };
  return {
    ok: false,
    problems: result.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((name) => ({
            line,
            path: problemPath(type, ...issue.path, name),
            message: 'unknown field',
          }))
        : [{ line, path: problemPath(type, ...issue.path), message: issue.message }],
    ),
  };
}
