-- A second session of a card payment, for Adyen's fields in the shop's own page: what its web library is opened with.
alter table adyen.checkout add column fields_session_id text unique;
alter table adyen.checkout add column fields_session_data text;
