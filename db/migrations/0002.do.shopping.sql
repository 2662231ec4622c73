-- What shoppers leave behind: sessions, carts, payments, orders.

-- The cookie holds a random token; only its SHA-256 is kept. One session is good for one store (per host).
create table session (
  token_hash bytea primary key,
  store_key text not null,
  cart_id uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index session_expires_at on session (expires_at);

create table cart (
  id uuid primary key,
  version integer not null,
  store_key text not null,
  country text not null,
  locale text not null,
  currency text not null,
  state text not null check (state in ('Active', 'Ordered')),
  customer_email text,
  client_type text not null check (client_type in ('PRIVATE', 'COMPANY')),
  line_items jsonb not null, -- [{id, sku, quantity}], in the order they were added
  billing_address jsonb, -- null until set; see commerce/cart/address.ts
  shipping_address jsonb,
  shipping_method_key text,
  total_cent_amount bigint not null, -- what the shopper was last told; an order never charges another amount
  created_at timestamptz not null,
  modified_at timestamptz not null
);
alter table session add constraint session_cart foreign key (cart_id) references cart (id) on delete set null;
create index session_cart_id on session (cart_id);

create sequence order_number;

create table "order" (
  id uuid primary key,
  order_number text not null unique,
  version integer not null,
  cart_id uuid not null unique references cart (id), -- one cart becomes at most one order
  cart_version integer not null,
  store_key text not null,
  country text not null,
  locale text not null,
  currency text not null,
  customer_email text not null,
  order_state text not null check (order_state in ('Open', 'Confirmed', 'Complete', 'Cancelled')),
  shipment_state text not null check (shipment_state in ('Pending', 'Ready', 'Shipped', 'Delivered', 'Backorder')),
  payment_state text not null check (payment_state in ('Pending', 'BalanceDue', 'Paid', 'Failed', 'CreditOwed')),
  total_cent_amount bigint not null,
  contents jsonb not null, -- the frozen copy: lines, addresses, totals, tax portions, shipping
  created_at timestamptz not null
);
create index order_email on "order" (customer_email);
create index order_created_at on "order" (created_at);

create table payment (
  id uuid primary key,
  cart_id uuid not null, -- no reference: a payment outlives a cart that its shopper throws away, and is given back then
  cart_version integer not null,
  order_id uuid references "order" (id),
  store_key text not null,
  payment_interface text not null check (payment_interface in ('bank-transfer', 'card')),
  method text not null,
  currency text not null,
  cent_amount bigint not null check (cent_amount >= 0),
  state text not null check (state in ('Created', 'Pending', 'Authorised', 'Refused', 'Cancelled')),
  provider_reference text unique,
  refusal text check (refusal is null or state = 'Cancelled'), -- why its money is given back: a code of the middleware
  version integer not null default 1,
  created_at timestamptz not null,
  modified_at timestamptz not null
);
create index payment_cart on payment (cart_id);
create index payment_order on payment (order_id);

-- Which sessions may see an order (acceptance T-01: only the buyer).
create table order_viewer (
  order_id uuid not null references "order" (id) on delete cascade,
  token_hash bytea not null,
  primary key (token_hash, order_id)
);
