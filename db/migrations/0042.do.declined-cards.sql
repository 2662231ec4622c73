-- Of a payment by card: why its bank declined it, and since when the shopper has been told that it is still being checked.

alter table payment
  add column decline_reason text,
  add column checked_at timestamptz;

-- The embedded partner: a card may ask for a code before it pays (Challenge), and its bank may take its time (Checking).

alter table card_sandbox.checkout
  add column challenge_tries integer not null default 0,
  add column settles_as text check (settles_as in ('Authorised', 'Refused')),
  add column settles_at timestamptz;
alter table card_sandbox.checkout drop constraint checkout_state_check;
alter table card_sandbox.checkout add constraint checkout_state_check
  check (state in ('Open', 'Challenge', 'Checking', 'Waiting', 'Authorised', 'Refused', 'Cancelled', 'Reversed'));
create index checkout_settles on card_sandbox.checkout (settles_at) where state = 'Checking';
