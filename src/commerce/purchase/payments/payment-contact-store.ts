import { type Queryable, statement } from '../../../kernel/database.ts';
import type { PaymentEnd } from '../../../kernel/jobs.ts';
import type { CountryCode, LocaleCode } from '../../../kernel/locale.ts';

/** Who pays, and how they are written to. */
export interface PaymentContact {
  readonly country: CountryCode;
  readonly locale: LocaleCode;
  readonly email: string;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
}

/** With the end that they were told of last; of those told before it was kept, nothing. */
interface ToldContact extends PaymentContact {
  readonly toldEnd: PaymentEnd | undefined;
}

interface ContactRow {
  readonly country: CountryCode;
  readonly locale: LocaleCode;
  readonly email: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly told_end: PaymentEnd | null;
}

const insert = statement(`
  insert into payment_contact (payment_id, country, locale, email, first_name, last_name, kept_at)
  values ($1, $2, $3, $4, $5, $6, $7) on conflict (payment_id) do nothing`);

export async function addPaymentContact(
  transaction: Queryable,
  paymentId: string,
  { country, locale, email, firstName, lastName }: PaymentContact,
  now: Date,
): Promise<void> {
  await transaction.query(insert, [
    paymentId,
    country,
    locale,
    email,
    firstName ?? null,
    lastName ?? null,
    now,
  ]);
}

const select = statement(
  'select country, locale, email, first_name, last_name, told_end from payment_contact where payment_id = $1',
);

export async function getPaymentContact(
  database: Queryable,
  paymentId: string,
): Promise<ToldContact | undefined> {
  const [row] = await database.query<ContactRow>(select, [paymentId]);
  if (row === undefined) return undefined;
  const { first_name, last_name, told_end, ...contact } = row;
  return {
    ...contact,
    firstName: first_name ?? undefined,
    lastName: last_name ?? undefined,
    toldEnd: told_end ?? undefined,
  };
}

const mark = statement(`
  update payment_contact set told_at = $3, told_end = $2
   where payment_id = $1 and (told_at is null or (told_end = 'refused' and $2 = 'given-back'))
  returning payment_id`);

/**
 * Whether there is somebody to tell of an end who was not told of it yet; of two that ask at once, one hears that there is. Who was
 * told that there was no money is told of money that came after all and goes back; the other way round there is nothing to tell.
 */
export async function claimTelling(
  transaction: Queryable,
  paymentId: string,
  end: PaymentEnd,
  now: Date,
): Promise<boolean> {
  return (await transaction.query(mark, [paymentId, end, now])).length === 1;
}

const deleteOld = statement('delete from payment_contact where kept_at <= $1 returning payment_id');

/** Forgets who paid so long ago. Answers how many. */
export async function removePaymentContacts(database: Queryable, keptBy: Date): Promise<number> {
  return (await database.query(deleteOld, [keptBy])).length;
}
