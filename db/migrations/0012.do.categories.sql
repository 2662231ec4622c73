-- What a category's page shows beside its products (spec §3 Category, custom fields per language).
alter table category
  add column posts jsonb not null default '{}', -- {locale: [{title, url, image?}]}
  add column image_url jsonb not null default '{}', -- {locale: address}, of a picture that lies elsewhere
  add column related jsonb not null default '{}'; -- {relatedCategories, popularCategories, complementaryCategories}: keys
