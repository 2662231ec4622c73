-- What the merchant says of itself (docs/decisions/0027-merchant-record.md): company, accounts, campaigns, switches. Every change is
-- a row of its own with all of the record; the one with the highest version counts, the others are how it came about.
create table merchant_record (
  version integer primary key check (version > 0),
  record jsonb not null check (jsonb_typeof(record) = 'object'),
  changed_at timestamptz not null,
  changed_by text not null check (changed_by <> '') -- the command and its user, or the program that wrote it
);

create trigger merchant_record_is_append_only before update or delete or truncate on merchant_record
  for each statement execute function refuse_change();
