-- What becomes of an order after it was placed, and the answers that are given again byte for byte.

-- Answers of calls that created something, by the caller's own key. Kept for two days at least, see commerce/idempotency.
create table idempotent_answer (
  caller bytea not null, -- SHA-256 of the session's token, or of the customer
  call text not null,
  key text not null,
  body_hash bytea not null, -- SHA-256 of the input; another input under the same key is refused
  answer text not null, -- JSON as it was sent; text, because jsonb would not keep it byte for byte
  created_at timestamptz not null,
  primary key (caller, call, key)
);
create index idempotent_answer_created_at on idempotent_answer (created_at);

alter table "order"
  add column paid_cent_amount bigint not null default 0 check (paid_cent_amount >= 0); -- all that ever came in
update "order" set paid_cent_amount = total_cent_amount where payment_state = 'Paid';
create index order_store_created_at on "order" (store_key, created_at desc, order_number desc);

-- Money that came in for an order from outside, such as a transfer; a reference counts once.
create table order_receipt (
  order_id uuid not null references "order" (id),
  reference text not null,
  cent_amount bigint not null check (cent_amount > 0),
  received_at timestamptz not null,
  primary key (order_id, reference)
);

-- A cancellation or a return, as a credit note: what is taken back of the order, and what of it is paid back.
create table order_reversal (
  id uuid primary key,
  order_id uuid not null references "order" (id),
  kind text not null check (kind in ('cancel', 'return')),
  contents jsonb not null, -- lines with quantities and amounts, shipping, fees, and their sum; see commerce/orders/reversal.ts
  is_restocked boolean not null,
  refund_cent_amount bigint not null check (refund_cent_amount >= 0),
  refund_state text not null check (refund_state in ('None', 'Owed', 'Paid')),
  payment_id uuid references payment (id), -- whose partner pays back; null: the operator does
  created_at timestamptz not null,
  settled_at timestamptz,
  check ((refund_state = 'None') = (refund_cent_amount = 0)),
  check ((refund_state = 'Paid') = (settled_at is not null))
);
create index order_reversal_order on order_reversal (order_id);
create unique index order_reversal_cancel on order_reversal (order_id) where kind = 'cancel';

-- What happened to an order, when, and by whose hand.
create table order_event (
  id bigint generated always as identity primary key,
  order_id uuid not null references "order" (id),
  order_version integer not null, -- the version it led to
  type text not null,
  details jsonb not null default '{}',
  actor text not null check (actor in ('operator', 'system')),
  happened_at timestamptz not null
);
create index order_event_order on order_event (order_id, id);
create trigger order_event_is_append_only before update or delete or truncate on order_event
  for each statement execute function refuse_change();

-- The embedded card partner's own books.
create table card_sandbox.refund (
  id text primary key, -- the merchant's; the same again is the same refund
  checkout_id text not null references card_sandbox.checkout (id),
  currency text not null,
  cent_amount bigint not null check (cent_amount > 0),
  created_at timestamptz not null
);
create index refund_checkout on card_sandbox.refund (checkout_id);
