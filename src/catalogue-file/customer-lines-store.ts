import { type Queryable, statement } from '../kernel/database.ts';
import type { Check } from './catalogue-check.ts';

/** What customers of a catalogue file need beside their lines. */

/**
 * A line without a password leaves a known customer theirs, and gives a new one what nobody can type: they ask for a new
 * one by mail. All accounts of one e-mail have one salt (`src/commerce/people/customers/customer.ts`).
 */
const complete = statement(`
  update stage_customer as stage
     set password_salt = coalesce(
           stage.password_salt,
           (select password_salt from customer where id = stage.id),
           (select password_salt from customer where lower(email) = lower(stage.email) limit 1),
           (select other.password_salt from stage_customer as other
             where lower(other.email) = lower(stage.email) and other.password_salt is not null limit 1),
           substring(sha256(convert_to((select gen_random_uuid()::text) || lower(stage.email), 'UTF8')) from 1 for 16)),
         password_hash = coalesce(
           stage.password_hash,
           (select password_hash from customer where id = stage.id),
           sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')))`);

export async function completePasswords(transaction: Queryable): Promise<void> {
  await transaction.query(complete);
}

/** Before anything is merged: what the tables would refuse without a word of which line it is. */
export const customerChecks: readonly Check[] = [
  {
    type: 'customer',
    fields: ['email'],
    text: `select stage.line, stage.email as found from stage_customer as stage
           where stage."emailVerifiedAt" is not null
             and (exists (select from customer as known
                          where lower(known.email) = lower(stage.email) and known.email_verified_at is not null
                            and known.id <> stage.id
                            and not exists (select from stage_customer as moved where moved.id = known.id))
               or exists (select from stage_customer as other
                          where lower(other.email) = lower(stage.email) and other."emailVerifiedAt" is not null
                            and other.id <> stage.id))
           order by line limit $1`,
    message: (found) => `${found} belongs to another customer`,
  },
  {
    // A sign-in hashes what was typed once, for every account that claims the e-mail (`src/commerce/purchase/sign-in/sign-in.ts`).
    type: 'customer',
    fields: ['password', 'salt'],
    text: `select stage.line, stage.email as found from stage_customer as stage
           where stage.password_salt is not null
             and (exists (select from customer as known
                          where lower(known.email) = lower(stage.email) and known.id <> stage.id
                            and known.password_salt <> stage.password_salt)
               or exists (select from stage_customer as other
                          where lower(other.email) = lower(stage.email) and other.id <> stage.id
                            and other.password_salt <> stage.password_salt))
           order by line limit $1`,
    message: (found) => `another account that claims ${found} has another salt: leave the password out`,
  },
  {
    type: 'customer',
    fields: ['customerGroup'],
    text: `select line, "customerGroup" as found from stage_customer as stage
           where "customerGroup" is not null
             and not exists (select from customer_group as known where known.key = stage."customerGroup")
             and not exists (select from stage_customer_group as brought where brought.key = stage."customerGroup")
           order by line limit $1`,
    message: (found) => `no customer group has the key ${found}`,
  },
];
