import { type Queryable, statement } from '../../kernel/database.ts';
import type { CountryCode } from '../../kernel/locale.ts';
import type { OldAddress } from './old-address.ts';

const columns = 'country, path, target, status';

const selectSome = statement(`
  select ${columns} from old_address where path = any($1) and country in ('', $2) order by country desc`);

/** Those of some keys in a country's shop; its own before those of all. */
export function selectOldAddresses(
  db: Queryable,
  keys: readonly string[],
  country: CountryCode,
): Promise<OldAddress[]> {
  return db.query<OldAddress>(selectSome, [keys, country]);
}

const selectAll = statement(`select ${columns} from old_address order by path, country`);

export function selectAllOldAddresses(db: Queryable): Promise<OldAddress[]> {
  return db.query<OldAddress>(selectAll);
}

const removeAll = statement('delete from old_address');
const insertAll = statement(`
  insert into old_address (${columns})
  select * from unnest($1::text[], $2::text[], $3::text[], $4::smallint[])`);

/** Puts a whole table into the place of the one before. */
export async function replaceOldAddresses(db: Queryable, rows: readonly OldAddress[]): Promise<void> {
  await db.query(removeAll);
  const of = <Name extends keyof OldAddress>(name: Name) => rows.map((row) => row[name]);
  await db.query(insertAll, [of('country'), of('path'), of('target'), of('status')]);
}

const lock = statement('lock table old_address in share row exclusive mode');

/** Nobody else changes the table until the transaction ends. */
export async function lockOldAddresses(db: Queryable): Promise<void> {
  await db.query(lock);
}

const selectTaken = statement(`
  with shown (slug) as (
    select value from category cross join jsonb_each_text(category.slug)
    union select slug from page where kind not in ('home', 'part'))
  select asked.slug from unnest($1::text[], $2::text[]) as asked (slug, sku)
  where asked.slug in (select slug from shown)
    or exists (select from product where product.sku = asked.sku and product.published)`);

/** Which of some slugs lead to a category, a page or a product now, in any language; each with the sku that it may name. */
export async function selectTakenSlugs(
  db: Queryable,
  slugs: readonly { readonly slug: string; readonly sku: string | undefined }[],
): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ slug: string }>(selectTaken, [
    slugs.map(({ slug }) => slug),
    slugs.map(({ sku }) => sku ?? null),
  ]);
  return new Set(rows.map(({ slug }) => slug));
}
