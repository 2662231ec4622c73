-- Whom to tell when a payment ends without what it was made for: the cart may be gone by then. Told once.
create table payment_contact (
  payment_id uuid primary key references payment on delete cascade,
  country text not null,
  locale text not null,
  email text not null,
  first_name text,
  last_name text,
  kept_at timestamptz not null,
  told_at timestamptz
);
create index payment_contact_kept_at on payment_contact (kept_at);
