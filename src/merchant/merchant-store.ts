import { type Queryable, statement } from '../kernel/database.ts';

/** One change of the merchant record: all of it, as it was written then. */
export interface MerchantChange {
  /** 1 for the first. */
  readonly version: number;
  /** As stored; whoever uses it reads it by the schema. */
  readonly record: unknown;
  readonly changedAt: Date;
  /** What wrote it, and who had it do so. */
  readonly changedBy: string;
}

const COLUMNS = `version, record, changed_at as "changedAt", changed_by as "changedBy"`;
const selectCurrent = statement(`select ${COLUMNS} from merchant_record order by version desc limit 1`);
const selectHistory = statement(`select ${COLUMNS} from merchant_record order by version desc`);
const insertChange = statement(
  `insert into merchant_record (version, record, changed_at, changed_by) values ($1, $2::jsonb, $3, $4)
   on conflict (version) do nothing returning version`,
);

/** The record that counts; `undefined` while the merchant has said nothing. */
export async function selectMerchant(database: Queryable): Promise<MerchantChange | undefined> {
  const [row] = await database.query<MerchantChange>(selectCurrent);
  return row;
}

/** Every change, the newest first. */
export function selectMerchantChanges(database: Queryable): Promise<MerchantChange[]> {
  return database.query<MerchantChange>(selectHistory);
}

/** Writes a change as the next of a version; `false` when somebody else has written that one. */
export async function insertMerchantChange(
  transaction: Queryable,
  { version, record, changedAt, changedBy }: MerchantChange,
): Promise<boolean> {
  const rows = await transaction.query(insertChange, [version, JSON.stringify(record), changedAt, changedBy]);
  return rows.length === 1;
}
