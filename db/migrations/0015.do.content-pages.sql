-- Content pages: what the shop says beside its catalogue, one row a page and locale (docs/content-file.md).
create table page (
  key text collate "C" primary key, -- <page>.<locale>
  page text collate "C" not null, -- the same in every locale
  locale text not null,
  slug text collate "C" not null,
  kind text not null check (kind in ('home', 'information', 'help', 'brand', 'article', 'landing', 'part')),
  title text,
  meta jsonb not null, -- {title, description?, noindex?}
  brand text, -- of a brand page: whose products it lists
  published_at timestamptz,
  teaser jsonb, -- {title, text?, picture?}: the card that leads here
  blocks jsonb not null, -- [{type, …}]
  unique (page, locale)
);
create index page_address on page (locale, slug);
create index page_kind on page (kind, locale);
