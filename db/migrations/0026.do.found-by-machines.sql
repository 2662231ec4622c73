-- When what a page shows was last changed: sitemaps tell it (rule D-10). Of what was there before nobody knows it.
alter table product add column changed_at timestamptz;
alter table category add column changed_at timestamptz;
alter table page add column changed_at timestamptz;

create function note_change() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end $$;

create trigger added_product_is_dated before insert on product for each row execute function note_change();
create trigger changed_product_is_dated before update on product for each row
  when (old.* is distinct from new.*) execute function note_change();
create trigger added_category_is_dated before insert on category for each row execute function note_change();
create trigger changed_category_is_dated before update on category for each row
  when (old.* is distinct from new.*) execute function note_change();
create trigger added_page_is_dated before insert on page for each row execute function note_change();
create trigger changed_page_is_dated before update on page for each row
  when (old.* is distinct from new.*) execute function note_change();

-- Addresses of before, and where they lead (rule R-08).
create table old_address (
  country text not null, -- whose shop alone, or '' for all of them
  path text collate "C" not null, -- decoded, in small letters, without a slash at its end; a query sorted by name
  target text collate "C" not null, -- a path of the same shop, or a whole address of another country's
  status smallint not null check (status in (301, 308)),
  primary key (path, country)
);
