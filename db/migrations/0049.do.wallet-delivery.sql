-- The wallet's sheet says how the goods come and what that costs (rule Y-05); sheets of before live for half an hour and say nothing of it.
alter table card_sandbox.wallet_sheet
  add delivery_method text check (delivery_method in ('parcel', 'freight')),
  add delivery_cent_amount bigint check ((delivery_cent_amount is null) = (delivery_method is null));
