-- What the VAT service said of a number, kept for a while so that leaving the field, its button and the form ask once.
-- An answer that could not be had is never kept.

create table vat_verdict (
  vat_id text not null, -- with its prefix: EL094322222
  own_vat_id text not null, -- the shop's own number, which asked
  state text not null check (state in ('valid', 'invalid')),
  code integer not null, -- the service's own, spec §4
  reference text, -- what the service calls its answer
  checked_at timestamptz not null,
  primary key (own_vat_id, vat_id)
);
create index vat_verdict_checked_at on vat_verdict (checked_at);

-- The verdict that counts for a cart: frozen when its addresses are submitted, never asked again at payment.
alter table cart add column vat jsonb; -- {vatId, state, checkedAt, reference?}
