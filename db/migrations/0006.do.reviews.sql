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

-- One update a product, however many of its reviews change: a row that one transaction updates again and again grows slow.
create function count_ratings(skus text[], ratings smallint[], steps integer[]) returns void language sql as $$
  insert into review_statistics (sku) select distinct changed from unnest(skus) as changed order by changed
    on conflict (sku) do nothing;
  select from review_statistics where sku = any(skus) order by sku for update;
  update review_statistics as known set
    rating_1 = known.rating_1 + change.rating_1,
    rating_2 = known.rating_2 + change.rating_2,
    rating_3 = known.rating_3 + change.rating_3,
    rating_4 = known.rating_4 + change.rating_4,
    rating_5 = known.rating_5 + change.rating_5
  from (
    select sku,
      coalesce(sum(step) filter (where rating = 1), 0)::integer as rating_1,
      coalesce(sum(step) filter (where rating = 2), 0)::integer as rating_2,
      coalesce(sum(step) filter (where rating = 3), 0)::integer as rating_3,
      coalesce(sum(step) filter (where rating = 4), 0)::integer as rating_4,
      coalesce(sum(step) filter (where rating = 5), 0)::integer as rating_5
    from unnest(skus, ratings, steps) as changes (sku, rating, step) group by sku) as change
  where known.sku = change.sku;
$$;

-- In the change's own transaction, whoever makes it: a use case, an import, an operator with psql.
create function count_reviews() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform count_ratings(array_agg(sku), array_agg(rating), array_agg(1))
      from reviews_after where state = 'Approved' having count(*) > 0;
  elsif tg_op = 'DELETE' then
    perform count_ratings(array_agg(sku), array_agg(rating), array_agg(-1))
      from reviews_before where state = 'Approved' having count(*) > 0;
  else
    perform count_ratings(array_agg(sku), array_agg(rating), array_agg(step))
      from (select sku, rating, 1 as step from reviews_after where state = 'Approved'
            union all
            select sku, rating, -1 from reviews_before where state = 'Approved') as changes
      having count(*) > 0;
  end if;
  return null;
end $$;
create trigger added_reviews_are_counted after insert on review
  referencing new table as reviews_after for each statement execute function count_reviews();
create trigger changed_reviews_are_counted after update on review
  referencing old table as reviews_before new table as reviews_after for each statement execute function count_reviews();
create trigger removed_reviews_are_counted after delete on review
  referencing old table as reviews_before for each statement execute function count_reviews();
