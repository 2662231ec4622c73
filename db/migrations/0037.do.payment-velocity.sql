-- How much was tried beside how often; whom a payment that is not over yet was opened by, as hashes; what looked like fraud.
alter table attempt add column worth bigint not null default 0;

create table payment_visitor (
  payment_id uuid primary key references payment on delete cascade,
  session text collate "C" not null,
  network text collate "C"
);

create table payment_suspicion (
  id uuid primary key,
  key text collate "C" not null,
  since timestamptz not null,
  kind text not null,
  answer text not null check (answer in ('refuse', 'another method', 'tell')),
  count integer not null,
  worth bigint not null,
  payment_id uuid,
  first_at timestamptz not null,
  last_at timestamptz not null,
  unique (key, since)
);
create index payment_suspicion_last_at on payment_suspicion (last_at);

-- What tells the sandbox's cards apart and leads back to none.
alter table card_sandbox.checkout add column card_fingerprint text;
