import { type Queryable, statement } from '../../../kernel/database.ts';

/** Who opened a payment: names that tell one from another, and say nothing else. */
export interface PaymentVisitor {
  readonly session: string;
  /** The network they come from; absent where it is not known. */
  readonly network: string | undefined;
}

interface VisitorRow {
  readonly session: string;
  readonly network: string | null;
}

function toVisitor({ session, network }: VisitorRow): PaymentVisitor {
  return { session, network: network ?? undefined };
}

const insert = statement(`
  insert into payment_visitor (payment_id, session, network) values ($1, $2, $3)
  on conflict (payment_id) do nothing`);

export async function addPaymentVisitor(
  transaction: Queryable,
  paymentId: string,
  { session, network }: PaymentVisitor,
): Promise<void> {
  await transaction.query(insert, [paymentId, session, network ?? null]);
}

const select = statement('select session, network from payment_visitor where payment_id = $1');

/** Who opened a payment that may go on. */
export async function getPaymentVisitor(
  transaction: Queryable,
  paymentId: string,
): Promise<PaymentVisitor | undefined> {
  const [row] = await transaction.query<VisitorRow>(select, [paymentId]);
  return row && toVisitor(row);
}

const take = statement('delete from payment_visitor where payment_id = $1 returning session, network');

/** Who opened a payment that is over now: read once, and kept no longer. */
export async function takePaymentVisitor(
  transaction: Queryable,
  paymentId: string,
): Promise<PaymentVisitor | undefined> {
  const [row] = await transaction.query<VisitorRow>(take, [paymentId]);
  return row && toVisitor(row);
}

const deleteOld = statement(`
  delete from payment_visitor using payment
   where payment.id = payment_id
     and (payment.state not in ('Created', 'Pending') or payment.created_at <= $1)
  returning payment_id`);

/** Forgets who opened payments that are over, or were opened so long ago. Answers how many. */
export async function removeVisitorsOfOldPayments(database: Queryable, openedBy: Date): Promise<number> {
  return (await database.query(deleteOld, [openedBy])).length;
}
