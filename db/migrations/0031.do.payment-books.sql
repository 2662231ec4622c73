-- What the payment partner's books say of our payments, and where ours say something else.

create table payment_transaction (
  id text primary key, -- the partner's name of it
  payment_id uuid not null references payment (id),
  type text not null check (type in ('Authorization', 'CancelAuthorization', 'Charge', 'Refund', 'Chargeback', 'ChargebackReversal')),
  state text not null check (state in ('Success', 'Failure')),
  currency text not null,
  cent_amount bigint not null,
  refund_id text, -- of a refund that we asked for: the reversal's id
  reason text,
  happened_at timestamptz not null,
  recorded_at timestamptz not null
);
create index payment_transaction_payment on payment_transaction (payment_id, happened_at);

create table payment_difference (
  reference text not null, -- the payment's id, or what the partner calls one that we do not have
  kind text not null,
  details jsonb not null,
  found_at timestamptz not null,
  settled_at timestamptz, -- once both books said the same again
  primary key (reference, kind)
);
