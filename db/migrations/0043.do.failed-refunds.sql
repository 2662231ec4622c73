-- A refund that the partner had taken can fail days later: then it is owed again, until somebody says how it goes back.
alter table order_reversal
  add column refund_attempt integer not null default 0, -- how often it was asked for anew: each time under another name
  add column refund_failed_at timestamptz; -- the partner could not pay it, and nobody has asked again yet
alter table order_reversal add constraint order_reversal_failed check (refund_failed_at is null or refund_state = 'Owed');
