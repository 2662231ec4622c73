import { type Queryable, statement } from '../../../kernel/database.ts';
import { NO_CHANNEL } from './availability.ts';
import type { StockLine } from './stock-store.ts';

// The entries are locked in the order of sku and channel, as whoever takes stock does.
const putBack = statement(`
  with line as (
    select sku, channel, sum(quantity)::int as quantity
      from unnest($1::text[], $2::text[], $3::int[]) as line (sku, channel, quantity)
     group by sku, channel
  ), locked as materialized (
    select entry.sku, entry.channel
      from inventory as entry
     where (entry.sku, entry.channel) in (select sku, channel from line)
     order by entry.sku, entry.channel
       for update
  )
  update inventory as entry
     set available = entry.available + line.quantity
    from line
    join locked using (sku, channel)
   where entry.sku = line.sku and entry.channel = line.channel
  returning entry.sku`);

/** Puts pieces back on the shelf. Answers the products that were put back: what is not stocked any more is not. */
export async function putBackAll(
  transaction: Queryable,
  lines: readonly StockLine[],
): Promise<readonly string[]> {
  const rows = await transaction.query<{ sku: string }>(putBack, [
    lines.map((line) => line.sku),
    lines.map((line) => line.supplyChannel ?? NO_CHANNEL),
    lines.map((line) => line.quantity),
  ]);
  return [...new Set(rows.map(({ sku }) => sku))];
}
