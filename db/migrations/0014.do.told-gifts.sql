-- Gifts cost nothing, so no total tells that one is gone: an order is made of those that its shopper was told of.
alter table cart
  add column gifts text[] not null default '{}'; -- keys of the cart discounts whose gifts the cart was last shown with
