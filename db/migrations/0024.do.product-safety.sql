-- What the law wants told of goods: who made them, what they warn of (rule D-04, D-13), how much is in them (rule P-16), and more documents.
alter table product
  add column content jsonb,
  add column manufacturer jsonb,
  add column warnings jsonb not null default '{}',
  add column hazard jsonb,
  add column documents jsonb not null default '[]';

-- How large a document is, so that whoever opens it on a phone knows before (rule P-06); of pictures nothing.
alter table media add column bytes integer;
