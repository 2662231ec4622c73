-- The embedded partner's sheets of the express checkout: who somebody is until the shop has asked (src/integrations/card/).
create table card_sandbox.wallet_sheet (
  id text primary key,
  merchant_reference text not null,
  currency text not null,
  cent_amount bigint not null,
  country text not null,
  locale text not null,
  return_url text not null,
  state text not null check (state in ('Open', 'Cancelled', 'Shared')),
  details jsonb check ((details is not null) = (state = 'Shared')),
  expires_at timestamptz not null
);
create index wallet_sheet_expires_at on card_sandbox.wallet_sheet (expires_at);
