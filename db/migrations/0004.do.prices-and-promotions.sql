-- What things cost and why: prices by market, customer group, channel, validity and quantity; discounts; the price log.

-- One active discount at a time lowers a price; `price.discounted_cent_amount` is kept up to date by the engine.
create table product_discount (
  key text primary key,
  id uuid not null unique default gen_random_uuid(),
  name jsonb not null,
  value jsonb not null, -- {type: relative, permyriad} or {type: absolute, money: [Money]}
  predicate jsonb not null, -- which products, see src/commerce/promotions/predicate.ts
  sort_order integer not null, -- of several that match, the lowest counts
  is_active boolean not null default true,
  valid_from timestamptz,
  valid_until timestamptz, -- not included
  version bigint not null default 1
);

alter table price rename column scope to key;
alter table price
  add column country text, -- null: every market that trades in the currency
  add column customer_group text,
  add column channel text,
  add column valid_from timestamptz,
  add column valid_until timestamptz, -- not included
  add column tiers jsonb not null default '[]', -- [{minimumQuantity, centAmount}], the smallest first
  add column discounted_cent_amount bigint check (discounted_cent_amount >= 0),
  add column discount_key text references product_discount (key) on delete set null;
update price set country = key where length(key) = 2;

-- What visitors were shown, from when on, per scope of a price (a country, or a currency); null: nothing any more.
create table price_log (
  sku text collate "C" not null,
  scope text not null,
  logged_at timestamptz not null,
  cent_amount bigint check (cent_amount >= 0),
  primary key (sku, scope, logged_at)
);

create function refuse_change() returns trigger language plpgsql as
$$ begin raise exception '% is append-only', tg_table_name; end $$;
create trigger price_log_is_append_only before update or delete or truncate on price_log
  for each statement execute function refuse_change();

create table cart_discount (
  key text primary key,
  id uuid not null unique default gen_random_uuid(),
  name jsonb not null,
  description jsonb not null default '{}',
  value jsonb not null, -- relative, absolute, fixed or giftLineItem, see src/commerce/promotions/cart-discount.ts
  target jsonb not null, -- {type: lineItems, predicate} or {type: shipping}
  minimum_goods jsonb not null default '[]', -- [Money]: goods of this value and more; empty: any
  sort_order integer not null, -- applied from the lowest up
  stacking_mode text not null default 'Stacking' check (stacking_mode in ('Stacking', 'StopAfterThisDiscount')),
  stores text[] not null default '{}', -- empty: all
  requires_discount_code boolean not null default false,
  volume_discount_group text,
  volume integer check (volume > 0),
  tier text, -- subscriber tier of a personal discount
  is_active boolean not null default true,
  valid_from timestamptz,
  valid_until timestamptz, -- not included
  version bigint not null default 1,
  check ((volume_discount_group is null) = (volume is null))
);

create table discount_code (
  code text primary key, -- upper case
  id uuid not null unique default gen_random_uuid(),
  name jsonb not null default '{}',
  cart_discounts text[] not null,
  is_active boolean not null default true,
  valid_from timestamptz,
  valid_until timestamptz, -- not included
  max_applications integer check (max_applications >= 0),
  max_applications_per_customer integer check (max_applications_per_customer >= 0),
  applications integer not null default 0 check (applications >= 0),
  version bigint not null default 1,
  check (applications <= max_applications)
);

-- One row an order that a code was used in; `customer_key` is the customer's id, or a guest's e-mail in lower case.
create table discount_code_use (
  code text not null references discount_code (code) on delete cascade,
  order_id uuid not null references "order" (id) deferrable initially deferred, -- written before its order, which refuses the whole of it
  customer_key text not null,
  primary key (code, order_id)
);
create index discount_code_use_customer on discount_code_use (code, customer_key);

alter table product
  add column tax_category text not null default 'standard',
  add column volume_discount_group text,
  add column family text,
  add column eligible_for_selling boolean not null default true,
  add column meta_title jsonb not null default '{}',
  add column meta_description jsonb not null default '{}',
  add column meta_keywords jsonb not null default '{}',
  add column faq jsonb not null default '{}', -- {locale: [{question, answer}]}
  add column manual_url jsonb not null default '{}',
  add column video text,
  add column delivery_package text,
  add column dimensions jsonb, -- {gross: {length, width, height, weight}, net: …}, in mm and g
  add column related_accessories text[] not null default '{}',
  add column parent_products text[] not null default '{}',
  add column energy jsonb, -- {labelUrl, ficheUrl, iconUrl, class}
  add column images_360 integer not null default 0 check (images_360 >= 0),
  add column guarantee jsonb; -- of an extra guarantee: {ratePermyriad, markets, excludedSkus, brands, relations}

alter table cart
  add column discount_codes text[] not null default '{}',
  add column refused_gifts text[] not null default '{}', -- keys of cart discounts
  add column payment_method text, -- the one the shopper has chosen: cash on delivery has a fee
  add column custom jsonb not null default '{}'; -- {customFieldsRaw, customerAgreedToSendEmail, utmSource}

-- Orders from before promotions: nothing was discounted, and nothing said why.
update "order"
   set contents = contents
     || '{"customLineItems": [], "taxMode": "Platform", "discounts": [], "discountCodes": [], "steps": []}'
     || jsonb_build_object(
          'shippingInfo',
          (contents -> 'shippingInfo')
            || jsonb_build_object('fee', contents -> 'shippingInfo' -> 'price', 'steps', '[]'::jsonb),
          'lineItems',
          (select coalesce(jsonb_agg(
                    line || jsonb_build_object('mode', 'Standard', 'listPrice', line -> 'price',
                                               'discountedPricePerQuantity', '[]'::jsonb, 'steps', '[]'::jsonb)
                    order by position), '[]')
             from jsonb_array_elements(contents -> 'lineItems') with ordinality as lines (line, position)));
