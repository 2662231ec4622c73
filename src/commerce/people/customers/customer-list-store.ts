import { type Queryable, statement } from '../../../kernel/database.ts';
import type { SubscriberTier } from '../../subscriber-tiers.ts';

/** A customer as the operator lists them. */
export interface ListedCustomer {
  readonly id: string;
  readonly email: string;
  readonly isVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly customerType: string;
  readonly group: string | null;
  readonly locale: string;
  readonly orders: number;
  readonly createdAt: Date;
}

const selectListed = `
  select customer.id, email, email_verified_at is not null as "isVerified", first_name as "firstName",
         last_name as "lastName", customer_type as "customerType", customer_group as "group", locale,
         (select count(*)::integer from "order" where "order".customer_id = customer.id) as orders,
         created_at as "createdAt"
    from customer`;

const list = statement(`${selectListed}
   where ($1::text is null or strpos(lower(email || ' ' || first_name || ' ' || last_name), lower($1)) > 0)
     and ($2::text is null or customer_group = $2)
     and ($3::uuid is null or id > $3)
   order by id
   limit $4`);

export interface CustomerFilter {
  /** Part of an e-mail or a name. */
  readonly text?: string | undefined;
  readonly group?: string | undefined;
  /** Only those after this id: the next page. */
  readonly after?: string | undefined;
}

/** Customers in the order of their sign-up, so many at most. */
export function listCustomers(
  database: Queryable,
  { text, group, after }: CustomerFilter,
  limit: number,
): Promise<ListedCustomer[]> {
  return database.query<ListedCustomer>(list, [text ?? null, group ?? null, after ?? null, limit]);
}

const selectByName = statement(`${selectListed}
   where id::text = lower($1) or lower(email) = lower($1)
   order by email_verified_at is null, created_at, id`);

/** Those that an id or an e-mail names; several may claim one e-mail, the one it belongs to comes first. */
export function findCustomersNamed(database: Queryable, name: string): Promise<ListedCustomer[]> {
  return database.query<ListedCustomer>(selectByName, [name]);
}

const updateGroup = statement(
  'update customer set customer_group = $2, version = version + 1, modified_at = $3 where id = $1 returning id',
);

export async function setCustomerGroup(
  database: Queryable,
  id: string,
  group: string | undefined,
  now: Date,
): Promise<void> {
  await database.query(updateGroup, [id, group ?? null, now]);
}

/** A group as the operator lists it. */
export interface ListedGroup {
  readonly key: string;
  readonly name: Readonly<Record<string, string>>;
  readonly tier: SubscriberTier | null;
  readonly customers: number;
}

const selectGroups = statement(`
  select key, name, tier,
         (select count(*)::integer from customer where customer.customer_group = customer_group.key) as customers
    from customer_group order by key`);

export function listCustomerGroups(database: Queryable): Promise<ListedGroup[]> {
  return database.query<ListedGroup>(selectGroups);
}

const upsertGroup = statement(`
  insert into customer_group (key, name, tier) values ($1, $2::jsonb, $3)
  on conflict (key) do update set name = customer_group.name || excluded.name, tier = coalesce(excluded.tier, customer_group.tier)`);

/** Makes a group, or changes its English name, and its tier where one is named: `no-tier` takes it away. */
export async function saveCustomerGroup(
  database: Queryable,
  group: { readonly key: string; readonly name: string; readonly tier: SubscriberTier | undefined },
): Promise<void> {
  await database.query(upsertGroup, [group.key, JSON.stringify({ 'en-GB': group.name }), group.tier ?? null]);
}
