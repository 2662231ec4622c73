import { type Queryable, statement } from '../kernel/database.ts';
import { exportSelect } from './catalogue-export-store.ts';

/** Types whose records an operator looks at and changes one by one. */
export type ListedType = 'price' | 'priceLog' | 'discount' | 'code';

/** A record as a line of the catalogue file has it, without what is empty. */
export type CatalogueRecord = Readonly<Record<string, unknown>> & { readonly key: string };

const textOf = (type: ListedType, condition: string) =>
  statement(`select * from (${exportSelect(type)}) as record where ${condition}`);

const selects = {
  price: textOf('price', '($1::text is null or sku = $1) and ($2::text is null or key = $2)'),
  priceLog: textOf('priceLog', '($1::text is null or sku = $1) and ($2::text is null or key = $2)'),
  discount: textOf('discount', '$1::text is null and ($2::text is null or key = $2)'),
  code: textOf('code', '$1::text is null and ($2::text is null or key = $2)'),
} as const satisfies Record<ListedType, unknown>;

/** Records of a type in the order of the file; those of one product, or the one of a key. */
export async function selectRecords(
  db: Queryable,
  type: ListedType,
  { sku, key }: { readonly sku?: string | undefined; readonly key?: string | undefined } = {},
): Promise<CatalogueRecord[]> {
  const rows = await db.query<CatalogueRecord>(selects[type], [sku ?? null, key ?? null]);
  return rows.map((row) => ({
    ...Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)),
    key: row.key,
  }));
}

const selectUses = statement('select code, applications from discount_code');

/** How often each code was used. */
export async function selectCodeUses(db: Queryable): Promise<Map<string, number>> {
  const rows = await db.query<{ code: string; applications: number }>(selectUses);
  return new Map(rows.map(({ code, applications }) => [code, applications]));
}
