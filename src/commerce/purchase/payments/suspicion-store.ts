import { type Queryable, statement } from '../../../kernel/database.ts';

/** Something about payments that an operator should see; it names nobody, only the payment and hashes. */
export interface Suspicion {
  readonly id: string;
  /** What was counted, `card-refused/session`. */
  readonly kind: string;
  /** Under which key, and since when: one suspicion a window. */
  readonly key: string;
  readonly since: Date;
  readonly answer: string;
  readonly count: number;
  /** Roughly, in euro cents. */
  readonly worth: number;
  /** The payment that was last part of it. */
  readonly paymentId: string | undefined;
  /** The order that it paid, if it did. */
  readonly orderNumber: string | undefined;
  readonly firstAt: Date;
  readonly lastAt: Date;
}

interface SuspicionRow {
  readonly id: string;
  readonly kind: string;
  readonly key: string;
  readonly since: Date;
  readonly answer: string;
  readonly count: number;
  readonly worth: number;
  readonly payment_id: string | null;
  readonly order_number: string | null;
  readonly first_at: Date;
  readonly last_at: Date;
}

const columns = 'id, kind, key, since, answer, count, worth, payment_id, first_at, last_at';

const toSuspicion = ({ payment_id, order_number, first_at, last_at, ...row }: SuspicionRow): Suspicion => ({
  ...row,
  paymentId: payment_id ?? undefined,
  orderNumber: order_number ?? undefined,
  firstAt: first_at,
  lastAt: last_at,
});

const upsert = statement(`
  insert into payment_suspicion (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
  on conflict (key, since) do update
     set count = greatest(payment_suspicion.count, excluded.count),
         worth = greatest(payment_suspicion.worth, excluded.worth),
         payment_id = coalesce(excluded.payment_id, payment_suspicion.payment_id), last_at = excluded.last_at
  returning xmax = 0 as is_new`);

/** Writes a suspicion, or what is new of one of the same window. Answers whether it is the first of it. */
export async function saveSuspicion(
  transaction: Queryable,
  suspicion: Omit<Suspicion, 'firstAt' | 'orderNumber'>,
): Promise<boolean> {
  const { id, kind, key, since, answer, count, worth, paymentId, lastAt } = suspicion;
  const rows = await transaction.query<{ is_new: boolean }>(upsert, [
    ...[id, kind, key, since, answer, count, worth, paymentId ?? null, lastAt],
  ]);
  return rows[0]?.is_new === true;
}

const orderNumber = `(select "order".order_number from payment join "order" on "order".id = payment.order_id
  where payment.id = payment_suspicion.payment_id) as order_number`;

const selectSince = statement(
  `select ${columns}, ${orderNumber} from payment_suspicion where last_at > $1 order by last_at desc, id limit $2`,
);

/** The suspicions of the time since, newest first. */
export async function findSuspicions(database: Queryable, since: Date, limit: number): Promise<Suspicion[]> {
  const rows = await database.query<SuspicionRow>(selectSince, [since, limit]);
  return rows.map(toSuspicion);
}

const selectOne = statement(`select ${columns}, ${orderNumber} from payment_suspicion where id::text = $1`);

export async function getSuspicion(database: Queryable, id: string): Promise<Suspicion | undefined> {
  const [row] = await database.query<SuspicionRow>(selectOne, [id]);
  return row && toSuspicion(row);
}

const deleteOld = statement('delete from payment_suspicion where last_at <= $1 returning id');

/** Forgets what was last seen so long ago. Answers how many. */
export async function removeSuspicions(database: Queryable, lastSeen: Date): Promise<number> {
  return (await database.query(deleteOld, [lastSeen])).length;
}
