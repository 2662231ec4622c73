import type { Check } from './catalogue-check.ts';

/**
 * Pages of one locale have an address each, and share none with its categories, fallbacks included (rule R-22).
 * `$1` is the limit, `$2` and `$3` the locales and what they fall back on.
 */

/** Every page as each locale shows it: its own text, else the one of the locale it falls back on. */
const shownPages = `
  shown_page as (
    select locales.locale, locales.place, page.key, page.slug, page.kind
    from unnest($2::text[], $3::text[]) with ordinality as locales (locale, fallback, place)
    join page on page.locale = locales.locale
      or (page.locale = locales.fallback
          and not exists (select from page as own where own.page = page.page and own.locale = locales.locale)))`;

const shownCategories = `
  shown_category as (
    select key, locale, place, localized_text(slug, locale, fallback) as slug
    from category
    cross join unnest($2::text[], $3::text[]) with ordinality as locales (locale, fallback, place))`;

/** Pages that are reached by a path of their own. */
const hasPath = `shown_page.kind not in ('home', 'part')`;

export const pageAddressChecks: readonly Check[] = [
  {
    type: 'page',
    fields: ['slug'],
    text: `with ${shownPages}
           select distinct on (stage.line, other.key) stage.line, shown_page.slug as found, other.key as other
           from stage_page as stage
           join shown_page on shown_page.key = stage.key
           join shown_page as other
             on other.locale = shown_page.locale and other.slug = shown_page.slug and other.key <> shown_page.key
           left join stage_page as other_stage on other_stage.key = other.key
           where other_stage.line is null or other_stage.line < stage.line
           order by stage.line, other.key, shown_page.place limit $1`,
    message: (found, other) => `${found} is taken by the page ${other}`,
  },
  {
    type: 'page',
    fields: ['slug'],
    text: `with ${shownPages}, ${shownCategories}
           select distinct on (stage.line, shown_category.key) stage.line, shown_page.slug as found,
             shown_category.key as other
           from stage_page as stage
           join shown_page on shown_page.key = stage.key and ${hasPath}
           join shown_category on shown_category.locale = shown_page.locale and shown_category.slug = shown_page.slug
           order by stage.line, shown_category.key, shown_page.place limit $1`,
    message: (found, other) => `${found} is taken by the category ${other}`,
  },
  {
    type: 'category',
    fields: ['slug'],
    text: `with ${shownPages}, ${shownCategories}
           select distinct on (stage.line, shown_page.key) stage.line, shown_category.slug as found,
             shown_page.key as other
           from stage_category as stage
           join shown_category on shown_category.key = stage.key
           join shown_page
             on shown_page.locale = shown_category.locale and shown_page.slug = shown_category.slug and ${hasPath}
           where not exists (select from stage_page where stage_page.key = shown_page.key)
           order by stage.line, shown_page.key, shown_category.place limit $1`,
    message: (found, other) => `${found} is taken by the page ${other}`,
  },
];
