import { countedPieces } from '../commerce/goods/stock/stock-count-store.ts';
import { type Queryable, statement } from '../kernel/database.ts';
import { findMergedColumns } from './record-columns.ts';
import { stockFields } from './stock-line.ts';

/*
 * How a file's stock lines meet a shop that sells meanwhile (decision 0010): a line says how many pieces are on hand,
 * those that shoppers have reserved included. Only entries that differ are touched, and they are held before anything is
 * worked out, so that what was ordered or reserved in between is neither lost nor counted twice. An entry of which only
 * the day of reordering differs is not counted: what is sold of it until it is held stays sold.
 */

/** Columns that a line sets beside the pieces, which are counted. */
const others = Object.entries(findMergedColumns(stockFields)).filter(
  ([column]) => !['sku', 'channel', 'available'].includes(column),
);

const addEntries = statement(
  `insert into inventory (sku, channel, available)
   select sku, channel, 0 from stage_stock as stage
   where not exists (select from inventory where sku = stage.sku and channel = stage.channel)
   order by sku, channel
   on conflict do nothing returning sku as key, channel`,
);

const markDiffering = statement(
  `with differing as materialized (
     select line, sku, channel, compared.*
     from stage_stock as stage
     join inventory as entry using (sku, channel)
     cross join lateral (
       select (${others.map(([, staged]) => `stage.${staged}`).join(', ')})
                is distinct from (${others.map(([column]) => `entry.${column}`).join(', ')}) as "isChanged",
              stage."availableQuantity" <> entry.available + coalesce(sum(quantity), 0) as "isCounted"
       from stock_reservation as held
       where held.sku = entry.sku and held.channel = entry.channel) as compared
     where compared."isCounted" or compared."isChanged"
   ), held as materialized (
     select line, "isCounted", "isChanged"
     from differing
     join inventory as entry using (sku, channel)
     order by entry.sku, entry.channel
       for update of entry)
   update stage_stock set "isCounted" = held."isCounted", "isChanged" = held."isChanged"
   from held where stage_stock.line = held.line`,
);

const counted = countedPieces(
  `select sku, channel, "availableQuantity" as pieces from stage_stock where "isCounted"`,
);

const setOthers = statement(
  `update inventory set ${others.map(([column, staged]) => `${column} = stage.${staged}`).join(', ')}
   from stage_stock as stage
   where stage."isChanged" and inventory.sku = stage.sku and inventory.channel = stage.channel
   returning inventory.sku, inventory.channel`,
);

/** What the staged stock lines did: keys of entries that are new, and of products whose stock changed. */
export async function mergeStock(
  transaction: Queryable,
): Promise<{ readonly added: number; readonly changed: number; readonly skus: readonly string[] }> {
  const added = await transaction.query<{ key: string; channel: string }>(addEntries);
  await transaction.query(markDiffering);
  await transaction.query(counted.cutReservations);
  const set = await transaction.query<{ sku: string; channel: string }>(counted.setAvailable);
  set.push(...(await transaction.query<{ sku: string; channel: string }>(setOthers)));
  const isNew = new Set(added.map(({ key, channel }) => `${key}/${channel}`));
  const changed = new Map(
    set.flatMap(({ sku, channel }) => {
      const key = `${sku}/${channel}`;
      return isNew.has(key) ? [] : [[key, sku] as const];
    }),
  );
  return {
    added: added.length,
    changed: changed.size,
    skus: [...added.map(({ key }) => key), ...changed.values()],
  };
}
