-- What a merchant lays down for the searches of a locale, and how often shoppers asked for what (docs/decisions/0019-search-rules-and-query-log.md).

-- One line of a synonym file. Without from_terms each of the terms finds what any other finds; with them, who searches for one
-- of from_terms finds the terms as well. Words as the merchant writes them.
create table search_synonym (
  locale text not null,
  position integer not null,
  terms text[] not null check (cardinality(terms) > 0),
  from_terms text[] not null default '{}',
  primary key (locale, position)
);

-- Products that come first for a query. Queries are folded: lower case, no accents, single spaces.
create table search_pin (
  locale text not null,
  query text collate "C" not null,
  skus text[] not null check (cardinality(skus) > 0),
  primary key (locale, query)
);

-- Queries that lead to a page instead of hits: a path of the shop without its language prefix, or an https address.
create table search_redirect (
  locale text not null,
  query text collate "C" not null,
  target text not null,
  primary key (locale, query)
);

-- How often a text was searched for on a day (UTC). Nothing says by whom, and what may be personal is not here at all.
create table search_query_count (
  day date not null,
  locale text not null,
  query text collate "C" not null, -- folded
  written text collate "C" not null, -- as it was typed, in lower case: what may be offered to others
  searches integer not null check (searches > 0),
  without_hits integer not null check (without_hits between 0 and searches),
  hits integer not null check (hits >= 0), -- of the last time
  primary key (day, locale, query, written)
);
create index search_query_count_locale on search_query_count (locale, query, day);
