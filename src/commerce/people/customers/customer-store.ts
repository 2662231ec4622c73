import { type Queryable, statement } from '../../../kernel/database.ts';
import { nullsUndefined, type ReadRow, readColumns } from '../../../kernel/record-fields.ts';
import type { SubscriberTier } from '../../subscriber-tiers.ts';
import type { Credentials, Customer, CustomerGroup } from './customer.ts';
import { customerFields } from './customer-fields.ts';

type CustomerRow = ReadRow<typeof customerFields> & {
  readonly id: string;
  readonly version: number;
  readonly modifiedAt: Date;
  readonly groupKey: string | null;
  readonly groupName: CustomerGroup['name'] | null;
  readonly groupTier: SubscriberTier | null;
};

function toCustomer({ groupKey, groupName, groupTier, ...row }: CustomerRow): Customer {
  return {
    ...nullsUndefined(row),
    group:
      groupKey === null ? undefined : { key: groupKey, name: groupName ?? {}, tier: groupTier ?? undefined },
  };
}

const selectCustomer = `
  select customer.id, customer.version, ${readColumns(customerFields, 'customer')}, modified_at as "modifiedAt",
         customer_group.key as "groupKey", customer_group.name as "groupName", customer_group.tier as "groupTier"
    from customer left join customer_group on customer_group.key = customer.customer_group`;

const selectById = statement(`${selectCustomer} where customer.id = $1`);
const selectByIdForUpdate = statement(`${selectById.text} for no key update of customer`);

export async function getCustomerById(database: Queryable, id: string): Promise<Customer | undefined> {
  const [row] = await database.query<CustomerRow>(selectById, [id]);
  return row && toCustomer(row);
}

/** The same, locked until the transaction ends; in the order of locks after carts and payments, before sessions. */
export async function lockCustomer(transaction: Queryable, id: string): Promise<Customer | undefined> {
  const [row] = await transaction.query<CustomerRow>(selectByIdForUpdate, [id]);
  return row && toCustomer(row);
}

interface CredentialsRow {
  readonly id: string;
  readonly password_salt: Uint8Array;
  readonly password_hash: Uint8Array;
  readonly is_verified: boolean;
}

const credentialsColumns = 'id, password_salt, password_hash, email_verified_at is not null as is_verified';

function toCredentials(row: CredentialsRow): Credentials {
  return {
    customerId: row.id,
    salt: row.password_salt,
    hash: row.password_hash,
    isVerified: row.is_verified,
  };
}

/** Accounts that claim one e-mail beyond this many are not looked at: whoever makes more is no person. */
const MOST_CLAIMANTS = 100;

const selectClaimants = statement(`
  select ${credentialsColumns}
    from customer where lower(email) = lower($1)
   order by email_verified_at is null, created_at, id
   limit ${MOST_CLAIMANTS}`);

/** Every account that claims an e-mail: the one it belongs to first, then the oldest. */
export async function findClaimants(database: Queryable, email: string): Promise<Credentials[]> {
  const rows = await database.query<CredentialsRow>(selectClaimants, [email]);
  return rows.map(toCredentials);
}

const selectCredentials = statement(`select ${credentialsColumns} from customer where id = $1`);

export async function getCredentials(database: Queryable, id: string): Promise<Credentials | undefined> {
  const [row] = await database.query<CredentialsRow>(selectCredentials, [id]);
  return row && toCredentials(row);
}

// Held until the transaction ends: of two sign-ups with one new e-mail, the second sees the first and its salt.
const lockEmailStatement = statement(
  `select pg_advisory_xact_lock(hashtextextended('email ' || lower($1), 0))`,
);

export async function lockEmail(transaction: Queryable, email: string): Promise<void> {
  await transaction.query(lockEmailStatement, [email]);
}

const insertCustomer = statement(`
  insert into customer (id, email, password_salt, password_hash, first_name, last_name, date_of_birth, vat_id, locale,
                        customer_type, created_at, modified_at)
  values ($1, $2, $3, $4, $5, $6, $7::date, $8, $9, $10, $11, $11)`);

/** What a new account begins with: no group, no addresses, an e-mail that nobody has confirmed. */
export type NewCustomer = Pick<
  Customer,
  | 'id'
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'dateOfBirth'
  | 'vatId'
  | 'locale'
  | 'customerType'
  | 'createdAt'
>;

export async function addCustomer(
  transaction: Queryable,
  customer: NewCustomer,
  password: { readonly salt: Uint8Array; readonly hash: Uint8Array },
): Promise<void> {
  await transaction.query(insertCustomer, [
    customer.id,
    customer.email,
    password.salt,
    password.hash,
    customer.firstName,
    customer.lastName,
    customer.dateOfBirth ?? null,
    customer.vatId ?? null,
    customer.locale,
    customer.customerType,
    customer.createdAt,
  ]);
}

const updateCustomer = statement(`
  update customer
     set version = version + 1, first_name = $3, last_name = $4, date_of_birth = $5::date, vat_id = $6, locale = $7,
         customer_type = $8, addresses = $9::jsonb, shipping_address_ids = $10, billing_address_ids = $11,
         default_shipping_address_id = $12, default_billing_address_id = $13, modified_at = $14
   where id = $1 and version = $2
  returning version`);

/** Writes a customer over the version it was read at, and answers it with its new one; `undefined` when it is stale. */
export async function saveCustomer(
  transaction: Queryable,
  customer: Customer,
): Promise<Customer | undefined> {
  const [row] = await transaction.query<{ version: number }>(updateCustomer, [
    customer.id,
    customer.version,
    customer.firstName,
    customer.lastName,
    customer.dateOfBirth ?? null,
    customer.vatId ?? null,
    customer.locale,
    customer.customerType,
    JSON.stringify(customer.addresses),
    customer.shippingAddressIds,
    customer.billingAddressIds,
    customer.defaultShippingAddressId ?? null,
    customer.defaultBillingAddressId ?? null,
    customer.modifiedAt,
  ]);
  return row && { ...customer, version: row.version };
}

const clear = statement(`
  update customer
     set date_of_birth = null, vat_id = null, addresses = '[]', shipping_address_ids = '{}', billing_address_ids = '{}',
         default_shipping_address_id = null, default_billing_address_id = null
   where id = $1`);

/** Takes out what its owner may not have put in. The version is raised by what it comes with. */
export async function clearCustomer(transaction: Queryable, id: string): Promise<void> {
  await transaction.query(clear, [id]);
}

const updatePassword = statement('update customer set password_hash = $2 where id = $1');

/** The salt stays: it belongs to the e-mail. */
export async function setPasswordHash(transaction: Queryable, id: string, hash: Uint8Array): Promise<void> {
  await transaction.query(updatePassword, [id, hash]);
}

// The e-mail is free only if no other account has shown it to be its own; the unique index settles a race.
const verify = statement(`
  update customer
     set version = version + 1, email = $2, email_verified_at = $3, modified_at = $3
   where id = $1
     and not exists (select from customer as other
                      where lower(other.email) = lower($2) and other.email_verified_at is not null and other.id <> $1)
  returning id`);

/** Makes an e-mail the customer's own; false when it is another's. Call it with the e-mail locked (`lockEmail`). */
export async function verifyEmail(
  transaction: Queryable,
  id: string,
  email: string,
  now: Date,
): Promise<boolean> {
  const rows = await transaction.query(verify, [id, email, now]);
  return rows.length === 1;
}
