-- What every cart and every minute asks for, found without reading all that has piled up.

-- Payments of which nothing was heard; nearly all that were ever made are settled.
create index payment_open on payment (modified_at) where state = 'Pending' and payment_interface = 'card';

-- Every cart is priced with these; a shop may have a discount more for each of its codes.
create index cart_discount_without_code on cart_discount (sort_order, key) where not requires_discount_code;

-- The uses that a cancelled order gives back.
create index discount_code_use_order on discount_code_use (order_id);
