import { type Queryable, statement } from '../../../kernel/database.ts';
import type { LocaleCode } from '../../../kernel/locale.ts';
import type { Localized } from '../../../kernel/localized.ts';
import { type ReadRow, readColumns } from '../../../kernel/record-fields.ts';
import { textLocales } from './catalogue-market.ts';
import { ofProductPage } from './catalogue-store.ts';
import { productFields } from './product-fields.ts';

/** What only a product's own page asks for; its card and prices are read beside it. */
export type ProductDetailsRow = ReadRow<typeof productFields, (typeof ofProductPage)[number]> & {
  readonly version: number;
  /** In every language there is one. */
  readonly manualUrls: Localized;
};

const selectDetails = statement(`
  select version::float8 as version, manual_url as "manualUrls", ${readColumns(productFields, 'product', ofProductPage)}
  from product where sku = $1`);

export async function selectProductDetails(
  db: Queryable,
  sku: string,
  locale: LocaleCode,
): Promise<ProductDetailsRow | undefined> {
  const [row] = await db.query<ProductDetailsRow>(selectDetails, [sku, ...textLocales(locale)]);
  return row;
}
