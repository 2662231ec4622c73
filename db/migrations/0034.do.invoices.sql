-- Invoices and credit notes (docs/decisions/0041-invoices.md): numbered without gaps for each seller, kind and year by whoever holds
-- the counter's row, and never changed. What they say is in `contents`; the files are written once, when they have been drawn.
create table paper_counter (
  seller_vat_id text not null,
  kind text not null check (kind in ('invoice', 'credit-note')),
  year integer not null,
  last integer not null check (last > 0),
  primary key (seller_vat_id, kind, year)
);

create table paper (
  id uuid primary key,
  seller_vat_id text not null,
  kind text not null check (kind in ('invoice', 'credit-note')),
  number text collate "C" not null,
  order_id uuid not null references "order" (id),
  reversal_id uuid unique references order_reversal (id),
  issued_on date not null,
  contents jsonb not null,
  created_at timestamptz not null,
  unique (seller_vat_id, number),
  check ((kind = 'credit-note') = (reversal_id is not null))
);
create unique index paper_invoice on paper (order_id) where kind = 'invoice';
create index paper_order on paper (order_id);
create index paper_issued on paper (issued_on, number);

create table paper_file (
  paper_id uuid primary key references paper (id),
  pdf bytea not null,
  xml text not null,
  drawn_at timestamptz not null
);

create trigger paper_is_append_only before update or delete or truncate on paper
  for each statement execute function refuse_change();
create trigger paper_file_is_append_only before update or delete or truncate on paper_file
  for each statement execute function refuse_change();
