import { z } from 'zod';
import { key, problem, textUpTo } from '../kernel/written-fields.ts';
import { assetLine } from './asset-line.ts';
import { atLeastOne, distinctKeys, localized } from './catalogue-fields.ts';
import { categoryLine } from './category-line.ts';
import { customerGroupLine, customerLine } from './customer-line.ts';
import { codeLine, discountLine } from './discount-line.ts';
import { pageLine } from './page-line.ts';
import { priceLine, priceLogLine } from './price-line.ts';
import { productLine } from './product-line.ts';
import { reviewLine } from './review-line.ts';

/**
 * One line of a catalogue file, a schema per type (docs/catalogue-file.md). What needs only the line itself is
 * checked here; what needs other lines or the database is checked by the import.
 */

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

const stockLine = z
  .strictObject({
    type: z.literal('stock'),
    key: z
      .string()
      .max(120)
      .regex(/^EX\d{8}(\/.*)?$/, 'must be EX and 8 digits'),
    channel: key.exactOptional(),
    availableQuantity: z.int().min(0).max(1_000_000_000),
    reorderedAt: z.iso.date().exactOptional(),
  })
  .check((context) => {
    const { key: given, channel } = context.value;
    const of = given.slice(0, 10);
    const expected = channel === undefined ? of : `${of}/${channel}`;
    if (given !== expected) problem(context, ['key'], `must be ${expected}`);
  });

/** A schema per type, in the order an export writes them. */
const catalogueLineSchemas = {
  productType: productTypeLine,
  category: categoryLine,
  product: productLine,
  price: priceLine,
  priceLog: priceLogLine,
  stock: stockLine,
  review: reviewLine,
  discount: discountLine,
  code: codeLine,
  customerGroup: customerGroupLine,
  customer: customerLine,
  page: pageLine,
  asset: assetLine,
} as const;

export type CatalogueType = keyof typeof catalogueLineSchemas;
export const catalogueTypes = Object.keys(catalogueLineSchemas) as readonly CatalogueType[];
export type CatalogueLine<Type extends CatalogueType = CatalogueType> = {
  [T in Type]: z.output<(typeof catalogueLineSchemas)[T]>;
}[Type];

function isCatalogueType(value: unknown): value is CatalogueType {
  return typeof value === 'string' && Object.hasOwn(catalogueLineSchemas, value);
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
  priceLog: 'priceLogs',
  stock: 'stocks',
  review: 'reviews',
  discount: 'discounts',
  code: 'codes',
  customerGroup: 'customerGroups',
  customer: 'customers',
  page: 'pages',
  asset: 'assets',
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
