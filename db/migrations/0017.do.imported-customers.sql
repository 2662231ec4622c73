-- Customers that a file brings have changed when they came.
alter table customer alter column modified_at set default now();
