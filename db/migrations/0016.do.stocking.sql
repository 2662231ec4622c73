-- What the shop was first filled with: an empty shop stays its merchant's, and the demonstration is only loaded again
-- over itself, or to its end when a load was cut off. No row means that nobody has decided yet.
create table stocking (
  only_row boolean primary key default true check (only_row),
  goods text not null check (goods in ('own', 'loading', 'demonstration'))
);
