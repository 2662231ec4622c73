import { type Statement, statement } from '../kernel/database.ts';

const versioned = new Set([
  'category',
  'customer',
  'product',
  'review',
  'product_discount',
  'cart_discount',
  'discount_code',
]);

/** What a merge did to so many records that report one key. */
export type Merged = { readonly key: string; readonly added: boolean; readonly records: number };

/**
 * Inserts staged rows or updates those that differ (`xmax` is 0 for a row that was not there before). Rows that are the
 * same are left out before the insert: a conflict would lock each of them, which costs as much as a change.
 * `columns`: the target's column -> the stage's.
 */
export function mergeStatement(
  target: string,
  stage: string,
  keys: readonly string[],
  columns: Record<string, string>,
  /** What stands for the row in the answer. */
  reported = keys[0],
): Statement {
  const names = Object.keys(columns);
  const staged = (name: string) => `stage.${columns[name]}`;
  const others = names.filter((name) => !keys.includes(name));
  const updates = others.map((name) => `${name} = excluded.${name}`);
  if (versioned.has(target)) updates.push(`version = ${target}.version + 1`);
  return statement(
    `with merged as (
     insert into ${target} (${names.join(', ')})
     select ${names.map(staged).join(', ')} from ${stage} as stage
     where not exists (
       select from ${target} as known
       where ${keys.map((name) => `known.${name} = ${staged(name)}`).join(' and ')}
         and (${others.map((name) => `known.${name}`).join(', ')})
           is not distinct from (${others.map(staged).join(', ')}))
     order by ${keys.map(staged).join(', ')}
     on conflict (${keys.join(', ')}) do update set ${updates.join(', ')}
     returning ${reported} as key, xmax = 0 as added)
     select key, added, count(*)::integer as records from merged group by key, added`,
  );
}
