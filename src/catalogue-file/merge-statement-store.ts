import { type Queryable, type Statement, statement } from '../kernel/database.ts';
import { findMergedColumns } from './record-columns.ts';
import { type CatalogueType, type RecordKind, type RecordTable, records } from './records.ts';

/** What a merge did to so many records that report one key. */
export type Merged = { readonly key: string; readonly added: boolean; readonly records: number };

/** Tables that staged rows are brought into as they are. */
type MergedTable = Extract<
  (typeof records)[CatalogueType]['tables'][number],
  { readonly keys: readonly string[] }
>['name'];

/** Inserts the rows staged for a table, or updates those that differ. */
export function mergeTable(transaction: Queryable, table: MergedTable): Promise<Merged[]> {
  return transaction.query<Merged>(merges[table]);
}

const merges = Object.fromEntries(
  Object.values(records).flatMap(({ stage, tables }: RecordKind) =>
    tables.flatMap((table) => (table.keys ? [[table.name, mergeStatement(stage, table, table.keys)]] : [])),
  ),
) as Record<MergedTable, Statement>;

/**
 * `xmax` is 0 for a row that was not there before. Rows that are the same are left out before the insert: a conflict
 * would lock each of them, which costs as much as a change.
 */
function mergeStatement(
  stage: string,
  { name: target, fields, where, reported, versioned }: RecordTable,
  keys: readonly string[],
): Statement {
  const columns = findMergedColumns(fields);
  const names = Object.keys(columns);
  const staged = (name: string) => `stage.${columns[name]}`;
  const others = names.filter((name) => !keys.includes(name));
  const updates = others.map((name) => `${name} = excluded.${name}`);
  if (versioned) updates.push(`version = ${target}.version + 1`);
  return statement(
    `with merged as (
     insert into ${target} (${names.join(', ')})
     select ${names.map(staged).join(', ')}
     from ${where === undefined ? stage : `(select * from ${stage} where ${where})`} as stage
     where not exists (
       select from ${target} as known
       where ${keys.map((name) => `known.${name} = ${staged(name)}`).join(' and ')}
         and (${others.map((name) => `known.${name}`).join(', ')})
           is not distinct from (${others.map(staged).join(', ')}))
     order by ${keys.map(staged).join(', ')}
     on conflict (${keys.join(', ')}) do update set ${updates.join(', ')}
     returning ${reported ?? keys[0]} as key, xmax = 0 as added)
     select key, added, count(*)::integer as records from merged group by key, added`,
  );
}
