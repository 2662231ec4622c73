-- What was sent with a contract (docs/decisions/0042-papers-as-files.md): the texts as they stood, each once by the hash of its words, and
-- which of them an order was confirmed with.
create table contract_text (
  id text collate "C" primary key,
  texts jsonb not null,
  created_at timestamptz not null
);

create table order_contract (
  order_id uuid primary key references "order" (id),
  text_id text collate "C" not null references contract_text (id),
  kept_at timestamptz not null
);

create trigger contract_text_is_append_only before update or delete or truncate on contract_text
  for each statement execute function refuse_change();
create trigger order_contract_is_append_only before update or delete or truncate on order_contract
  for each statement execute function refuse_change();
