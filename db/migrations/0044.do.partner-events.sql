-- The embedded partner's books: what happened to its payments, and what their merchant was told of it (src/integrations/card/).

create table card_sandbox.event (
  id text primary key,
  position bigint generated always as identity unique, -- what happened first
  checkout_id text not null references card_sandbox.checkout (id),
  type text not null, -- a state of the checkout, in capitals, or what happened to its money
  currency text not null,
  cent_amount bigint not null,
  refund_id text, -- of a refund that the merchant asked for by a call: its own name of it
  original_id text references card_sandbox.event (id), -- what it undoes
  reason text,
  happened_at timestamptz not null,
  is_planned boolean not null default false, -- jobs for each of its notifications are written
  tries integer not null default 0, -- how often the merchant was told
  tried_at timestamptz,
  answer text, -- to the last try: a status, or why there was none
  delivered_at timestamptz -- when it was answered 2xx first
);
create index event_checkout on card_sandbox.event (checkout_id, position);
create index event_happened on card_sandbox.event (happened_at);
-- The merchant's; the same again is the same refund.
create unique index event_refund on card_sandbox.event (refund_id) where type = 'REFUNDED';

insert into card_sandbox.event (id, checkout_id, type, currency, cent_amount, reason, happened_at, delivered_at)
select id || '/authorised', id, case state when 'Refused' then 'REFUSED' else 'AUTHORISED' end, currency, cent_amount,
       refusal_reason, changed_at, changed_at
  from card_sandbox.checkout where state in ('Authorised', 'Refused', 'Reversed') order by changed_at;
insert into card_sandbox.event (id, checkout_id, type, currency, cent_amount, happened_at, delivered_at)
select id || '/reversed', id, 'REVERSED', currency, cent_amount, changed_at, changed_at
  from card_sandbox.checkout where state = 'Reversed' order by changed_at;
insert into card_sandbox.event (id, checkout_id, type, currency, cent_amount, refund_id, happened_at, delivered_at)
select id || '/refunded', checkout_id, 'REFUNDED', currency, cent_amount, id, created_at, created_at
  from card_sandbox.refund order by created_at;
drop table card_sandbox.refund;

-- Whoever moves a checkout, its books have it; that a code is asked for is between the shopper and the bank.
create function card_sandbox.note_state() returns trigger language plpgsql as $$
declare
  earlier integer;
begin
  select count(*) into earlier from card_sandbox.event where checkout_id = new.id and type = upper(new.state);
  insert into card_sandbox.event (id, checkout_id, type, currency, cent_amount, reason, happened_at)
  values (new.id || '/' || lower(new.state) || case earlier when 0 then '' else '/' || earlier end, new.id, upper(new.state),
          new.currency, new.cent_amount, case new.state when 'Refused' then new.refusal_reason end, new.changed_at);
  return null;
end $$;
create trigger checkout_state after update of state on card_sandbox.checkout
  for each row when (old.state is distinct from new.state and new.state <> 'Challenge') execute function card_sandbox.note_state();

-- What happened on a day, as the partner reports it to its merchant once the day is over, by UTC.
create table card_sandbox.report (
  day date primary key,
  content text not null, -- CSV
  made_at timestamptz not null
);
