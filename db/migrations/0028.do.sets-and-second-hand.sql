-- What a set is made of, and how good second-hand goods are, what is wrong with them and which article they are of (rule P-16).
alter table product
  add column set_parts jsonb not null default '[]',
  add column second_hand jsonb;
