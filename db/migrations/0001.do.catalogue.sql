-- The catalogue: what is sold, where it hangs in the tree, what it costs and how many there are.
-- Texts are jsonb objects {locale: text}; localized_text picks one as src/kernel/localized.ts does.

create function localized_text(texts jsonb, locale text, fallback text) returns text
language sql immutable parallel safe
return coalesce(texts ->> locale, texts ->> fallback, texts ->> 'en-GB', jsonb_path_query_first(texts, '$.*') #>> '{}');

create table product_type (
  key text primary key
);

create table product_attribute (
  product_type text not null references product_type (key),
  key text not null,
  position smallint not null,
  label jsonb not null,
  unit text,
  primary key (product_type, key)
);

create table category (
  key text primary key,
  parent_key text references category (key) deferrable initially deferred,
  order_hint integer not null default 0,
  name jsonb not null,
  slug jsonb not null, -- unique per locale, which the import holds (interpretation 41)
  meta_title jsonb not null default '{}',
  meta_description jsonb not null default '{}',
  content jsonb not null default '{}',
  image text,
  version bigint not null default 1
);
create index category_parent on category (parent_key);

create table product (
  sku text collate "C" primary key,
  product_type text not null references product_type (key) deferrable initially deferred,
  brand text,
  name jsonb not null,
  slug jsonb not null,
  description jsonb not null default '{}',
  highlights jsonb not null default '{}', -- {locale: [text]}
  attributes jsonb not null default '[]', -- [{key, value, unit?}]; the first five are shown on cards
  images jsonb not null default '[]', -- [{name, label?}]
  categories text[] not null, -- the first is the main one, whose path the breadcrumbs show
  package text not null check (package in ('parcel', 'freight')),
  tags text[] not null default '{}',
  popularity integer not null default 0,
  ean text,
  model text,
  released_at date,
  published boolean not null default true,
  version bigint not null default 1
);

-- Gross prices incl. VAT (interpretation 18). A row for a country wins over one for a currency (acceptance V-02).
create table price (
  sku text collate "C" not null,
  scope text not null, -- a country's two letters, or a currency's three for every market that trades in it
  currency text not null,
  cent_amount bigint not null check (cent_amount >= 0),
  primary key (sku, scope)
);

-- `available` never falls below zero: the order's own transaction takes from it under this check.
create table inventory (
  sku text collate "C" primary key,
  available integer not null check (available >= 0)
);

-- Counts up with every change of the catalogue; processes compare it to know what they hold is old.
create table catalogue_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);
insert into catalogue_version (version) values (1);
