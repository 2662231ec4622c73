-- What buyers say of products, and the figures that follow from it.

create table review (
  id uuid primary key default gen_random_uuid(),
  key text collate "C" not null unique, -- in catalogue files: the merchant's own; of a review written here its id
  version integer not null default 1,
  sku text collate "C" not null,
  state text not null check (state in ('Pending', 'Approved', 'Rejected')),
  title text not null check (char_length(title) between 1 and 120),
  text text not null check (char_length(text) between 3 and 4000),
  author_name text not null check (char_length(author_name) between 1 and 60),
  rating smallint not null check (rating between 1 and 5),
  locale text not null, -- what it was written in
  source text, -- where it was gathered; null: in this shop
  translations jsonb not null default '{}', -- {language: {title, text}}
  customer_care_response_text text,
  consent boolean, -- what the author ticked; null: their country is not asked (spec §5)
  customer_id uuid references customer (id) on delete set null,
  order_id uuid references "order" (id),
  created_at timestamptz not null, -- when the shop got it
  review_created_at timestamptz not null, -- when it was written, which may be long before
  unique (order_id, sku) -- once per purchase (acceptance W-01); an order has one customer
);
create index review_customer on review (customer_id, created_at desc);
create index review_top on review (sku, rating desc) where state = 'Approved';
create index review_recent on review (sku, review_created_at desc, id desc) where state = 'Approved';
create index review_state on review (state, created_at);

-- How often each rating was given by approved reviews. Sum and count follow from that, so they cannot differ from it.
create table review_statistics (
  sku text collate "C" primary key,
  rating_1 integer not null default 0 check (rating_1 >= 0),
  rating_2 integer not null default 0 check (rating_2 >= 0),
  rating_3 integer not null default 0 check (rating_3 >= 0),
  rating_4 integer not null default 0 check (rating_4 >= 0),
  rating_5 integer not null default 0 check (rating_5 >= 0),
  rating_count integer not null generated always as (rating_1 + rating_2 + rating_3 + rating_4 + rating_5) stored,
  rating_sum integer not null generated always as
    (rating_1 + 2 * rating_2 + 3 * rating_3 + 4 * rating_4 + 5 * rating_5) stored
);

create function count_rating(counted_sku text, rating smallint, by integer) returns void language sql as $$
  insert into review_statistics as known (sku, rating_1, rating_2, rating_3, rating_4, rating_5)
  values (counted_sku, 0, 0, 0, 0, 0) on conflict (sku) do nothing;
  update review_statistics set
    rating_1 = rating_1 + case rating when 1 then by else 0 end,
    rating_2 = rating_2 + case rating when 2 then by else 0 end,
    rating_3 = rating_3 + case rating when 3 then by else 0 end,
    rating_4 = rating_4 + case rating when 4 then by else 0 end,
    rating_5 = rating_5 + case rating when 5 then by else 0 end
  where sku = counted_sku
$$;

-- In the change's own transaction, whoever makes it: a use case, an import, an operator with psql.
create function count_review() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.sku, old.rating, old.state) = (new.sku, new.rating, new.state) then return null; end if;
  if tg_op <> 'INSERT' and old.state = 'Approved' then perform count_rating(old.sku, old.rating, -1); end if;
  if tg_op <> 'DELETE' and new.state = 'Approved' then perform count_rating(new.sku, new.rating, 1); end if;
  return null;
end $$;
create trigger review_is_counted after insert or update or delete on review
  for each row execute function count_review();
