-- Statements by which consumers withdraw from a contract (rule D-03), and what became of them.

create sequence withdrawal_number;

create table withdrawal (
  id uuid primary key,
  number text collate "C" not null unique
    default 'WD' || lpad(nextval('withdrawal_number')::text, 8, '0'),
  created_at timestamptz not null, -- when it was received
  country text not null,
  locale text not null,
  form_fingerprint bytea not null unique, -- SHA-256 of the form and all that it said: sent again, it is the same statement
  statement_fingerprint bytea not null, -- the same without the form
  consumer_name text not null,
  order_number text not null, -- NS and ten digits, or what was typed where that is no order number
  email text not null, -- where the receipt goes
  scope text not null check (scope in ('whole', 'items')),
  items jsonb not null default '[]', -- lines of an own order with pieces and names
  goods text, -- what a guest says of the goods
  reason text,
  order_id uuid references "order" (id), -- none: no order of the store has this number and e-mail
  decision text check (decision in ('Approved', 'Declined')),
  decided_at timestamptz,
  decline_reason text,
  pieces jsonb, -- what was approved: line item id -> pieces
  returned text check (returned in ('GoodsReturned', 'ProofOfReturn')),
  returned_at timestamptz,
  reversal_id uuid references order_reversal (id), -- what was taken back of the order for it
  check ((decision is null) = (decided_at is null)),
  check ((returned is null) = (returned_at is null)),
  check ((decision = 'Declined') = (decline_reason is not null)),
  check (decision is distinct from 'Approved' or (order_id is not null and pieces is not null)),
  check (decision = 'Approved' or (returned is null and reversal_id is null))
);
-- The same words again while nobody has decided are the same statement: another tab, a second form.
create unique index withdrawal_undecided on withdrawal (statement_fingerprint) where decision is null;
create index withdrawal_order on withdrawal (order_id);
create index withdrawal_created on withdrawal (created_at);

-- Pieces of an order can be cancelled before it leaves; the order's version keeps two from being taken back at once.
drop index order_reversal_cancel;
