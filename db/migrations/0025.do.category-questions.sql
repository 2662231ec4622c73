-- Questions about a category's goods that are asked often (rule L-01).
alter table category
  add column faq jsonb not null default '{}'; -- {locale: [{question, answer}]}
