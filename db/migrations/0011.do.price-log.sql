-- What the log is in, as a country may change its currency; since when a price is lowered; what is to be done when.

alter table price_log add column currency text not null;
alter table price_log drop constraint price_log_pkey;
alter table price_log add primary key (sku, scope, currency, logged_at);

alter table price add column discounted_since timestamptz; -- when a product discount began to lower it
create index price_discount_key on price (discount_key) where discount_key is not null;
create index price_valid_from on price (valid_from) where valid_from is not null;
create index price_valid_until on price (valid_until) where valid_until is not null;

-- Beginnings and ends of validity up to here have been acted on.
create table price_refresh (
  only_row boolean primary key default true check (only_row),
  refreshed_until timestamptz not null
);
insert into price_refresh (refreshed_until) values ('epoch');
