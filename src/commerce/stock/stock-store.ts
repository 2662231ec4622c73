import { type Queryable, statement } from '../../kernel/database.ts';

export interface StockEntry {
  readonly sku: string;
  readonly available: number;
}

/*
 * One statement: wanted -> lock the rows in sku order, waiting for whoever holds them -> short? -> take all or nothing.
 * `locked` sees each row as it is once the lock is held, so two orders never sell the same piece, and the sorted order
 * keeps two orders with the same products from waiting for each other.
 */
const take = statement(`
  with wanted as (
    select sku, sum(quantity)::int as quantity
      from unnest($1::text[], $2::int[]) as line (sku, quantity)
     group by sku
  ), locked as materialized (
    select inventory.sku, inventory.available
      from inventory
     where inventory.sku in (select sku from wanted)
     order by inventory.sku
       for update
  ), short as materialized (
    select wanted.sku, coalesce(locked.available, 0) as available
      from wanted
      left join locked on locked.sku = wanted.sku
     where coalesce(locked.available, 0) < wanted.quantity
  ), taken as (
    update inventory
       set available = inventory.available - wanted.quantity
      from wanted
      join locked on locked.sku = wanted.sku
     where inventory.sku = wanted.sku and not exists (select from short)
    returning inventory.sku
  )
  select 'short' as outcome, sku, available from short
  union all
  select 'taken' as outcome, sku, 0 as available from taken
  order by 1, 2`);

interface TakenRow {
  readonly outcome: 'short' | 'taken';
  readonly sku: string;
  readonly available: number;
}

/** Takes all lines from stock, or none: then the answer is what there is too little of. */
export async function takeAll(
  transaction: Queryable,
  lines: readonly { readonly sku: string; readonly quantity: number }[],
): Promise<readonly StockEntry[]> {
  const rows = await transaction.query<TakenRow>(take, [
    lines.map((line) => line.sku),
    lines.map((line) => line.quantity),
  ]);
  const short = rows.filter((row) => row.outcome === 'short');
  const skus = new Set(lines.map((line) => line.sku));
  if (short.length === 0 && rows.length !== skus.size) throw new Error('stock was taken of some lines only');
  return short.map(({ sku, available }) => ({ sku, available }));
}
