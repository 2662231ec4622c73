-- People with an account, and what proves who they are.

create table customer_group (
  key text primary key,
  name jsonb not null default '{}',
  tier text -- subscriber tier of its members; null: no tier
);

-- An e-mail belongs to whoever has shown that its mail reaches them; until then several accounts may claim it (decision 0008).
create table customer (
  id uuid primary key,
  version integer not null default 1,
  email text not null,
  email_verified_at timestamptz,
  password_salt bytea not null, -- the same for all accounts that claim one e-mail
  password_hash bytea not null, -- argon2id
  first_name text not null,
  last_name text not null,
  date_of_birth date,
  vat_id text,
  locale text not null,
  customer_type text not null check (customer_type in ('private', 'company')),
  customer_group text references customer_group (key),
  addresses jsonb not null default '[]', -- [Address with id and key]
  shipping_address_ids text[] not null default '{}',
  billing_address_ids text[] not null default '{}',
  default_shipping_address_id text,
  default_billing_address_id text,
  created_at timestamptz not null,
  modified_at timestamptz not null
);
create unique index customer_verified_email on customer (lower(email)) where email_verified_at is not null;
create index customer_email on customer (lower(email));

-- Single use: the row goes when it is used.
create table customer_token (
  token_hash bytea primary key,
  customer_id uuid not null references customer (id) on delete cascade,
  purpose text not null check (purpose in ('reset-password', 'verify-email', 'change-email')),
  new_email text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index customer_token_customer on customer_token (customer_id);
create index customer_token_expires_at on customer_token (expires_at);

-- How often something was tried since a moment, for rate limits (acceptance U-03).
create table attempt (
  key text primary key,
  since timestamptz not null,
  count integer not null
);

alter table session add column customer_id uuid references customer (id) on delete cascade;
create index session_customer_id on session (customer_id);
alter table cart add column customer_id uuid references customer (id) on delete set null;
create unique index cart_active_of_customer on cart (customer_id, store_key) where state = 'Active';
alter table "order" add column customer_id uuid references customer (id) on delete set null;
create index order_customer on "order" (customer_id);
create index order_guest_email on "order" (lower(customer_email)) where customer_id is null;
create index cart_of_customer_modified_at on cart (modified_at) where customer_id is not null and state = 'Active';
