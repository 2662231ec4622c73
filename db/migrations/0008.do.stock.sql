-- Stock by supply channel, and pieces set aside for carts that are being paid (decision 0010).

-- The empty channel is the one warehouse of stores that name none (spec §3 availability: noChannel).
alter table inventory
  add column channel text collate "C" not null default '',
  drop constraint inventory_pkey,
  add primary key (sku, channel);

-- Pieces here are no longer in `inventory.available`: on hand = available + reserved. No reference to the cart: a
-- reservation may outlive a cart that is cleaned away, and its pieces must come back all the same.
create table stock_reservation (
  cart_id uuid not null,
  sku text collate "C" not null,
  channel text collate "C" not null,
  quantity integer not null check (quantity > 0),
  expires_at timestamptz not null,
  primary key (cart_id, sku, channel),
  foreign key (sku, channel) references inventory (sku, channel)
);
create index stock_reservation_entry on stock_reservation (sku, channel);
create index stock_reservation_expires_at on stock_reservation (expires_at);
