-- Every way to pay: at the door, and all methods of the partner; payments by reference wait for their money.

alter table payment drop constraint payment_payment_interface_check;
alter table payment add constraint payment_payment_interface_check
  check (payment_interface in ('cash-on-delivery', 'bank-transfer', 'card'));
alter table payment
  add column reference_payment jsonb; -- {action, entity, reference, expiresAt, merchantReference}: spec §3, Order

alter table card_sandbox.checkout
  add column method text not null default 'scheme',
  add column intent text not null default 'authorize' check (intent in ('authorize', 'capture')),
  add column company jsonb; -- {name, taxId, registryLocation} of a business invoice
alter table card_sandbox.checkout drop constraint checkout_state_check;
alter table card_sandbox.checkout add constraint checkout_state_check
  check (state in ('Open', 'Waiting', 'Authorised', 'Refused', 'Cancelled', 'Reversed'));
