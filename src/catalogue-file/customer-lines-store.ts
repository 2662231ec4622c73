import { type Queryable, statement } from '../kernel/database.ts';
import type { Check } from './catalogue-check.ts';
import type { CatalogueLine } from './catalogue-file.ts';
import { type Merged, mergeStatement } from './merge-statement-store.ts';

/** Customers and their groups on their way from a catalogue file into the database and back. */

export const customerStageColumns = {
  customerGroup: 'line integer, key text, name jsonb, tier text',
  customer:
    'line integer, key text, id uuid, email text, "emailVerifiedAt" timestamptz, salt text, hash text, "passwordSalt" bytea, "passwordHash" bytea, "firstName" text, "lastName" text, "dateOfBirth" date, "vatId" text, locale text, "customerType" text, "customerGroup" text, addresses jsonb, "shippingAddressIds" text[], "billingAddressIds" text[], "defaultShippingAddressId" text, "defaultBillingAddressId" text, "createdAt" timestamptz',
} as const;

export const customerStageTables = {
  customerGroup: 'stage_customer_group',
  customer: 'stage_customer',
} as const;

export function stageCustomer(line: number, record: CatalogueLine<'customer'>): object {
  const { password, ...fields } = record;
  return { line, ...fields, id: record.key, ...password };
}

/**
 * A line without a password leaves a known customer theirs, and gives a new one what nobody can type: they ask for a new
 * one by mail. All accounts of one e-mail have one salt (`src/commerce/people/customers/customer.ts`).
 */
const completePasswords = statement(`
  update stage_customer as stage
     set "passwordSalt" = coalesce(
           decode(stage.salt, 'base64'),
           (select password_salt from customer where id = stage.id),
           (select password_salt from customer where lower(email) = lower(stage.email) limit 1),
           (select decode(other.salt, 'base64') from stage_customer as other
             where lower(other.email) = lower(stage.email) and other.salt is not null limit 1),
           substring(sha256(convert_to((select gen_random_uuid()::text) || lower(stage.email), 'UTF8')) from 1 for 16)),
         "passwordHash" = coalesce(
           decode(stage.hash, 'base64'),
           (select password_hash from customer where id = stage.id),
           sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')))`);

const groupMerge = mergeStatement('customer_group', 'stage_customer_group', ['key'], {
  key: 'key',
  name: 'name',
  tier: 'tier',
});

const customerMerge = mergeStatement(
  'customer',
  'stage_customer',
  ['id'],
  {
    id: 'id',
    email: 'email',
    email_verified_at: '"emailVerifiedAt"',
    password_salt: '"passwordSalt"',
    password_hash: '"passwordHash"',
    first_name: '"firstName"',
    last_name: '"lastName"',
    date_of_birth: '"dateOfBirth"',
    vat_id: '"vatId"',
    locale: 'locale',
    customer_type: '"customerType"',
    customer_group: '"customerGroup"',
    addresses: 'addresses',
    shipping_address_ids: '"shippingAddressIds"',
    billing_address_ids: '"billingAddressIds"',
    default_shipping_address_id: '"defaultShippingAddressId"',
    default_billing_address_id: '"defaultBillingAddressId"',
    created_at: '"createdAt"',
  },
  'id::text',
);

export async function mergeCustomers(
  transaction: Queryable,
): Promise<{ readonly groups: readonly Merged[]; readonly customers: readonly Merged[] }> {
  await transaction.query(completePasswords);
  const groups = await transaction.query<Merged>(groupMerge);
  return { groups, customers: await transaction.query<Merged>(customerMerge) };
}

/** Before anything is merged: what the tables would refuse without a word of which line it is. */
export const customerChecks: readonly Check[] = [
  {
    type: 'customer',
    fields: ['email'],
    text: `select stage.line, stage.email as given from stage_customer as stage
           where stage."emailVerifiedAt" is not null
             and (exists (select from customer as known
                          where lower(known.email) = lower(stage.email) and known.email_verified_at is not null
                            and known.id <> stage.id
                            and not exists (select from stage_customer as moved where moved.id = known.id))
               or exists (select from stage_customer as other
                          where lower(other.email) = lower(stage.email) and other."emailVerifiedAt" is not null
                            and other.id <> stage.id))
           order by line limit $1`,
    message: (given) => `${given} belongs to another customer`,
  },
  {
    // A sign-in hashes what was typed once, for every account that claims the e-mail (`src/commerce/purchase/sign-in/sign-in.ts`).
    type: 'customer',
    fields: ['password', 'salt'],
    text: `select stage.line, stage.email as given from stage_customer as stage
           where stage.salt is not null
             and (exists (select from customer as known
                          where lower(known.email) = lower(stage.email) and known.id <> stage.id
                            and known.password_salt <> decode(stage.salt, 'base64'))
               or exists (select from stage_customer as other
                          where lower(other.email) = lower(stage.email) and other.id <> stage.id
                            and other.salt <> stage.salt))
           order by line limit $1`,
    message: (given) => `another account that claims ${given} has another salt: leave the password out`,
  },
  {
    type: 'customer',
    fields: ['customerGroup'],
    text: `select line, "customerGroup" as given from stage_customer as stage
           where "customerGroup" is not null
             and not exists (select from customer_group as known where known.key = stage."customerGroup")
             and not exists (select from stage_customer_group as brought where brought.key = stage."customerGroup")
           order by line limit $1`,
    message: (given) => `no customer group has the key ${given}`,
  },
];

export const customerSelects = {
  customerGroup: `select key, nullif(name, '{}') as name, tier from customer_group order by key collate "C"`,
  customer: `
    select id::text as key, email, to_char(email_verified_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "emailVerifiedAt",
      jsonb_build_object('salt', translate(encode(password_salt, 'base64'), E'\\n', ''),
                         'hash', translate(encode(password_hash, 'base64'), E'\\n', '')) as password,
      first_name as "firstName", last_name as "lastName", to_char(date_of_birth, 'YYYY-MM-DD') as "dateOfBirth",
      vat_id as "vatId", locale, customer_type as "customerType", customer_group as "customerGroup",
      nullif(addresses, '[]') as addresses, nullif(shipping_address_ids, '{}') as "shippingAddressIds",
      nullif(billing_address_ids, '{}') as "billingAddressIds", default_shipping_address_id as "defaultShippingAddressId",
      default_billing_address_id as "defaultBillingAddressId",
      to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
    from customer order by id`,
} as const;
