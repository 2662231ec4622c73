import type { z } from 'zod';
import { categoryFields } from '../commerce/goods/catalogue/category-fields.ts';
import { productFields } from '../commerce/goods/catalogue/product-fields.ts';
import { reviewFields } from '../commerce/goods/reviews/review-fields.ts';
import { customerFields, customerGroupFields } from '../commerce/people/customers/customer-fields.ts';
import { pageFields } from '../content/page.ts';
import type { ColumnType, RecordFields } from '../kernel/record-fields.ts';
import { assetFields, assetLine } from './asset-line.ts';
import { categoryLine } from './category-line.ts';
import { customerGroupLine, customerLine } from './customer-line.ts';
import {
  cartDiscountFields,
  codeFields,
  codeLine,
  discountLine,
  productDiscountFields,
} from './discount-line.ts';
import { pageLine } from './page-line.ts';
import { priceFields, priceLine, priceLogFields, priceLogLine } from './price-line.ts';
import { productLine } from './product-line.ts';
import { productTypeFields, productTypeLine } from './product-type-line.ts';
import { reviewLine } from './review-line.ts';
import { stockFields, stockLine } from './stock-line.ts';

/** A type of line of a catalogue file, and what becomes of it. */
export interface RecordKind {
  /** The schema of its lines: its fields, and what one asks of another. */
  readonly line: z.ZodType;
  /** As problems name it. */
  readonly plural: string;
  /** The temporary table in which its lines wait for the merge. */
  readonly stage: string;
  /** Columns of the stage that the merge itself fills. */
  readonly staged?: Readonly<Record<string, ColumnType>>;
  /** The table it is kept in; of discounts there are two, by their kind. */
  readonly tables: readonly [RecordTable, ...RecordTable[]];
  /** An export's order. */
  readonly order: string;
}

export interface RecordTable {
  readonly name: string;
  readonly fields: RecordFields;
  /** Of the staged lines those that belong in it; all of them unless told. */
  readonly where?: string;
  /** Of its rows those that a file brought along; all of them unless told. */
  readonly exportedWhere?: string;
  /** Where rows of it make one line together. */
  readonly groupBy?: string;
  /** What tells its rows apart. Left out: its merge is more than bringing rows in, and written by itself. */
  readonly keys?: readonly string[];
  /** What stands for a row in the answer of a merge, where that is not its first key. */
  readonly reported?: string;
  /** Its rows count their changes. */
  readonly versioned?: true;
}

/** Every type of line, in the order an export writes them. */
export const records = {
  productType: {
    line: productTypeLine,
    plural: 'productTypes',
    stage: 'stage_product_type',
    tables: [{ name: 'product_type', fields: productTypeFields }],
    order: 'product_type.key collate "C"',
  },
  category: {
    line: categoryLine,
    plural: 'categories',
    stage: 'stage_category',
    tables: [{ name: 'category', fields: categoryFields, keys: ['key'], versioned: true }],
    order: 'key collate "C"',
  },
  product: {
    line: productLine,
    plural: 'products',
    stage: 'stage_product',
    tables: [{ name: 'product', fields: productFields, keys: ['sku'], versioned: true }],
    order: 'sku',
  },
  price: {
    line: priceLine,
    plural: 'prices',
    stage: 'stage_price',
    tables: [{ name: 'price', fields: priceFields, keys: ['sku', 'key'] }],
    order: 'sku, price.key collate "C"',
  },
  priceLog: {
    line: priceLogLine,
    plural: 'priceLogs',
    stage: 'stage_price_log',
    tables: [{ name: 'price_log', fields: priceLogFields, groupBy: 'sku, scope, currency' }],
    order: 'sku, scope collate "C", currency collate "C"',
  },
  stock: {
    line: stockLine,
    plural: 'stocks',
    stage: 'stage_stock',
    staged: { isCounted: 'boolean', isChanged: 'boolean' },
    tables: [{ name: 'inventory', fields: stockFields }],
    order: 'sku, inventory.channel',
  },
  review: {
    line: reviewLine,
    plural: 'reviews',
    stage: 'stage_review',
    // Who wrote it here, on which purchase, stays. Statistics follow by themselves (db/migrations/0006).
    tables: [{ name: 'review', fields: reviewFields, keys: ['key'], reported: 'sku', versioned: true }],
    order: 'key',
  },
  discount: {
    line: discountLine,
    plural: 'discounts',
    stage: 'stage_discount',
    tables: [
      {
        name: 'product_discount',
        fields: productDiscountFields,
        where: `kind = 'product'`,
        keys: ['key'],
        versioned: true,
      },
      {
        name: 'cart_discount',
        fields: cartDiscountFields,
        where: `kind = 'cart'`,
        keys: ['key'],
        versioned: true,
      },
    ],
    order: 'key collate "C"',
  },
  code: {
    line: codeLine,
    plural: 'codes',
    stage: 'stage_code',
    tables: [{ name: 'discount_code', fields: codeFields, keys: ['code'], versioned: true }],
    order: 'code collate "C"',
  },
  customerGroup: {
    line: customerGroupLine,
    plural: 'customerGroups',
    stage: 'stage_customer_group',
    tables: [{ name: 'customer_group', fields: customerGroupFields, keys: ['key'] }],
    order: 'key collate "C"',
  },
  customer: {
    line: customerLine,
    plural: 'customers',
    stage: 'stage_customer',
    tables: [
      { name: 'customer', fields: customerFields, keys: ['id'], reported: 'id::text', versioned: true },
    ],
    order: 'id',
  },
  page: {
    line: pageLine,
    plural: 'pages',
    stage: 'stage_page',
    tables: [{ name: 'page', fields: pageFields, keys: ['key'] }],
    order: 'key',
  },
  asset: {
    line: assetLine,
    plural: 'assets',
    stage: 'stage_asset',
    // What there is of a picture already stays until the new one is there.
    tables: [
      {
        name: 'media',
        fields: assetFields,
        keys: ['name'],
        exportedWhere: 'coalesce(url, file) is not null',
      },
    ],
    order: 'name',
  },
} as const satisfies Record<string, RecordKind>;

export type CatalogueType = keyof typeof records;
export const catalogueTypes = Object.keys(records) as readonly CatalogueType[];

/** All that lines of a type may say, whichever of its tables keeps it. */
export function fieldsOf({ tables }: RecordKind): RecordFields {
  return Object.assign({}, ...tables.map(({ fields }) => fields));
}
