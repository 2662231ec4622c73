-- The embedded card partner keeps its own books, as a partner would: the shop never reads these tables.

create schema card_sandbox;

create table card_sandbox.checkout (
  id text primary key,
  merchant_reference text not null unique,
  currency text not null,
  cent_amount bigint not null,
  country text not null,
  locale text not null,
  return_url text not null,
  notification_url text not null,
  state text not null check (state in ('Open', 'Authorised', 'Refused', 'Cancelled', 'Reversed')),
  refusal_reason text, -- why the card was refused, when it was
  card_last_four text, -- the most that is ever kept of a card
  created_at timestamptz not null,
  expires_at timestamptz not null, -- an Open checkout counts as Cancelled from here on
  changed_at timestamptz not null -- when it got its present state
);
