-- What visitors have agreed to (rules S-06, S-10, R-07), so that the shop can show it (GDPR art. 7): never who they are.

create table consent_proof (
  id uuid primary key, -- random; the visitor's browser keeps it with the choice
  given_at timestamptz not null,
  country text not null,
  locale text not null,
  words_version integer not null,
  purposes text[] not null -- agreed to; all others were refused
);
create index consent_proof_given_at on consent_proof (given_at);

-- One row for an e-mail in a store, by double opt-in.
create table newsletter_subscription (
  id uuid primary key,
  store_key text not null,
  email text not null,
  locale text not null,
  state text not null check (state in ('pending', 'confirmed', 'unsubscribed')),
  words text not null, -- that were agreed to, as they stood beside the button
  requested_at timestamptz not null,
  requested_from text not null, -- network address without its end
  confirmed_at timestamptz,
  confirmed_from text,
  unsubscribed_at timestamptz,
  confirm_hash bytea, -- of the mailed secret
  confirm_until timestamptz,
  unsubscribe_token text not null unique, -- stands in every mail, and ends them
  check (state <> 'confirmed' or confirmed_at is not null)
);
create unique index newsletter_subscription_email on newsletter_subscription (store_key, lower(email));
create unique index newsletter_subscription_confirm on newsletter_subscription (confirm_hash);
create index newsletter_subscription_pending on newsletter_subscription (requested_at) where state = 'pending';

-- Links of the mailing service: each consent that one of them brought.
create table newsletter_consent_event (
  id uuid primary key,
  recorded_at timestamptz not null,
  country text not null,
  locale text not null,
  hash text not null -- as the link had it, base64 of JSON
);
create index newsletter_consent_event_recorded_at on newsletter_consent_event (recorded_at);
