-- Who asked to be told when something that is sold out is back (rule P-15).
create table stock_notice (
  -- Random enough to be the secret of the mailed links: who can read this table needs no link.
  id uuid primary key,
  sku text collate "C" not null,
  country text not null,
  locale text not null,
  -- Forgotten as soon as the mail has gone; the row stays for a day, so that not everyone is told of the same few pieces.
  email text,
  asked_at timestamptz not null,
  -- When the mail that asks to confirm went last.
  request_sent_at timestamptz,
  confirmed_at timestamptz,
  -- When its turn came; none again where the goods were gone before the mail went.
  told_at timestamptz
);
create unique index stock_notice_once on stock_notice (sku, country, lower(email));
create index stock_notice_waiting on stock_notice (sku, confirmed_at) where confirmed_at is not null and told_at is null;
