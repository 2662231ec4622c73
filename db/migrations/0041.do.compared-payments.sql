-- What both books are compared by: when something happened to a payment.
create index event_happened_at on adyen.event (happened_at);
create index payment_moved on payment (modified_at) where payment_interface = 'card';
