-- What Adyen is asked and tells. It answers no question about a payment, so the shop keeps a book of what it was told.

create schema adyen;

-- A payment of the shop at Adyen: a session with a page of Adyen's, or a reference that was given out.
create table adyen.checkout (
  merchant_reference text primary key, -- the payment's id
  provider_reference text not null unique, -- the session's id; of a reference its pspReference
  method text not null,
  currency text not null,
  cent_amount bigint not null,
  redirect_url text not null,
  voucher jsonb, -- {entity, reference, expiresAt}: what a reference is paid with
  session_status text, -- what Adyen said of the session when its shopper came back
  created_at timestamptz not null,
  expires_at timestamptz not null, -- nothing that is not heard of by then counts any more
  closed_at timestamptz -- given up, or told as over: what is authorised later is given back
);

-- Each thing that was told once, however often and in whichever order it came. Nothing of a card but its scheme is kept.
create table adyen.event (
  psp_reference text not null,
  event_code text not null,
  is_success boolean not null,
  merchant_reference text not null, -- '' of what is about no payment
  original_reference text, -- of a change: the pspReference of the payment that it changes
  change_id text, -- of a refund that the shop asked for: its id
  currency text not null,
  cent_amount bigint not null,
  reason text,
  details jsonb not null,
  happened_at timestamptz not null,
  received_at timestamptz not null,
  primary key (psp_reference, event_code, is_success)
);
create index event_merchant_reference on adyen.event (merchant_reference);

-- What the shop asked Adyen to do to a payment that was made.
create table adyen.change (
  id text primary key, -- also the idempotency key: asked again it is the same change
  merchant_reference text not null references adyen.checkout (merchant_reference),
  kind text not null check (kind in ('reversal', 'refund')),
  payment_reference text not null, -- pspReference of the payment
  cent_amount bigint not null,
  psp_reference text, -- once Adyen has taken it
  created_at timestamptz not null
);
create index change_merchant_reference on adyen.change (merchant_reference);
