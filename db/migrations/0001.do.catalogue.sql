-- The catalogue: what is sold, where it hangs in the tree, what it costs and how many there are.

create table product_type (
  key text primary key,
  attributes jsonb not null -- [{key, label: {locale: text}, unit?}]
);

create table category (
  key text primary key,
  parent_key text references category (key) deferrable initially deferred,
  order_hint integer not null default 0,
  name jsonb not null, -- {locale: text}, as are slug, meta_title, meta_description, content
  slug jsonb not null,
  meta_title jsonb not null default '{}',
  meta_description jsonb not null default '{}',
  content jsonb not null default '{}',
  image text,
  version bigint not null default 1
);
create index category_parent on category (parent_key);

-- One row a locale and slug, so that an address finds its category and no two share one (interpretation 41).
create table category_slug (
  locale text not null,
  slug text not null,
  category_key text not null references category (key) on delete cascade deferrable initially deferred,
  primary key (locale, slug)
);
create index category_slug_category on category_slug (category_key);

create table product (
  sku text primary key,
  product_type text not null references product_type (key) deferrable initially deferred,
  brand text,
  name jsonb not null,
  slug jsonb not null,
  description jsonb not null default '{}',
  highlights jsonb not null default '{}', -- {locale: [text]}
  attributes jsonb not null default '[]', -- [{key, value, unit?}]
  images jsonb not null default '[]', -- [{name, label?}]
  package text not null check (package in ('parcel', 'freight')),
  tags text[] not null default '{}',
  popularity integer not null default 0,
  ean text,
  model text,
  released_at date,
  published boolean not null default true,
  version bigint not null default 1
);

create table product_category (
  sku text not null references product (sku) on delete cascade deferrable initially deferred,
  category_key text not null references category (key) deferrable initially deferred,
  position smallint not null, -- 0 is the main category, whose path the breadcrumbs show
  primary key (sku, category_key)
);
create index product_category_category on product_category (category_key);

-- Gross prices incl. VAT (interpretation 18). A row for the country wins over one for its currency.
create table price (
  key text primary key,
  sku text not null,
  country text,
  currency text not null,
  cent_amount bigint not null check (cent_amount >= 0)
);
create unique index price_sku on price (sku, currency, country) nulls not distinct;

-- `available` never falls below zero: the order's own transaction takes from it under this check.
create table inventory (
  sku text primary key,
  available integer not null check (available >= 0)
);

-- Counts up with every change of the catalogue; processes compare it to know what they hold is old.
create table catalogue_version (
  only boolean primary key default true check (only),
  version bigint not null
);
insert into catalogue_version (version) values (1);
