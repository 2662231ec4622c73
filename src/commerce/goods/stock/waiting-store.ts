import { type Queryable, statement } from '../../../kernel/database.ts';

const selectWaiting = statement(`
  select exists (
    select from stock_notice as notice
      join inventory as entry on entry.sku = notice.sku and entry.channel = '' and entry.available > 0
     where notice.confirmed_at is not null and notice.told_at is null
       and ($1::text[] is null or notice.sku = any($1))) as "isAnyone"`);

/** Whether somebody waits for what is to be had now: for one of some products, or for any. */
export async function isAnyoneWaiting(
  transaction: Queryable,
  skus: readonly string[] | undefined,
): Promise<boolean> {
  const [row] = await transaction.query<{ isAnyone: boolean }>(selectWaiting, [skus ?? null]);
  return row?.isAnyone ?? false;
}
